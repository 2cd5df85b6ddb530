// Who won a hand.

export const share = ({ names, points }: { readonly names: string; readonly points: string }): string =>
  `${names} share the hand, ${points}`;

export const wins = ({
  names,
  verb,
  points,
}: {
  readonly names: string;
  readonly verb: string;
  readonly points: string;
}): string => `${names} ${verb} the hand, ${points}`;

export const winsVerb = 'wins';

export const winVerb = 'win';
