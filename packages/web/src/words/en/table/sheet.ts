// The score sheet.

// table/sheet/sheet-by-player.tsx
export const latestHands = 'Points of the latest hands and of the match';
export const hand = 'Hand';
export const total = 'Total';

// table/sheet/sheet.tsx
export const pointsOfEveryHand = 'Points of every hand';

// table/sheet/worth.tsx
export const whatCounts = 'What counts';
