// The rules of the game at hand, in our own prose with the rule ids, loaded when first asked for.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/rules.tsx';
import { wantedRule } from '../shared/open-rule.ts';

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export function Rules({ game }: { readonly game: string }): JSX.Element {
  const prose = useSignal<JSX.Element | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    read(game).then(
      (read) => (prose.value = read),
      () => (failed.value = true),
    );
  }, []);
  useEffect(() => {
    if (prose.value === undefined || wantedRule.value === undefined) return;
    const rule = document.getElementById(`rule-${wantedRule.value}`);
    rule?.scrollIntoView({ block: 'start' });
    rule?.focus({ preventScroll: true });
  }, [prose.value, wantedRule.value]);
  if (failed.value) return <p>{words.notLoaded}</p>;
  if (prose.value === undefined) return <p>{words.loadingRules}</p>;
  return <div class="rules-text">{prose.value}</div>;
}

/** The page of a game, and what is needed to read it. */
async function read(game: string): Promise<JSX.Element> {
  const [{ Markdown, playerParts }, text] = await Promise.all([
    import('./markdown.tsx'),
    pages[`../../../../docs/rules/${game}.md`](),
  ]);
  return <Markdown text={playerParts(text)} />;
}
