// What a card does to the trick in play and to its hand, in a trick of plain numbers: four hands, the highest of the
// suit led takes, and the suit 9 is above all others.

import { expect, test } from 'vitest';
import { type Effect, isDrawback } from '../hint-facts.ts';
import { sayFact } from '../told.ts';
import type { Tricks } from '../tricks.ts';
import { cardDoes, type TrickTerms } from './card-does.ts';
import { trickWords } from './words-tricks.ts';

const suit = (card: number): number => Math.floor(card / 100);

const terms: TrickTerms = {
  unplayed: [108, 110, 204],
  suit,
  rank: (card) => card % 100,
};

const words = trickWords({
  trick: 'trick',
  trump: 'a trump',
  suit: (one) => ['', 'Blue', 'Red'][one],
  card: (card) => `the ${card % 100}`,
});

const say = (effect: Effect): string => sayFact(words, isDrawback(effect) ? effect.drawback : effect);

/** Cards are 100 a suit and their number; cards of the suit 2 are worth their number. */
function table(trick: readonly number[], hand: readonly number[]): Tricks {
  const hands: number[][] = [[], [], [], []];
  hands[trick.length % 4] = [...hand];
  return {
    hands,
    sides: [0, 1, 0, 1],
    leader: 0,
    trick,
    follows: (led, card) => suit(card) === suit(led),
    strength: (led, card) => (suit(card) === 9 ? 1000 + card : suit(card) === suit(led) ? card : 0),
    each: [1, 1],
    worth: (card) => (suit(card) === 2 ? card % 100 : 0),
    pays: (gained) => gained,
    unit: 'tricks',
  };
}

test.each([
  ['a lead', [], [107, 103], 107, ['loses to 2 unplayed cards', 'parts with your highest Blue card']],
  ['a lead that stands', [], [111, 103], 111, ['cannot be beaten', 'parts with your highest Blue card']],
  [
    'a lead with worth',
    [],
    [203, 103],
    203,
    ['loses to 1 unplayed card', 'puts 3 points at stake', 'leaves you no Red card'],
  ],
  [
    'over what lies there',
    [105],
    [109, 103],
    109,
    ['loses to 1 unplayed card', 'parts with your highest Blue card'],
  ],
  ['under it', [105], [109, 103], 103, ['gives up the trick', 'keeps the 9']],
  ['no card can', [105], [102, 103], 103, ['cannot take the trick', 'parts with your highest Blue card']],
  [
    'thrown in, not last',
    [105],
    [203, 204],
    203,
    ['cannot take the trick', 'puts 3 points at stake', 'keeps the 4'],
  ],
  [
    'thrown in, last',
    [102, 109, 105],
    [203, 204],
    203,
    ['leaves the trick to your partner', 'adds 3 points', 'keeps the 4'],
  ],
  [
    'given to the others',
    [102, 103, 109],
    [203, 204],
    203,
    ['cannot take the trick', 'gives them 3 points', 'keeps the 4'],
  ],
  ['the lowest that takes', [102, 103, 105], [107, 111], 107, ['takes the trick', 'keeps the 11']],
  [
    'more than is needed',
    [102, 103, 105],
    [107, 111],
    111,
    ['takes the trick', 'is higher than it needs to be', 'parts with your highest Blue card'],
  ],
  ['with what it brings', [102, 201, 105], [107, 111], 107, ['takes 1 point', 'keeps the 11']],
  ['the last card', [102, 103, 105], [107], 107, ['takes the trick']],
])('%s', (_, trick, hand, card, said) => {
  expect(cardDoes(table(trick, hand), card, terms).map(say)).toEqual(said);
});

test.each([
  [[], [107, 103], 107, ['loses to 2 unplayed cards', 'parts with your highest Blue card']],
  [[105], [109, 103], 103, ['gives up the trick']],
  [[105], [203, 204], 203, ['cannot take the trick', 'puts 3 points at stake']],
  [[102, 103, 109], [203, 204], 203, ['cannot take the trick', 'gives them 3 points']],
  [[102, 103, 105], [107, 111], 111, ['is higher than it needs to be', 'parts with your highest Blue card']],
])('what speaks against a card: after %j of %j the %i', (trick, hand, card, against) => {
  expect(speaksAgainst(cardDoes(table(trick, hand), card, terms))).toEqual(against);
});

test('where tricks are better left to others the same speaks for it', () => {
  const against = (...[trick, hand, card]: [number[], number[], number]): string[] =>
    speaksAgainst(cardDoes(table(trick, hand), card, { ...terms, avoids: true }));
  expect(against([], [107, 103], 107)).toEqual([]);
  expect(against([], [111, 103], 111)).toEqual(['cannot be beaten']);
  expect(against([105], [109, 103], 103)).toEqual(['keeps the 9']);
  expect(against([102, 201, 105], [107], 107)).toEqual(['takes 1 point']);
  expect(against([102, 103, 109], [203], 203)).toEqual([]);
});

const speaksAgainst = (effects: readonly Effect[]): string[] => effects.filter(isDrawback).map(say);

test('a suit above all others is told apart from higher cards of the suit led', () => {
  const trumps = { ...terms, trumps: true, unplayed: [901, 104] };
  expect(cardDoes(table([], [107]), 107, trumps).map(say)).toEqual(['loses to a trump only']);
  const both = { ...trumps, unplayed: [901, 109, 111] };
  expect(speaksAgainst(cardDoes(table([], [107]), 107, both))).toEqual(['loses to 2 unplayed Blue']);
});

test('nothing is said where no tricks are played', () => {
  expect(cardDoes(undefined, 105, terms)).toEqual([]);
});
