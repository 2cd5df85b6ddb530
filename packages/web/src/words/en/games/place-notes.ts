// Who sits where, for anyone who asks the coach.

export const your = 'Your';

export const whose = (name: string): string => `${name}’s`;

const PLAYS = { ours: 'plays with you', theirs: 'plays against you', alone: 'plays alone, as you do' };

/** "Roy plays with you, holds 12 cards, and dealt this hand (D)." */
export const sitsHere = ({
  name,
  side,
  cards,
  dealt,
}: {
  readonly name: string;
  readonly side: 'ours' | 'theirs' | 'alone';
  readonly cards: string;
  readonly dealt: boolean;
}): string =>
  dealt
    ? `${name} ${PLAYS[side]}, holds ${cards}, and dealt this hand (D).`
    : `${name} ${PLAYS[side]} and holds ${cards}.`;
