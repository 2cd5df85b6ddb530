// Bids, and how they are made.

import { cards } from './parts.ts';

export const bidsSoFar = 'Bids so far';
export const toSpeak = 'to speak';
export const theAuction = 'The auction';
export const howMuch = (verb: string): string => `${verb}: how much`;
export const onWhat = (verb: string): string => `${verb}: on what`;
export const faceDown = (title: string, count: number): string => `${title}, ${cards(count)} face down`;
export const bidOf = (name: string | undefined): string =>
  `${name === undefined ? 'Your' : `${name}’s`} bid:`;
