// The border graph as the games use it: sets of cards in two words, and who borders whom.

import { expect, test } from 'vitest';
import type { Card } from '../pack.ts';
import { sammy } from '../packs/sammy.ts';
import {
  BORDER_HIGH,
  BORDER_LOW,
  BORDERS,
  borders,
  cardsIn,
  highWord,
  holds,
  idsIn,
  isState,
  listCards,
  lowWord,
  SAMMY_DECK,
  STATES,
  suitOf,
} from './borders.ts';

const card = (id: string): Card => sammy.find(id)!;

test('a set of cards gives them back in the order of the pack', () => {
  const cards = ['SM', 'NY', 'HI', 'AR', 'OH'].map(card);
  expect(idsIn(lowWord(cards), highWord(cards))).toEqual(['NY', 'OH', 'HI', 'AR', 'SM']);
  expect(cardsIn(lowWord(SAMMY_DECK), highWord(SAMMY_DECK))).toEqual(SAMMY_DECK);
});

test('a list is written from the index given, and nothing before it is touched', () => {
  const list = [7, 7, 7];
  expect(listCards(lowWord([card('PA')]), highWord([card('RI')]), list, 1)).toBe(3);
  expect(list).toEqual([7, card('PA'), card('RI')]);
});

test('a set holds its cards and no others', () => {
  const cards = ['HI', 'AR'].map(card);
  const held = SAMMY_DECK.filter((one) => holds(lowWord(cards), highWord(cards), one));
  expect(held).toEqual(cards);
});

test('the words of the borders and the lists say the same', () => {
  for (const one of SAMMY_DECK) {
    expect(cardsIn(BORDER_LOW[one], BORDER_HIGH[one])).toEqual(BORDERS[one]);
    for (const other of SAMMY_DECK) expect(borders(one, other)).toBe(BORDERS[one].includes(other));
  }
});

test('of two states the smaller index ranks higher in population', () => {
  expect(STATES.length).toBe(48);
  const ranks = STATES.map((state) => sammy.cards[state].populationRank);
  expect(ranks).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
  expect(isState(card('DC'))).toBe(false);
});

test('suits are runs of fourteen: red, blue, stars, stripes', () => {
  const suits = ['red', 'blue', 'stars', 'stripes'];
  for (const one of SAMMY_DECK) expect(suits[suitOf(one)]).toBe(sammy.cards[one].suit);
});
