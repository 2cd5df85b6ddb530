// The rules of all twelve games as pages with numbers to link to; printable.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxes } from '../../app/catalog.ts';
import { Markdown } from '../../play/markdown.tsx';
import { SheetPage } from '../frame.tsx';
import type { StudyProps } from '../index.ts';
import { OptionsOf } from './options-of.tsx';
import './rules.css';
import { readRules } from './read-rules.ts';

const games = boxes.flatMap((box) => box.games);

export function RulesPage({ path: [gameId, rule] }: StudyProps): JSX.Element {
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  const text = useSignal<{ readonly game: string; readonly prose: string } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    let left = false;
    failed.value = false;
    readRules(game.id).then(
      (prose) => {
        if (!left) text.value = { game: game.id, prose };
      },
      () => (failed.value = true),
    );
    return () => {
      left = true;
    };
  }, [game.id]);
  const ready = text.value?.game === game.id;
  useEffect(() => {
    if (!ready || rule === undefined) return;
    const element = document.getElementById(`rule-${rule}`);
    for (const other of document.querySelectorAll('.linked')) other.classList.remove('linked');
    element?.classList.add('linked');
    element?.scrollIntoView({ block: 'center' });
  }, [ready, rule]);
  const print = (
    <button type="button" class="btn small" onClick={() => window.print()}>
      Print
    </button>
  );
  return (
    <SheetPage title="Rules" sub={game.title} tools={print}>
      <div class="rulespage">
        <nav class="rulesnav" aria-label="Games">
          {games.map(({ id, title }) => (
            <a key={id} href={`#/rules/${id}`} aria-current={id === game.id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <main class="rulesbody rules-text">
          <h2>{game.title}</h2>
          {failed.value && (
            <p role="status">The rules could not be loaded. Try again when the network is back.</p>
          )}
          {ready ? <Markdown text={text.value!.prose} /> : !failed.value && <p role="status">One moment.</p>}
        </main>
        <OptionsOf key={game.id} game={game.id} />
      </div>
    </SheetPage>
  );
}
