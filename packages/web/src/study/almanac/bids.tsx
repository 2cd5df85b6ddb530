// The plate of bids: how often each is the contract, and how often it is made. Never by color alone: the denser the
// hatching, the more often it is made; a dash says that there were too few to tell.

import type { Game } from '@messdeck/engine';
import type { ArmResult, BidFigures, Contracts } from '@messdeck/lab';
import type { JSX } from 'preact';
import { kindsOf } from './kinds.ts';
import { give, plain, written } from './numbers.ts';
import { dealsOf, type Plate } from './plate.ts';
import { scaled } from './results.ts';

/** Below so many contracts a bid says nothing. */
const FEWEST = 40;

export function bidsPlate(game: Game, usual: ArmResult, contracts: Contracts): Plate {
  const made = scaled(contracts.made, 100);
  const thrown = scaled(contracts.thrown, 100);
  const all = contracts.bids.filter(({ kind }) => kind < 0);
  const most = all.reduce((a, b) => (b.contracts > a.contracts ? b : a));
  const told = all.filter((bid) => bid.made !== undefined);
  return {
    id: 'bids',
    short: 'Bids',
    title: 'Bids, and how often they are made',
    wide: true,
    answer: (
      <>
        Of 100 contracts, <b>{plain(made)} are made.</b> The usual one is {most.number}:{' '}
        {written((100 * most.contracts) / contracts.contracts, 0)} of 100.
      </>
    ),
    plots: (
      <>
        <BidTable game={game} contracts={contracts} size="desk" columns={11} />
        <BidTable game={game} contracts={contracts} size="phone" columns={5} />
      </>
    ),
    aside: `A made contract is one that brings at least what was bid. Of 100 hands dealt, ${plain(thrown)} are thrown in, ${give(thrown)}.`,
    table: [
      { words: 'Contracts made, of 100', figure: made },
      { words: 'What the bidder has over the table, points a hand', figure: contracts.bidder, sign: true },
      { words: 'Hands thrown in, of 100', figure: thrown },
      ...told.map((bid) => ({ words: `${bid.number} is made, of 100`, figure: scaled(bid.made!, 100) })),
    ],
    deals: dealsOf(usual, 'Sergeants'),
  };
}

interface BidTableProps {
  readonly game: Game;
  readonly contracts: Contracts;
  readonly size: 'desk' | 'phone';
  /** The most bids that have room beside each other: those most often bid. */
  readonly columns: number;
}

const LEFT = { desk: 150, phone: 96 };
const CELL = { desk: 91, phone: 50 };
const ROW = 36;
const BARS = 96;

function BidTable({ game, contracts, size, columns }: BidTableProps): JSX.Element {
  const names = kindsOf(game);
  const numbers = contracts.bids
    .filter(({ kind }) => kind < 0)
    .sort((a, b) => b.contracts - a.contracts)
    .slice(0, columns)
    .sort((a, b) => a.number - b.number);
  const kinds = [...new Set(contracts.bids.map(({ kind }) => kind))]
    .filter((kind) => kind >= 0)
    .sort((a, b) => a - b);
  const rows = [...kinds, -1];
  const left = LEFT[size];
  const cell = CELL[size];
  const most = Math.max(...numbers.map((bid) => bid.contracts));
  const find = (kind: number, number: number): BidFigures | undefined =>
    contracts.bids.find((bid) => bid.kind === kind && bid.number === number);
  const said = numbers
    .map(({ number, contracts: count, made }) => `${number}: ${count} contracts, ${saidMade(made)}`)
    .join('; ');
  return (
    <svg
      data-for={size}
      class="bids"
      viewBox={`0 0 ${left + numbers.length * cell} ${BARS + rows.length * ROW + 28}`}
      style={{ maxWidth: `${left + numbers.length * cell}px` }}
      role="img"
      aria-label={`Bids that became the contract. ${said}`}
    >
      {numbers.map(({ number, contracts: count }, i) => {
        const tall = 2 + (64 * count) / most;
        const share = (100 * count) / contracts.contracts;
        const middle = left + (i + 0.5) * cell;
        return (
          <g key={number}>
            <rect class="bar" x={middle - cell * 0.3} y={BARS - 8 - tall} width={cell * 0.6} height={tall} />
            <text x={middle} y={BARS - 14 - tall} text-anchor="middle">
              {share < 1 ? '<1' : written(share, 0)}
            </text>
            <text class="k" x={middle} y={BARS + rows.length * ROW + 20} text-anchor="middle">
              {number}
            </text>
          </g>
        );
      })}
      <text x="0" y={BARS - 30}>
        of 100
      </text>
      {rows.map((kind, r) => (
        <g key={kind} transform={`translate(0 ${BARS + r * ROW})`}>
          <text class="k" x="0" y="23">
            {kind < 0 ? 'All' : (names[kind] ?? String(kind + 1))}
          </text>
          {numbers.map(({ number }, i) => (
            <Cell key={number} bid={find(kind, number)} x={left + i * cell} wide={cell} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const saidMade = (made: BidFigures['made']): string =>
  made ? `${plain(scaled(made, 100))} of 100 made` : `too few to say, under ${FEWEST}`;

/** How dense a cell is hatched. */
function shade(made: number): string {
  return made >= 80
    ? 'shade-4'
    : made >= 60
      ? 'shade-3'
      : made >= 40
        ? 'shade-2'
        : made >= 20
          ? 'shade-1'
          : 'shade-0';
}

function Cell({ bid, x, wide }: { bid: BidFigures | undefined; x: number; wide: number }): JSX.Element {
  const made = bid?.made && 100 * bid.made.value;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        class={made === undefined ? 'bid-cell' : `bid-cell ${shade(made)}`}
        x="1"
        y="1"
        width={wide - 2}
        height={ROW - 2}
      />
      {made !== undefined && (
        <rect class="bid-behind" x={wide / 2 - 15} y="7" width="30" height="22" rx="3" />
      )}
      <text class={made === undefined ? '' : 'b'} x={wide / 2} y="23" text-anchor="middle">
        {made === undefined ? '–' : written(made, 0)}
      </text>
    </g>
  );
}

/** The patterns that cells and bars are hatched with; once on a page. */
export function Hatching(): JSX.Element {
  return (
    <svg class="almanac-hatching" width="0" height="0" aria-hidden="true">
      <defs>
        {[
          ['hatch-1', 1.3],
          ['hatch-2', 2.2],
          ['hatch-3', 4.4],
          ['hatch-striped', 2.6],
        ].map(([id, width]) => (
          <pattern
            key={id}
            id={String(id)}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={width} height="7" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
