// The results of a challenge: the place, board by board, and for a chosen board all hands and what everybody made of it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { placeOf, signed, result as words } from '#words/duplicate.ts';
import { BoardSheet } from './board-sheet.tsx';
import { opponentsOf, pairNames, percent } from './names.ts';
import type { Compared, ToldChallenge, ToldPair } from './told.ts';

interface ResultsProps {
  readonly challenge: ToldChallenge;
  readonly board: number | undefined;
}

export function Results({ challenge, board }: ResultsProps): JSX.Element {
  const { challenge: id, pairs, you } = challenge;
  const own = you && pairs[you.pair];
  const direction = useSignal<0 | 1>(own?.direction ?? 0);
  const best = own ? bestOf(own) : -1;
  const chosen = useSignal(board ?? Math.max(0, best));
  const sheet = useRef<HTMLDivElement>(null);
  const choose = (at: number): void => {
    chosen.value = at;
    history.replaceState(history.state, '', `#/challenge/${id}/results/${at}`);
    // On a phone the board is below the table.
    requestAnimationFrame(() => sheet.current?.scrollIntoView({ block: 'nearest' }));
  };
  const rows = pairs
    .filter((pair) => pair.direction === direction.value)
    .sort((a, b) => (a.place ?? pairs.length) - (b.place ?? pairs.length));
  const among = pairs.filter((pair) => pair.direction === own?.direction && pair.place !== undefined).length;
  const both = pairs.some((pair) => pair.direction === 1);
  return (
    <main class="desk">
      <section class="rank-slip">
        <div>
          <h2>{own?.place === undefined ? words.nothingYet : placeOf(pairNames(own), own.place, among)}</h2>
          <p class="soft">{own?.place === undefined ? words.nothingYetMeans : sumOf(own, best)}</p>
        </div>
        <div class="do">
          {you && (
            <a class="btn" href={`#/challenge/${id}`}>
              {words.back}
            </a>
          )}
          <a class="btn primary" href="#/challenges/new">
            {words.again}
          </a>
        </div>
      </section>
      <div class="desk wide-right inner">
        <section class="sheet-of" aria-labelledby="by-board">
          <header>
            <h2 id="by-board">{words.byBoard}</h2>
            {both && (
              <fieldset class="seg" aria-label={words.direction}>
                {([0, 1] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={direction.value === each}
                    onClick={() => (direction.value = each)}
                  >
                    {each === 0 ? words.north : words.east}{' '}
                    {pairs.filter((pair) => pair.direction === each).length}
                  </button>
                ))}
              </fieldset>
            )}
          </header>
          <div class="cross-scroll">
            <Crosstable challenge={challenge} rows={rows} chosen={chosen.value} choose={choose} />
          </div>
          <p class="quiet-line">{words.means}</p>
        </section>
        <div ref={sheet}>
          {you?.boards[chosen.value]?.state === 'played' && (
            <BoardSheet key={chosen.value} challenge={challenge} own={you.pair} board={chosen.value} />
          )}
        </div>
      </div>
    </main>
  );
}

/** The board where a pair has the greatest share of what could be had; -1 where there was nothing to compare. */
function bestOf({ boards }: ToldPair): number {
  const shares = boards.map((board) => (board && board.top > 0 ? board.matchpoints / board.top : -1));
  const most = Math.max(...shares);
  return most < 0 ? -1 : shares.indexOf(most);
}

function sumOf({ matchpoints = 0, top = 0, share = 0, average = 0, boards }: ToldPair, best: number): string {
  const played = boards.filter((board) => board && board.top > 0).length;
  const each = played === 0 ? 0 : Math.round((10 * average) / played) / 10;
  const parts = [words.sum(matchpoints, top, percent(share)), words.average(signed(each))];
  if (played > 1 && best >= 0) parts.push(words.best(best + 1));
  return parts.join(' ');
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

interface CrosstableProps {
  readonly challenge: ToldChallenge;
  readonly rows: readonly ToldPair[];
  readonly chosen: number;
  readonly choose: (board: number) => void;
}

/** Arrow keys go from cell to cell, Enter opens the board. */
function Crosstable({ challenge, rows, chosen, choose }: CrosstableProps): JSX.Element {
  const { boards, forPairs, you } = challenge;
  const table = useRef<HTMLTableElement>(null);
  const numbers = [...Array(boards).keys()];
  const top = Math.max(0, ...rows.map((row) => row.top ?? 0));
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const at = (event.target as HTMLElement).dataset;
    if (!step || at['row'] === undefined) return;
    const [row, column] = [Number(at['row']) + step[0], Number(at['column']) + step[1]];
    const next = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <table class="cross" ref={table} onKeyDown={move}>
      <thead>
        <tr>
          <th class="pl">
            <span class="sr">{words.place}</span>
          </th>
          <th class="who">{forPairs ? words.pair : words.player}</th>
          {numbers.map((board) => (
            <th key={board} class={board === chosen ? 'chosen' : undefined} scope="col">
              <span class="sr">{words.board(board + 1)}</span>
              <span aria-hidden="true">{board + 1}</span>
            </th>
          ))}
          <th class="sum">{words.of(top)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((pair, row) => (
          <tr key={pair.pair} class={pair.pair === you?.pair ? 'me' : undefined}>
            <td class="pl">{pair.place ?? ''}</td>
            <th scope="row">
              {pairNames(pair)}
              <small>{opponentsOf(challenge, pair)}</small>
            </th>
            {numbers.map((board) => (
              <Cell
                key={board}
                made={pair.boards[board]}
                at={{ row, board }}
                chosen={chosen === board}
                choose={choose}
              />
            ))}
            <td class="sum">
              {pair.matchpoints ?? ''} {pair.share !== undefined && <small>{percent(pair.share)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly made: Compared | null;
  readonly at: { readonly row: number; readonly board: number };
  readonly chosen: boolean;
  readonly choose: (board: number) => void;
}

function Cell({ made, at: { row, board }, chosen, choose }: CellProps): JSX.Element {
  if (!made)
    return (
      <td class="mp none">
        <span class="sr">{words.notPlayed}</span>
      </td>
    );
  const { matchpoints, top } = made;
  const isTop = top > 0 && matchpoints === top;
  const height = top === 0 ? 0 : Math.round((100 * matchpoints) / top);
  const look = ['mp', isTop && 'top', chosen && 'at'].filter(Boolean).join(' ');
  return (
    <td class={look}>
      <button
        type="button"
        data-row={row}
        data-column={board}
        tabIndex={row === 0 ? 0 : -1}
        style={{ '--h': `${height}%` }}
        onClick={() => choose(board)}
      >
        <b>{matchpoints}</b>
        <span class="sr">, {words.board(board + 1)}</span>
      </button>
    </td>
  );
}
