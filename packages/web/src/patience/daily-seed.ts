// The number of today's deal: the same for everybody on a day.

const DAILY = 'daily ';

/** The number of a day's deal. */
export const dealOf = (day: string): string => DAILY + day;

/** Whether cards are dealt by the number of some day. */
export const isDaily = (seed: string): boolean => seed.startsWith(DAILY);
