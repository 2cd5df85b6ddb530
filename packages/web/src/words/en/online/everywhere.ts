// Tables with friends: what all pages of them say.

export const copy = 'Copy';

export const copied = 'Copied';

export const notCopied = 'Not copied';

export const perAction = (seconds: string): string => `${seconds} per action`;

/** "3 days per action". */
export const daysPerAction = (count: number): string =>
  count === 1 ? '1 day per action' : `${count} days per action`;

export const perMatch = (seconds: string): string => `${seconds} per match`;

export const minutes = (count: number): string => `${count} minutes`;

export const seconds = (count: number): string => `${count} seconds`;

export const allChairsTaken = 'All chairs are taken.';

export const oneChairOpen = 'One chair is open.';

export const chairsOpen = (count: string): string => `${count} chairs are open.`;
