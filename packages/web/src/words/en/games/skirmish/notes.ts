// What counts in Skirmish, and what a hand meant.

export const army = 'Army';

export const navy = 'Navy';

export const capturedLessWhatSpiesSet = 'Captured, less what spies set';

export const evenHand = 'An even hand';

export const winsHandBy = ({ side, points }: { readonly side: string; readonly points: string }): string =>
  `The ${side} wins the hand by ${points}`;

export const captured = 'Captured';

export const setBackBySpies = 'Set back by spies';

export const even = 'even';

export const by = ({ side, points }: { readonly side: string; readonly points: string }): string =>
  `${side} by ${points}`;

export const tookNurse = (points: string): string => `took the Nurse: −${points}`;

export const spy = 'a spy';

export const spyOf = (whose: string): string => `${whose} spy`;

export const turningPoint = ({
  title,
  spy,
  side,
  points,
}: {
  readonly title: string;
  readonly spy: string;
  readonly side: string;
  readonly points: string;
}): string =>
  `The turning point was ${title}: ${spy} took the Nurse, and the ${side} was set back ${points}.`;

export const toLimit = (limit: string): string => `To ${limit}`;

export const bestTrick = ({
  title,
  name,
  points,
  nurse,
}: {
  readonly title: string;
  readonly name: string;
  readonly points: string;
  /** Whether there was a Nurse in it. */
  readonly nurse: boolean;
}): string => `The best was ${title}: ${name} took ${points}${nurse ? ', a Nurse in it' : ''}.`;
