// A time to call, for people who listen.

export const seconds = (asks: string, left: number): string => `${asks} ${left} seconds.`;
export const secondsLeft = (left: number): string => `${left} seconds left.`;
