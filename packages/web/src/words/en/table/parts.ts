// Cards and places of a table.

// table/parts/card.tsx
export const newCard = (name: string): string => `${name}, new`;

// table/parts/hand.tsx
export const hand = (whose: string, count: number): string => `${whose} hand, ${cards(count)}`;
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

// table/parts/panel.tsx
export const collapse = (title: string): string => `Collapse: ${title}`;
export const close = 'Close';

// Contracts, bids and piles.
