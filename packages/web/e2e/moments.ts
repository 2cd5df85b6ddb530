// Moments of every game at which its table must have room: a hand in play, an auction, the end of a hand.

import { asked, byWhim, handEnded, type Moment, momentOf, under, type When } from './laid.ts';

const PLAY = asked(/./, 12);

/** Six sets lie on the table. */
export const sixSets: When = (match, seat) => {
  const { places } = match.view(seat);
  const sets = Object.entries(places).filter(([place, cards]) => /^s\d/.test(place) && cards.length > 0);
  return sets.length >= 6 && asked(/play|lay|turn/, 20)(match, seat);
};

const threeIntel: When = (match, seat) => {
  const board = (match.view(seat).places['board'] ?? []).map((card) => card?.slice(0, 2));
  return (
    board.some((of) => board.filter((other) => other === of).length > 2) && asked(/play/, 8)(match, seat)
  );
};

/** The declarant plays from the silent hand, which has a choice, to a trick that has begun. */
const fromSilent: When = (match, seat) => {
  const { actors, facts, legal, places } = match.view(seat);
  const silent = places[`hand:${String(facts['silent'])}`] ?? [];
  return (
    actors.includes(seat) &&
    places['trick'].length === 1 &&
    legal.length > 2 &&
    legal.every((text) => silent.includes(text.replace('play ', '')))
  );
};

/** Two rows of answers. */
const threeBids: When = (match, seat) => {
  const { actors, legal, phase } = match.view(seat);
  return phase === 'bid' && actors.includes(seat) && legal.length > 3;
};

/** Telling moments of every game. */
export const MOMENTS: readonly (readonly [title: string, moment: () => Moment | undefined])[] = [
  ['Tactics', () => momentOf('tactics', asked(/play/, 15))],
  ['Tactics, the auction', () => momentOf('tactics', asked(/auction/, 2))],
  ['Tactics, the end of a hand', () => momentOf('tactics', handEnded)],
  ['Militac', () => momentOf('militac', asked(/play/, 15))],
  ['Militac, the auction', () => momentOf('militac', asked(/auction/, 2))],
  ['Do-Boy', () => momentOf('do-boy', asked(/play/, 12))],
  ['Do-Boy, the end of a hand', () => momentOf('do-boy', handEnded)],
  [
    'Bang',
    () => momentOf('bang', (match, seat) => match.log.length > 20 && match.view(seat).phase === 'lay'),
  ],
  ['Skirmish', () => momentOf('skirmish', asked(/play/, 10))],
  ['SIGS', () => momentOf('sigs', asked(/play|lay|turn/, 40))],
  ['SIGS, the end of a hand', () => momentOf('sigs', handEnded)],
  ['Sammy', () => momentOf('sammy', asked(/play/, 20))],
  // The silent hand lies open.
  ['Sammy by suits', () => momentOf('sammy', under({ mode: 'suits' }, asked(/play/, 20)))],
  ['Sammy, the auction', () => momentOf('sammy', asked(/bid/, 2))],
  ['A National Contest', () => momentOf('national-contest', asked(/play|bid/, 40))],
  ['United States', () => momentOf('united-states', asked(/play/, 10))],
  ['Sammy’s Travels', () => momentOf('sammys-travels', PLAY)],
  ['Flag', () => momentOf('flag', PLAY)],
  ['Flag, columns that have grown', () => momentOf('flag', asked(/./, 60))],
  ['Tactics, the discard', () => momentOf('tactics', asked(/discard/, 2))],
  ['Skirmish by sides', () => momentOf('skirmish', under({ form: 'sides' }, asked(/play/, 10)))],
  ['A National Contest, a bid', () => momentOf('national-contest', asked(/bid/, 60))],
  [
    'A National Contest for Congress',
    () => momentOf('national-contest', under({ election: 'congress' }, asked(/bid/, 40))),
  ],
  ['Armed Forces, the end of a hand', () => momentOf('armed-forces', handEnded)],
  ['Sammy, the end of a hand', () => momentOf('sammy', handEnded)],
  ['Armed Forces', () => momentOf('armed-forces', asked(/play/, 8))],
  ['Armed Forces, the second round', () => momentOf('armed-forces', asked(/improvise/, 4))],
  ['Militac, the end of a hand', () => byWhim('militac', handEnded)],
  ['Skirmish, the end of a hand', () => momentOf('skirmish', handEnded)],
  ['SIGS, six sets', () => momentOf('sigs', sixSets)],
  ['Do-Boy, the exchange', () => momentOf('do-boy', asked(/exchange/, 1))],
  ['Armed Forces for four', () => byWhim('armed-forces', asked(/play/, 30))],
  ['Armed Forces, three intel of a service', () => momentOf('armed-forces', threeIntel)],
];

/** Much is asked: more than the shortest phones have room for. */
export const LONG_ASKED: typeof MOMENTS = [
  ['Sammy by suits, from the silent hand', () => momentOf('sammy', fromSilent)],
  ['A National Contest, three bids', () => momentOf('national-contest', threeBids)],
];
