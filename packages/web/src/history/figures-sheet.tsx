// The figures of one game and one set of options: what was won, the streaks, the course of things, and contracts where
// the game has them.

import type { Game } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/history.tsx';
import { boxes } from '../games/catalog.ts';
import { loadGame } from '../sources/games.ts';
import { BigFigures } from './big-figures.tsx';
import { Chart, Contracts, Margins, Streaks } from './charts.tsx';
import { counted, figuresOf, leftOut, MANY_HINTS, mean, optionKey } from './figures.ts';
import { Alone } from './figures-alone.tsx';
import type { PastMatch } from './past.ts';
import { oneDecimal, optionsOf } from './words.ts';

interface SheetProps {
  readonly matches: readonly PastMatch[];
  /** The game that is looked at first. */
  readonly game: string;
}

export function FiguresSheet({ matches, game: wanted }: SheetProps): JSX.Element {
  const played = boxes
    .flatMap(({ games }) => games)
    .filter(({ id }) => matches.some(({ game }) => game === id));
  const id = useSignal(
    played.some((game) => game.id === wanted)
      ? wanted
      : (mostPlayed(counted(matches)) ?? mostPlayed(matches) ?? ''),
  );
  const key = useSignal('');
  const withHints = useSignal(false);
  const game = useLoaded(id.value);
  const ofGame = matches.filter((match) => match.game === id.value);
  const sets = [...new Map(ofGame.map((match) => [optionKey(match), match]))];
  const listed = ofGame.filter((match) => key.value === '' || optionKey(match) === key.value);
  const shown = counted(listed, withHints.value);
  const others = leftOut(listed, withHints.value);
  const many = ofGame.some(({ hints, practice }) => !practice && hints > MANY_HINTS);
  return (
    <section class="paper-sheet figures" aria-label={words.figures}>
      <div class="filters">
        <select
          aria-label={words.game}
          value={id.value}
          onChange={(event) => {
            id.value = event.currentTarget.value;
            key.value = '';
          }}
        >
          {played.length === 0 && <option value="">{words.noGamesYet}</option>}
          {played.map(({ id: option, title }) => (
            <option key={option} value={option}>
              {title}
            </option>
          ))}
        </select>
        <select
          aria-label={words.options}
          value={key.value}
          onChange={(event) => (key.value = event.currentTarget.value)}
        >
          <option value="">{words.allOptions}</option>
          {game && sets.length > 1
            ? sets.map(([option, match]) => (
                <option key={option} value={option}>
                  {optionsOf(game, match)}
                </option>
              ))
            : null}
        </select>
      </div>
      {shown.length === 0 ? (
        <p class="nothing">{listed.length > 0 ? words.nothingToCountYet : words.noMatchesYet}</p>
      ) : wholeIsSolo(shown) ? (
        <Alone matches={shown} game={id.value} />
      ) : (
        <Against matches={shown} />
      )}
      <p class="not-counted">
        {others && words.notCounted(others)}
        {many && (
          <button type="button" class="as-link" onClick={() => (withHints.value = !withHints.value)}>
            {withHints.value ? words.leaveOutHinted : words.includeHinted}
          </button>
        )}
      </p>
    </section>
  );
}

function useLoaded(id: string): Game | undefined {
  const game = useSignal<Game | undefined>(undefined);
  useEffect(() => {
    if (id) loadGame(id).then((loaded) => (game.value = loaded));
  }, [id]);
  return game.value?.id === id ? game.value : undefined;
}

const wholeIsSolo = (matches: readonly PastMatch[]): boolean =>
  matches.length > 0 && matches.every(({ outcome }) => outcome === 'solo');

function mostPlayed(matches: readonly PastMatch[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { game } of matches) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function Against({ matches }: { readonly matches: readonly PastMatch[] }): JSX.Element {
  const figures = figuresOf(matches);
  const { streak } = figures;
  const contracts = matches.flatMap((match) => match.contracts);
  const made = contracts.filter((contract) => contract.made).length;
  return (
    <>
      <BigFigures
        entries={[
          [words.played, String(figures.played)],
          [words.outcomes.won, String(figures.won)],
          [
            words.streakNow,
            <>
              {Math.abs(streak)}{' '}
              {streak !== 0 && <small>{streak > 0 ? words.outcomes.won : words.outcomes.lost}</small>}
            </>,
          ],
          [words.bestStreak, String(figures.bestStreak)],
        ]}
      />
      {matches.length > 0 && (
        <>
          <Chart title={words.matchByMatch} note={words.upWonDownLost}>
            <Margins matches={matches} />
          </Chart>
          <Chart title={words.streaks} note={words.solidWonHatchedLost}>
            <Streaks matches={matches} />
          </Chart>
          {contracts.length > 0 && (
            <Chart title={words.yourSidesContracts} note={words.madeAndLost(made, contracts.length - made)}>
              <Contracts matches={matches} />
            </Chart>
          )}
          <p class="averages">
            {contracts.length > 0
              ? words.averageBidAndScore(
                  oneDecimal(mean(contracts.map(({ bid }) => bid))),
                  oneDecimal(figures.average),
                  figures.best!,
                )
              : words.averageScore(oneDecimal(figures.average), figures.best!)}{' '}
            {figures.averageMinutes !== undefined &&
              words.aMatchTakesMinutes(Math.max(1, Math.round(figures.averageMinutes)))}
          </p>
        </>
      )}
    </>
  );
}
