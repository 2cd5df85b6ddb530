// Cards and places of a table.

import { listAnd } from '@messdeck/engine/mechanics/lists';

// table/parts/auction.tsx
export const bidsSoFar = 'Bids so far';
export const toSpeak = 'to speak';

// table/parts/bidding.tsx
export const theAuction = 'The auction';

// table/parts/card.tsx
export const newCard = (name: string): string => `${name}, new`;

// table/parts/chooser.tsx
export const howMuch = (verb: string): string => `${verb}: how much`;
export const onWhat = (verb: string): string => `${verb}: on what`;

// table/parts/gauge.tsx
export const we = 'We';
export const they = 'They';
export const madeIt = ', made it';
export const toGo = (points: string): string => `, ${points} to go`;
export const brokeIt = ', broke it';
export const need = (points: string): string => `, need ${points}`;
export const made = 'Made';
export const lost = 'Lost';

// table/parts/hand.tsx
export const hand = (whose: string, count: number): string => `${whose} hand, ${cards(count)}`;
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

// table/parts/map-zoom.tsx
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';

// table/parts/marks.tsx
export const infantry = 'Infantry';
export const cavalry = 'Cavalry';
export const artillery = 'Artillery';
export const engineers = 'Engineers';
export const combinedForces = 'combined forces';

// table/parts/nothing-asked.tsx
export const theMatchIsOver = 'The match is over:';
export const backToTheResult = 'Back to the result';

// table/parts/panel.tsx
export const collapse = (title: string): string => `Collapse: ${title}`;
export const close = 'Close';

// table/parts/parts-table.tsx
export const pointsOfEvery = (round: string): string => `Points of every ${round}`;
export const hands = (count: number): string => (count === 1 ? 'one hand' : `${count} hands`);
export const won = 'Won';

// table/parts/places.tsx
export const cardsToChooseFrom = 'Cards to choose from';

// table/parts/stands.tsx
export const youCantBeat = (it: string): string => `you can’t beat ${it}`;
export const onlyBeats = (own: string, name: string, it: string): string => `only ${own} ${name} beats ${it}`;
export const isHigh = (it: string): string => `${it} is high`;
export const youPlayLast = 'you play last';

// table/parts/stop-button.tsx
export const stopForGood = 'Stop for good';
export const keepPlaying = 'Keep playing';

// table/parts/stop-sequence.tsx
export const stop = 'Stop';

// table/parts/taken-trick.tsx
export const nothingTaken = 'Nothing taken yet this hand.';

// table/parts/trick.tsx
export const yourCard = 'your card';
export const playsAfterYou = 'plays after you';
export const next = 'next';

// Contracts, bids and piles.
export const ofGoal = (goal: number): string => ` of ${goal}`;
export const contractSaid = (
  we: string,
  they: string,
  ours: number,
  theirs: number,
  unit: string,
  bidder: string,
  goal: number,
  whole: number,
): string => `${we} have ${ours} ${unit}. ${they} have ${theirs}. ${bidder} need ${goal} of ${whole}.`;
export const faceDown = (title: string, count: number): string => `${title}, ${cards(count)} face down`;
export const bidOf = (name: string | undefined): string =>
  `${name === undefined ? 'Your' : `${name}’s`} bid:`;
export const playAfterYou = (names: readonly string[]): string =>
  `${listAnd(names)} ${names.length === 1 ? 'plays' : 'play'} after you`;
export const lookAtThem = 'cards: look at them';
