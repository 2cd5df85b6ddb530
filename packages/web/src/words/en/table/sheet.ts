// The score sheet.

// table/sheet/sheet-by-player.tsx
export const latestHands = 'Points of the latest hands and of the match';
export const hand = 'Hand';
export const total = 'Total';

// table/sheet/sheet.tsx
export const pointsOfEveryHand = 'Points of every hand';

// table/sheet/worth.tsx
export const whatCounts = 'What counts';

export const pointsOfEvery = (round: string): string => `Points of every ${round}`;
export const hands = (count: number): string => (count === 1 ? 'one hand' : `${count} hands`);
export const won = 'Won';
