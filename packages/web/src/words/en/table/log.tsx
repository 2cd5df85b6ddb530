// The log of a table.

import { listAnd } from '@messdeck/engine/mechanics/lists';

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

export const youCantBeat = (it: string): string => `you can’t beat ${it}`;
export const onlyBeats = (own: boolean, name: string, it: string): string =>
  `only ${own ? 'your' : 'the'} ${name} beats ${it}`;
export const it = 'it';
export const isHigh = (it: string): string => `${it} is high`;
export const youPlayLast = 'you play last';
export const nothingTaken = 'Nothing taken yet this hand.';
export const playAfterYou = (names: readonly string[]): string =>
  `${listAnd(names)} ${names.length === 1 ? 'plays' : 'play'} after you`;
