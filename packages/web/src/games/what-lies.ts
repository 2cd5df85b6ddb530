// What lies where, in a sentence: the answer to whoever taps a plaque or a pile in a lesson.

import type { TableModel } from '../table/model/model.ts';
import { sideOf } from '../table/model/sides.ts';
import { count } from '../table/parts/hand.tsx';

/** `of` is the seat or the side a place belongs to. */
type Words = string | ((model: TableModel, of: number) => string);

/** By game and kind of place. Hands of others are plaques, which speak alike everywhere; the own one is held. */
const LIES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  tactics: {
    reinforcements: 'Four cards face down, the reinforcements: the auction winner picks them up.',
    squad: 'The squad, one card from each player: five points, and the Ordnance in it.',
    discards: 'The bidder’s four discards: out of play, they count for nobody.', // TAC-9
  },
  militac: {
    aide: 'The Aide, face down: the auction winner picks it up and discards a card.',
    squad: 'The squad, one card from each player: one of the twelve to win.',
    discards: 'The bidder’s discard: out of play, it counts for nobody.', // MIL-10
  },
  'do-boy': {
    nest: 'The nest, the leftover card: it goes to the player who takes the first squad.', // DOB-7
    squad:
      'The squad, one card from each player: the player who takes it pays for its Infantry and President.',
  },
  bang: {
    pile: (model, seat) => `${whose(model, seat)} pile, laid face up: only its top card counts.`,
    hand: (model, seat) =>
      `${whose(model, seat)} packet, ${held(model, seat)} face down: nobody looks at it.`,
  },
  skirmish: {
    trick: 'The trick, one card from each player: the highest number takes it, but a Nurse never does.',
    stock: 'The stock: dealt when the first six tricks have been played.', // SKI-5
    pile: (model, side) =>
      side === model.table.state.value.sides[model.near.value]
        ? 'What your side took: the other branch’s cards in it count for you.'
        : 'What the other side took: your branch’s cards in it count for them.', // SKI-17
  },
  sigs: {
    reserve: 'The Reserve, face down: a turn begins with a card from here or from the Active pile.',
    active: 'The Active pile, face up: every discard goes here, and you can draw its top card.',
    down: 'The last card of the hand, laid face down: its player is out.',
    sets: 'The sets that were laid: runs in one service, and equal ranks.',
    s: 'A set on the table: on your turn you can add a card that fits.',
  },
  'armed-forces': {
    board: 'The board: the 12s, 13s and 14s here set what each service’s dots are worth.',
    trick: 'The trick: one card from each player, and maybe one more in a second round.',
    second: (model, seat) => `${whose(model, seat)} second card: improvised, face down.`,
    taken: 'What you took this hand: its dots count at the end.',
  },
  sammy: {
    trick: 'The trick, one card from each player: only the card led and its neighbors can win it.', // SAM-14
  },
  'national-contest': {
    // NC-13
    contest: 'The card put up: the highest bid takes it, or the contestant if nobody bids.',
    bid: (model, seat) => `${whose(model, seat)} answer to the card put up: a larger neighbor, or a pass.`,
  },
  'united-states': {
    middle: 'Kansas, in the middle: each of its four neighbors opens a corner.',
    kansas: 'An empty corner: only one neighbor of Kansas opens it.', // US-8
    corner: 'A stack: a card that borders its top card can go on it.', // US-9
  },
  'sammys-travels': {
    hand: 'The pack, face down: the cards not turned up yet.',
    stock: 'The stock, the cards you passed up: the top one is free.',
    travel: 'Your journey: the next state must border the last.',
  },
  flag: {
    stack: 'A column: a card goes on one that is one step higher and of another suit.', // FLG-7
    waste: 'The waste, the cards you dealt: only the top one is free.', // FLG-9
    flags: 'The flags, four equal cards each: built in order from the ones up.', // FLG-5
  },
};

/** What lies at a place: undefined where nothing need be said. */
export function whatLies(model: TableModel, place: string): string | undefined {
  const [, kind, part] = /^([a-z]+):?(.*)$/.exec(place)!;
  const of = Number(part);
  const words = LIES[model.game.id][kind];
  if (typeof words === 'function') return words(model, of);
  if (words !== undefined) return words;
  return kind === 'hand' && part !== '' && of !== model.seat ? whoSits(model, of) : undefined;
}

/** "Roy plays with you and holds 12 cards." */
function whoSits(model: TableModel, seat: number): string {
  const side = sideOf(model, seat);
  const plays =
    side === 'ours' ? 'plays with you' : side === 'theirs' ? 'plays against you' : 'plays alone, as you do';
  const deals = model.view.value.facts['dealer'] === seat ? ', and dealt this hand (D)' : '';
  return `${model.names[seat]} ${plays}${deals ? ', holds' : ' and holds'} ${held(model, seat)}${deals}.`;
}

const held = (model: TableModel, seat: number): string =>
  count(model.view.value.places[`hand:${seat}`]?.length ?? 0);

const whose = (model: TableModel, seat: number): string =>
  seat === model.you ? 'Your' : `${model.names[seat]}’s`;
