// The rules of the game at hand, in our own prose with the rule ids, loaded when first asked for.

import { type Signal, signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** The rule that somebody wants to read; the drawer opens there. */
const wanted: Signal<string | undefined> = signal(undefined);

export function openRule(rule?: string): void {
  wanted.value = rule;
  const drawer = document.getElementById('rules');
  if (!drawer?.matches(':popover-open')) drawer?.showPopover();
}

export function Rules({ game }: { readonly game: string }): JSX.Element {
  const prose = useSignal<JSX.Element | undefined>(undefined);
  const failed = useSignal(false);
  const load = async (): Promise<void> => {
    try {
      failed.value = false;
      prose.value ??= await read(game);
    } catch {
      failed.value = true;
    }
  };
  useEffect(() => {
    const drawer = document.getElementById('rules');
    const opened = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'open') void load();
    };
    drawer?.addEventListener('toggle', opened);
    return () => drawer?.removeEventListener('toggle', opened);
  }, []);
  useEffect(() => {
    if (prose.value === undefined || wanted.value === undefined) return;
    const rule = document.getElementById(`rule-${wanted.value}`);
    rule?.scrollIntoView({ block: 'start' });
    rule?.focus({ preventScroll: true });
  }, [prose.value, wanted.value]);
  if (failed.value) return <p>The rules could not be loaded. Try again when the network is back.</p>;
  if (prose.value === undefined) return <p>The rules are being fetched.</p>;
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
