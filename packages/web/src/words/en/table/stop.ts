// Stopping for good in a game for one.

export const stopForGood = 'Stop for good';
export const keepPlaying = 'Keep playing';
export const stop = 'Stop';
