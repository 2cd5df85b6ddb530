// Deals of a patience, a card each, the easiest at the left: won by a General, could have been won, cannot be won. A card
// can be chosen with a tap or the arrow keys, and its deal can be played.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { seatPlayers } from '../../games/players.ts';
import { reasonOf } from '../../shared/reason.ts';
import { openMatch } from '../../sources/local/session.ts';
import { written } from './numbers.ts';
import { dealsOf, type Plate } from './plate.ts';
import { type Counted, generalArm, openArm, scaled, usualArm } from './results.ts';

export interface Deal {
  /** Its place in the run, and its number on the set-up page. */
  readonly deal: number;
  readonly seed: string;
  readonly can: 'y' | 'n' | '?';
  readonly general: boolean;
  /** Of all plays of Sergeants. */
  readonly won: number;
  readonly score: number;
}

/** The deals that have been searched and played by all, the easiest first. */
export function dealsOfGame(counted: Counted): readonly Deal[] {
  const open = openArm(counted);
  const general = generalArm(counted)?.each;
  const { each } = usualArm(counted);
  // Where every deal can be won there is nothing to see.
  if (!open || !general || !each || open.winnable.can === open.deals) return [];
  const many = Math.min(open.deals, general.won.length, each.score.length);
  return Array.from({ length: many }, (_, deal) => ({
    deal,
    seed: deal === 0 ? counted.seed : `${counted.seed}/${deal}`,
    can: open.winnable.each[deal] as Deal['can'],
    general: general.won[deal] > 0,
    won: each.won[deal],
    score: each.score[deal],
  })).sort((a, b) => Number(b.general) - Number(a.general) || b.score - a.score || a.deal - b.deal);
}

export function thousandPlate(counted: Counted, deals: readonly Deal[]): Plate {
  const open = openArm(counted)!;
  const general = scaled(generalArm(counted)!.won!, 100);
  const winnable = scaled(open.winnable, 100);
  const { can, cannot, untold } = open.winnable;
  return {
    id: 'deals',
    short: `${deals.length} deals`,
    title: `${deals.length} deals, a card each`,
    wide: true,
    answer: (
      <>
        Of {open.deals} deals <b>{can} can be won,</b> {cannot === 1 ? '1 cannot' : `${cannot} cannot`}, and
        of {untold} nobody knows. A General who sees only the open cards wins {written(general.value, 0)} of
        100.
      </>
    ),
    plots: <Cards deals={deals} game={counted.game} />,
    aside:
      'A deal that no search has told is inside the interval both ways: lost at its lower end, won at its upper.',
    table: [
      { words: 'Can be won with every card seen, of 100', figure: winnable },
      { words: 'A General wins, of 100', figure: general },
    ],
    deals: `${open.deals} deals searched with open cards, ${dealsOf(generalArm(counted)!, 'one General')}`,
  };
}

/** So many of the hardest deals are named. */
const HARDEST = 5;

const lookOf = ({ general, can }: Deal): string =>
  general ? 'won' : can === 'n' ? 'lost' : can === 'y' ? 'could' : 'untold';

const SAID = {
  won: 'A General won it',
  could: 'It can be won; a General did not',
  lost: 'It cannot be won',
  untold: 'Nobody knows whether it can be won',
} as const;

function Cards({ deals, game }: { readonly deals: readonly Deal[]; readonly game: string }): JSX.Element {
  const at = useSignal(0);
  const trouble = useSignal('');
  const chosen = deals[at.value];
  const look = lookOf(chosen) as keyof typeof SAID;
  const go = (to: number): void => {
    at.value = Math.min(deals.length - 1, Math.max(0, to));
  };
  const play = (): void => {
    openMatch({ game, rules: {}, seats: seatPlayers(1), seed: chosen.seed }).catch((error: unknown) => {
      trouble.value = reasonOf(error);
    });
  };
  const harder = Math.round((100 * at.value) / deals.length);
  const hardest = deals
    .filter(({ can }) => can === 'y')
    .slice(-HARDEST)
    .reverse();
  const count = (of: keyof typeof SAID): number => deals.filter((deal) => lookOf(deal) === of).length;
  return (
    <div class="plot deals">
      <Sheet deals={deals} at={at.value} go={go} play={play} size="desk" down={10} />
      <Sheet deals={deals} at={at.value} go={go} play={play} size="phone" down={20} />
      <p class="ends" aria-hidden="true">
        <i>easiest</i>
        <i>hardest</i>
      </p>
      <ul class="deal-key">
        <li class="won">{count('won')} won by a General</li>
        <li class="could">{count('could')} could have been won</li>
        <li class="lost">{count('lost')} cannot be won</li>
        <li class="untold">{count('untold')} nobody knows</li>
      </ul>
      <p class="hardest">
        Hardest that can be won:{' '}
        {hardest.map((deal) => (
          <button key={deal.deal} type="button" onClick={() => go(deals.indexOf(deal))}>
            {deal.seed}
          </button>
        ))}
      </p>
      <div class="deal-slip">
        <p aria-live="polite">
          <b>Deal {chosen.seed}</b> {SAID[look]}. Sergeants reached {written(chosen.score, 1)} on average
          {chosen.won > 0 ? ` and won ${written(100 * chosen.won, 0)} of 100 tries` : ''}; harder than{' '}
          {harder} of 100.
        </p>
        <div class="do">
          <button type="button" class="btn small" aria-label="Easier" onClick={() => go(at.value - 1)}>
            ‹
          </button>
          <button type="button" class="btn small" aria-label="Harder" onClick={() => go(at.value + 1)}>
            ›
          </button>
          <button type="button" class="btn small primary" onClick={play}>
            Play it
          </button>
        </div>
        <p role="alert" hidden={trouble.value === ''}>
          {trouble.value}
        </p>
      </div>
    </div>
  );
}

interface SheetProps {
  readonly deals: readonly Deal[];
  readonly at: number;
  readonly go: (to: number) => void;
  readonly play: () => void;
  readonly size: 'desk' | 'phone';
  /** Cards in a column. */
  readonly down: number;
}

const WIDE = { desk: 1150, phone: 342 };

function Sheet({ deals, at, go, play, size, down }: SheetProps): JSX.Element {
  const across = Math.ceil(deals.length / down);
  const step = WIDE[size] / across;
  const tall = step * 1.28;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(at - down),
    ArrowRight: () => go(at + down),
    ArrowUp: () => go(at - 1),
    ArrowDown: () => go(at + 1),
    Home: () => go(0),
    End: () => go(deals.length - 1),
    Enter: play,
  };
  return (
    <div
      data-for={size}
      class="deal-sheet"
      role="slider"
      tabIndex={0}
      aria-label="Deals, the easiest first"
      aria-valuemin={1}
      aria-valuemax={deals.length}
      aria-valuenow={at + 1}
      aria-valuetext={`${at + 1} of ${deals.length}: deal ${deals[at].seed}, ${SAID[lookOf(deals[at]) as keyof typeof SAID]}`}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      }}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const column = Math.floor(((event.clientX - box.left) / box.width) * across);
        const row = Math.floor(((event.clientY - box.top) / box.height) * down);
        go(Math.min(across - 1, column) * down + Math.min(down - 1, row));
      }}
    >
      <svg viewBox={`-2 -2 ${WIDE[size] + 4} ${tall * down + 4}`} aria-hidden="true">
        {deals.map((deal, i) => {
          const x = Math.floor(i / down) * step;
          const y = (i % down) * tall;
          const look = lookOf(deal);
          return (
            <g key={deal.deal} class={`deal ${look}`}>
              <rect x={x + 1} y={y + 1} width={step - 2.5} height={tall - 3} rx="1" />
              {look === 'lost' && <path d={`M${x + 1} ${y + tall - 2}L${x + step - 1.5} ${y + 1}`} />}
              {look === 'untold' && <circle cx={x + step / 2} cy={y + tall / 2} r={step / 8} />}
            </g>
          );
        })}
        <rect
          class="chosen"
          x={Math.floor(at / down) * step - 1}
          y={(at % down) * tall - 1}
          width={step + 1}
          height={tall + 1}
        />
      </svg>
    </div>
  );
}
