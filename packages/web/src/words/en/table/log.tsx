// The log of a table.

// table/log/chapters.ts
export const auction = 'Auction';
export const gifts = 'Gifts';
export const discards = 'Discards';
export const theTickets = 'The tickets';

// table/log/log.tsx
export const nobodyBid = 'nobody bid';
export const thrownIn = 'thrown in';

// table/log/parts.tsx
export const soFar = (whose = 'Yours'): string => `${whose} so far`;
export const took = (name: string, brought = 'it'): string => `${name} took ${brought}`;
export const handTitle = (hand: number): string => `Hand ${hand}`;
export const thrownInTitle = 'Thrown in';
export const whoDeals = (name: string, you: boolean): string => `${name} ${you ? 'deal' : 'deals'}`;
