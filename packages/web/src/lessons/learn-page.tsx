// The page of learning: the twelve games with their sheet and their first hand, and which of them are known.

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/lessons.tsx';
import '../shared/styles/learn.css';
import '../shared/styles/book.css';
import './learn-page.css';
import { boxes } from '../games/catalog.ts';
import type { Label } from '../games/label.ts';
import { known } from '../how-to/known.ts';
import { playNow } from '../setup/play-now.ts';
import { useArrival } from '../shared/arrival.ts';
import { SheetPage } from '../shared/frame.tsx';
import { openHowTo } from '../shared/open-sheet.ts';

export function LearnPage(): JSX.Element {
  useArrival();
  const trouble = useSignal('');
  const learned = boxes.flatMap(({ games }) => games).filter(({ id }) => known.value.learned.includes(id));
  return (
    <SheetPage title={words.learnGame} sub={words.known(learned.length)}>
      <p class="trouble" role="alert" hidden={!trouble.value}>
        {trouble.value}
      </p>
      <main class="learn-list">
        {boxes.map((box) => (
          <section class={`paper-sheet ${box.pack}`} key={box.pack} aria-labelledby={`learn-${box.pack}`}>
            <h2 id={`learn-${box.pack}`}>{box.title}</h2>
            <ul>
              {box.games.map((game) => (
                <GameToLearn key={game.id} game={game} trouble={trouble} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </SheetPage>
  );
}

interface GameToLearnProps {
  readonly game: Label;
  readonly trouble: Signal<string>;
}

function GameToLearn({ game, trouble }: GameToLearnProps): JSX.Element {
  const isKnown = known.value.learned.includes(game.id);
  const step = known.value.begun[game.id];
  return (
    <li class={isKnown ? 'known' : undefined}>
      <h3>{game.title}</h3>
      <p class="soft">
        {isKnown ? words.firstHandDone : step === undefined ? game.line : words.stoppedAt(step + 1)}
      </p>
      <div class="button-row">
        <button
          type="button"
          class="btn small"
          aria-label={words.howToPlayGame(game.title)}
          onClick={() =>
            openHowTo({
              game: game.id,
              from: 'house',
              play: () => playNow(game.id, (reason) => (trouble.value = reason)),
            })
          }
        >
          {words.howToPlay}
        </button>
        <a
          class={isKnown ? 'btn small' : 'btn small primary'}
          href={`#/lesson/${game.id}`}
          aria-label={words.firstHandOf({ game: game.title, minutes: game.lesson })}
        >
          {step === undefined ? words.firstHand : words.goOn} <small>{words.minutes(game.lesson)}</small>
        </a>
      </div>
    </li>
  );
}
