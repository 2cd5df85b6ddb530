// What counts in Armed Forces, and what a hand meant.

export const calls = 'Calls';

export const improvised = 'improvised';

export const passed = 'passed';

export const isHigh = ({ name, verb }: { readonly name: string; readonly verb: string }): string =>
  `${name} ${verb} high`;

export const is = 'is';

export const are = 'are';

export const toTarget = (target: number): string => `To ${target}`;

export const mostOfIt = 'most of it';

export const allOfIt = 'all of it';

export const bestTrick = ({
  title,
  name,
  points,
  share,
  service,
  worth,
}: {
  readonly title: string;
  readonly name: string;
  readonly points: number;
  readonly share: string;
  readonly service: string;
  readonly worth: number;
}): string => `The best was ${title}: ${name} took ${points}, ${share} ${service} at ${worth} a dot.`;
