// Contracts, cards and bids of the Parker games within a sentence.

import { listAnd } from '@messdeck/engine/mechanics/lists';

export const cardOf = ({ number, company }: { readonly number: number; readonly company: string }): string =>
  `${number} of ${company}`;

export const tank = 'Tank';

export const ordnance = 'Ordnance';

export const bidStands = ({
  whose,
  number,
  company,
}: {
  readonly whose: string;
  readonly number: string;
  readonly company: string;
}): string => `${whose} ${number} on ${company} stands`;

export const contractLostBy = (points: number): string => `Contract lost by ${points}`;

export const contractJustMade = 'Contract just made';

export const contractMadeWithOver = (over: number): string => `Contract made, with ${over} over`;

export const played = ({ name, bid }: { readonly name: string; readonly bid: string }): string =>
  `${name} played ${bid}`;

export const lostBy = (points: number): string => `lost by ${points}`;

export const madePoints = (made: number): string => `made, ${made}`;

export const anything = 'it';

export const lastHand = ({
  played,
  meaning,
}: {
  readonly played: string | undefined;
  readonly meaning: string;
}): string => `In the last hand ${played}: ${meaning}.`;

/** "Squad 9 broke it: Otto’s 8 of Engineers took 15, Mabel’s Field gun in it." */
export const squadSettled = ({
  title,
  made,
  whose,
  card,
  points,
  carried,
}: {
  readonly title: string;
  readonly made: boolean;
  readonly whose: string;
  readonly card: string;
  readonly points: string;
  readonly carried: readonly string[];
}): string =>
  `${title} ${made ? 'made' : 'broke'} it: ${whose} ${card} took ${points}${carried.length > 0 ? `, ${listAnd(carried)} in it` : ''}.`;

// What is left to take, once the rest is certain.
interface Rest {
  readonly left: number;
  /** "points", "squads". */
  readonly unit: string;
}

export const restMakes = ({ left, unit }: Rest): string => `${left} ${unit} more, and the contract is made.`;

export const restIsNotEnough = ({ left, unit }: Rest): string =>
  `${left} ${unit} more, but the contract is lost.`;

export const restIsExtra = ({ left, unit }: Rest): string =>
  `The contract is made, and this is ${left} ${unit} more.`;

export const restBreaksTheirs = ({ left, unit }: Rest): string =>
  `${left} ${unit} more, and their contract is lost.`;

export const restLeavesTheirs = ({ left, unit }: Rest): string =>
  `${left} ${unit} more, but their contract is made.`;
