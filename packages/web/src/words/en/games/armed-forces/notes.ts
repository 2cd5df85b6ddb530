// What counts in Armed Forces, and what a hand meant.

export const calls = 'Calls';

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

export const improvised = (name: string): string => `${name} improvised`;

export const passed = (name: string): string => `${name} passed`;

/** `own`: the reader. */
export const isHigh = ({ name, own }: { readonly name: string; readonly own: boolean }): string =>
  `${name} ${own ? 'are' : 'is'} high`;
