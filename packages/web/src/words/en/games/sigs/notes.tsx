// What counts in SIGS, what a turn and a hand meant, and what is loaded later.

import type { JSX } from 'preact';

export const halt = 'Halt!';

export const haltTo = ({ card, set }: { readonly card: string; readonly set: string }): string =>
  `Halt! ${card} to ${set}`;

export const run = 'a run';

export const leftInHand = (name: string): JSX.Element => (
  <>
    <b>{name}</b> left in hand
  </>
);

export const leftWith = (points: number): string => `You were left with ${points}`;

export const nobodyWentOut = 'Nobody went out';

export const wentOut = ({ name, points }: { readonly name: string; readonly points: string }): string =>
  `${name} went out: ${points}`;

export const nobodyOut = 'nobody out';

export const nameOut = ({ name, points }: { readonly name: string; readonly points: string }): string =>
  `${name} out, ${points}`;

export const toCounters = (counters: number): string => `To ${counters} counters`;

export const toTarget = (target: number): string => `To ${target}`;

export const leftOnHand = 'Left on a hand';

export const atEnd = (end: string | undefined): string => `, ${end} end`;

export const theSet = ({ set, end }: { readonly set: string; readonly end: string }): string =>
  `the ${set}${end}`;

export const lay = (set: string): string => `Lay ${set}`;

export const addCard = ({ card, set }: { readonly card: string; readonly set: string }): string =>
  `Add ${card} to ${set}`;

export const takeFromFor = ({
  wanted,
  set,
  card,
}: {
  readonly wanted: string;
  readonly set: string;
  readonly card: string;
}): string => `Take ${wanted} from ${set} for ${card}`;

export const haltGoesTo = (set: string): string => `Halt! It goes to ${set}`;

export const takeDownTo = ({ cards, card }: { readonly cards: number; readonly card: string }): string =>
  `Take ${cards} cards, down to ${card}`;

export const pileEmpty = 'The pile is empty.';

export const bottomTop = 'Bottom to top.';

export const youCanTakeFramed = (order: string): string =>
  `${order} You can take a framed card with everything above it. It must go into a set at once.`;

export const didGoOut = 'went out';

export const laidSet = 'laid a set';

export const laidSets = (laid: number): string => `laid ${laid} sets`;

export const addedOne = 'added one';

export const added = (added: number): string => `added ${added}`;

export const laidNothing = 'laid nothing';

export const drewCard = 'drew a card';

// One line of the log. `own`: the reader did it.
interface Done {
  readonly own: boolean;
  readonly card: string;
}

export const addsTo = ({ own, card, set }: Done & { readonly set: string }): string =>
  `${own ? 'add' : 'adds'} ${card} to ${set}`;

export const takesDownTo = ({ own, card }: Done): string => `${own ? 'take' : 'takes'} down to ${card}`;

export const swapsFor = ({ own, card, rank }: Done & { readonly rank: string }): string =>
  `${own ? 'swap' : 'swaps'} ${rank} for ${card}`;

export const laysSet = ({ own, set }: { readonly own: boolean; readonly set: string }): string =>
  `${own ? 'lay' : 'lays'} ${set}`;
