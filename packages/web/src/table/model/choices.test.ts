// Picking among legal actions, from their texts alone.

import type { View } from '@messdeck/engine';
import { parker } from '@messdeck/engine/packs/parker';
import { sammy } from '@messdeck/engine/packs/sammy';
import { describe, expect, test } from 'vitest';
import {
  complete,
  onPlace,
  outOfSight,
  pick,
  pickable,
  probe,
  progress,
  readChoices,
  withoutCards,
} from './choices.ts';

const plays = readChoices(parker, ['play I3', 'play I9']);
const gifts = readChoices(parker, ['give I1 I2 C3', 'give I1 I2 C4', 'give I1 C3 C4', 'give I2 C3 C4']);
const unions = readChoices(sammy, ['pass', 'unite TX LA', 'unite TX OK', 'unite AR OK']);
const moves = readChoices(sammy, ['deal', 'flag CA', 'move CA 3']);

function viewWith(places: View['places']): View {
  return { game: '', seat: 0, step: 1, phase: '', places, facts: {}, actors: [0], legal: [], scores: [] };
}

describe('picking', () => {
  test('one card of several can be picked, and completes its action', () => {
    expect([...pickable(plays, [])]).toEqual(['I3', 'I9']);
    expect(pick(plays, [], 'I3')).toEqual(['I3']);
    expect(complete(plays, ['I3']).map(({ text }) => text)).toEqual(['play I3']);
  });

  test('another card takes the place of the one picked', () => {
    expect(pick(plays, ['I3'], 'I9')).toEqual(['I9']);
  });

  test('several cards are picked one after another, in any order', () => {
    expect(pick(gifts, ['C3'], 'I1')).toEqual(['C3', 'I1']);
    expect(complete(gifts, ['C3', 'I1', 'I2'])).toHaveLength(1);
    expect(progress(gifts, ['C3', 'I1'])).toBe('2 of 3 chosen');
  });

  test('one card too many replaces the earliest that stands in its way', () => {
    expect(pick(gifts, ['C3', 'I1', 'I2'], 'C4')).toEqual(['I1', 'I2', 'C4']);
  });

  test('a picked card is let go by a second tap', () => {
    expect(pick(gifts, ['C3', 'I1'], 'C3')).toEqual(['I1']);
  });

  test('a card no action names cannot be picked', () => {
    expect(pick(plays, [], 'C5')).toBeUndefined();
  });
});

describe('what a refusal is asked about', () => {
  test('the card in place of a legal one', () => {
    expect(probe(parker, plays, [], 'C5', ['I3', 'I9', 'C5'])).toBe('play C5');
  });

  test('with the cards already picked, in the order of the pack', () => {
    expect(probe(parker, gifts, ['I2', 'C3'], 'O20', ['I1', 'I2', 'C3', 'C4', 'O20'])).toBe('give I2 C3 O20');
  });

  test('a card goes in the place of one of the hand, never in that of the card it is laid on', () => {
    const laying = readChoices(sammy, ['unite OH KY']);
    expect(probe(sammy, laying, [], 'DE', ['OH', 'DE'])).toBe('unite DE KY');
  });

  test('nothing where no card is asked for', () => {
    expect(probe(parker, readChoices(parker, ['pass', 'bid 60 infantry']), [], 'C5', ['C5'])).toBeUndefined();
  });
});

describe('places', () => {
  test('a place is meant by the card on top of it', () => {
    const view = viewWith({ 'corner:OK': ['OK'], 'corner:MO': ['MO'] });
    expect(onPlace(unions, view, 'corner:OK').map(({ text }) => text)).toEqual([
      'unite TX OK',
      'unite AR OK',
    ]);
    expect(onPlace(unions, view, 'corner:MO')).toEqual([]);
  });

  test('or by the part of its name after the colon', () => {
    const view = viewWith({ 'stack:3': ['NV'], 'stack:1': ['CA'] });
    expect(onPlace(moves, view, 'stack:3').map(({ text }) => text)).toEqual(['move CA 3']);
  });

  test('actions without cards, and with cards that lie nowhere, are listed apart', () => {
    expect(withoutCards(unions).map(({ text }) => text)).toEqual(['pass']);
    expect(
      outOfSight(unions, viewWith({ 'hand:0': ['TX', 'AR'], a: ['OK'] })).map(({ text }) => text),
    ).toEqual(['unite TX LA']);
  });
});
