// Who won a hand.

import { agree, type People, subject } from '@messdeck/engine';

interface Winners {
  readonly people: People;
  readonly best: readonly number[];
  readonly points: string;
}

/** "Mabel and Roy share the hand, +9". */
export const share = ({ people, best, points }: Winners): string =>
  `${subject(people, best)} share the hand, ${points}`;

/** "You win the hand, +14". */
export const wins = ({ people, best, points }: Winners): string =>
  `${subject(people, best)} ${agree(people, best, 'wins', 'win')} the hand, ${points}`;
