// What is called certain is: at every moment of the records where a seat is said to take the rest, it does, whatever the
// others play; and it is said from the stream alone.

import { readFileSync } from 'node:fs';
import { type Entry, type Game, games, Match, type MatchRecord, Random, replay } from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { restIsCertain } from './certain.ts';

const RECORDS = new URL('../../../../../records/conformance/full/', import.meta.url);

interface Found {
  readonly match: Match;
  readonly seat: number;
  readonly hand: readonly string[];
}

/** The moments at which somebody leads, holds two cards or more and is said to take the rest. */
function certainMoments(game: Game): Found[] {
  const found: Found[] = [];
  const lines = readFileSync(new URL(`${game.id}.jsonl`, RECORDS), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines.slice(0, 12)) {
    const record = JSON.parse(line) as MatchRecord;
    const { rules, seats } = record;
    const streams: Entry[][] = seats.map(() => []);
    const match = new Match(game, rules, seats.length);
    for (const seat of seats.keys()) match.watch(seat, (entry) => streams[seat].push(entry));
    for (const { by, do: text } of record.log) {
      match.act(by, text);
      for (const seat of seats.keys()) {
        const view = match.view(seat);
        const hand = (view.places[`hand:${seat}`] ?? []).filter((card) => card !== null);
        if (!view.actors.includes(seat) || hand.length < 2 || hand.length > 9) continue;
        const knowing = { game, rules, seats: seats.length, seat, entries: streams[seat], hand };
        if (restIsCertain(knowing)) found.push({ match: copyOf(match), seat, hand });
      }
    }
  }
  return found;
}

function copyOf({ game, rules, seats, log }: Match): Match {
  const copy = new Match(game, rules, seats);
  for (const { by, do: text } of log) copy.act(by, text);
  return copy;
}

/** Plays on by whim; false as soon as another takes a trick. */
function takesTheRest({ match, seat, hand }: Found, random: Random): boolean {
  const { game } = match;
  const mine = new Set(hand.map((card) => game.pack.find(card)!));
  for (;;) {
    const tricks = game.tricks?.(match.position);
    if (!tricks) return true;
    const led = tricks.hands[tricks.leader];
    if (tricks.trick.length === 0 && led.some((card) => !mine.has(card))) return led.length > hand.length;
    const by = match.view(seat).actors[0] as number;
    const { legal } = match.view(by);
    match.act(by, by === seat ? legal[0] : legal[random.below(legal.length)]);
    if (match.over) return true;
  }
}

describe('The rest of a hand', () => {
  test.each(['tactics', 'militac', 'sammy', 'do-boy', 'skirmish'])('%s: what is certain comes true', (id) => {
    const game = games.find((each) => each.id === id) as Game;
    const found = certainMoments(game);
    expect(found.length).toBeGreaterThan(0);
    const random = new Random('whim', id);
    for (const moment of found) {
      for (let i = 0; i < 6; i++)
        expect(takesTheRest({ ...moment, match: copyOf(moment.match) }, random)).toBe(true);
    }
  });

  test('games without tricks have no rest', () => {
    const game = games.find((each) => each.id === 'sigs') as Game;
    const [line] = readFileSync(new URL('sigs.jsonl', RECORDS), 'utf8').split('\n');
    const record = JSON.parse(line) as MatchRecord;
    expect(replay(record, game)).toBeInstanceOf(Match);
    const knowing = { game, rules: record.rules, seats: record.seats.length, seat: 0, entries: [] };
    expect(restIsCertain({ ...knowing, hand: ['A1'] })).toBe(false);
  });
});
