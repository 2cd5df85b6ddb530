// The Skirmish pack: 24 Army and 24 Navy cards.

import { makePack, type Pack } from '../pack.ts';

export interface SkirmishCard {
  readonly id: string;
  readonly branch: 'army' | 'navy';
  readonly letter: string;
  readonly color: string;
  readonly kind: string;
  readonly title: string;
  readonly number: number | null;
  readonly power: number;
  readonly points: number;
  readonly spy: boolean;
}

// biome-ignore format: a row a line
const cards: readonly SkirmishCard[] = [
  { id: 'A300', branch: 'army', letter: 'A', color: 'brown', kind: 'officer', title: 'General', number: 300, power: 300, points: 300, spy: false },
  { id: 'A250', branch: 'army', letter: 'A', color: 'brown', kind: 'officer', title: 'Colonel', number: 250, power: 250, points: 250, spy: false },
  { id: 'A200', branch: 'army', letter: 'A', color: 'brown', kind: 'officer', title: 'Sergeant', number: 200, power: 200, points: 200, spy: false },
  { id: 'A100', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Scout Spy', number: 100, power: 100, points: 100, spy: true },
  { id: 'A90', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 90, power: 90, points: 90, spy: false },
  { id: 'A80', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 80, power: 80, points: 80, spy: false },
  { id: 'A70', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 70, power: 70, points: 70, spy: false },
  { id: 'A60', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 60, power: 60, points: 60, spy: false },
  { id: 'A50', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Scout Spy', number: 50, power: 50, points: 50, spy: true },
  { id: 'A40', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 40, power: 40, points: 40, spy: false },
  { id: 'A30', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 30, power: 30, points: 30, spy: false },
  { id: 'A20', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 20, power: 20, points: 20, spy: false },
  { id: 'A10', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 10, power: 10, points: 10, spy: false },
  { id: 'A9', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 9, power: 9, points: 0, spy: false },
  { id: 'A8', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 8, power: 8, points: 0, spy: false },
  { id: 'A7', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 7, power: 7, points: 0, spy: false },
  { id: 'A6', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 6, power: 6, points: 0, spy: false },
  { id: 'A5', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 5, power: 5, points: 0, spy: false },
  { id: 'A4', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 4, power: 4, points: 0, spy: false },
  { id: 'A3', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 3, power: 3, points: 0, spy: false },
  { id: 'A2', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 2, power: 2, points: 0, spy: false },
  { id: 'A1', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 1, power: 1, points: 0, spy: false },
  { id: 'A0', branch: 'army', letter: 'A', color: 'brown', kind: 'ordinary', title: 'Soldier', number: 0, power: 0, points: 0, spy: false },
  { id: 'ANURSE', branch: 'army', letter: 'A', color: 'brown', kind: 'nurse', title: 'Nurse', number: null, power: -1, points: 1000, spy: false },
  { id: 'N300', branch: 'navy', letter: 'N', color: 'blue', kind: 'officer', title: 'Admiral', number: 300, power: 300, points: 300, spy: false },
  { id: 'N250', branch: 'navy', letter: 'N', color: 'blue', kind: 'officer', title: 'Captain', number: 250, power: 250, points: 250, spy: false },
  { id: 'N200', branch: 'navy', letter: 'N', color: 'blue', kind: 'officer', title: 'Lieutenant', number: 200, power: 200, points: 200, spy: false },
  { id: 'N100', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Scout Spy', number: 100, power: 100, points: 100, spy: true },
  { id: 'N90', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 90, power: 90, points: 90, spy: false },
  { id: 'N80', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 80, power: 80, points: 80, spy: false },
  { id: 'N70', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 70, power: 70, points: 70, spy: false },
  { id: 'N60', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 60, power: 60, points: 60, spy: false },
  { id: 'N50', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Scout Spy', number: 50, power: 50, points: 50, spy: true },
  { id: 'N40', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 40, power: 40, points: 40, spy: false },
  { id: 'N30', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 30, power: 30, points: 30, spy: false },
  { id: 'N20', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 20, power: 20, points: 20, spy: false },
  { id: 'N10', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 10, power: 10, points: 10, spy: false },
  { id: 'N9', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 9, power: 9, points: 0, spy: false },
  { id: 'N8', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 8, power: 8, points: 0, spy: false },
  { id: 'N7', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 7, power: 7, points: 0, spy: false },
  { id: 'N6', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 6, power: 6, points: 0, spy: false },
  { id: 'N5', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 5, power: 5, points: 0, spy: false },
  { id: 'N4', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 4, power: 4, points: 0, spy: false },
  { id: 'N3', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 3, power: 3, points: 0, spy: false },
  { id: 'N2', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 2, power: 2, points: 0, spy: false },
  { id: 'N1', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 1, power: 1, points: 0, spy: false },
  { id: 'N0', branch: 'navy', letter: 'N', color: 'blue', kind: 'ordinary', title: 'Sailor', number: 0, power: 0, points: 0, spy: false },
  { id: 'NNURSE', branch: 'navy', letter: 'N', color: 'blue', kind: 'nurse', title: 'Nurse', number: null, power: -1, points: 1000, spy: false },
];

export const skirmish: Pack<SkirmishCard> = makePack(
  'skirmish',
  'Skirmish, the Army and Navy War Game',
  cards,
  (card) => {
    const branch = card.branch === 'army' ? 'Army' : 'Navy';
    const number = card.number === null ? '' : ` ${card.number}`;
    return { the: true, name: `${branch} ${card.title}${number}` };
  },
);

/** Which spy takes a Nurse from which holder, and what the holder's side is set. */
// biome-ignore format: a row a line
export const sets: readonly { spy: number; takesFrom: string; points: number }[] = [
  { spy: 100, takesFrom: 'officer', points: 2000 },
  { spy: 50, takesFrom: 'ordinary', points: 1000 },
  { spy: 100, takesFrom: 'spy 50 that has taken her', points: 1000 },
];
