// Who holds an open trick, as the page says it, is who would take it: compared with the position at every card of
// the conformance records.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, View } from '../game.ts';
import type { MatchRecord } from '../index.ts';
import { Match } from '../match.ts';
import type { Rules } from '../options.ts';
import { seatOf } from './armed-forces/cards.ts';
import { armedForces, winningCard as inArmedForces } from './armed-forces/index.ts';
import { doBoy, winningCard as inDoBoy } from './do-boy/index.ts';
import { winningCard as inMilitac, militac } from './militac/index.ts';
import { winningCard as inSammy, sammy } from './sammy/index.ts';
import { winningCard as inSkirmish, skirmish } from './skirmish/index.ts';
import { winningCard as inTactics, tactics } from './tactics/index.ts';

const RECORDS = new URL('../../../../records/conformance/full/', import.meta.url);

const GAMES: readonly {
  readonly game: Game;
  readonly place: string;
  readonly winningCard: (view: View, rules: Rules) => string | undefined;
}[] = [
  { game: tactics as Game, place: 'squad', winningCard: inTactics },
  { game: militac as Game, place: 'squad', winningCard: inMilitac },
  { game: doBoy as Game, place: 'squad', winningCard: inDoBoy },
  { game: skirmish as Game, place: 'trick', winningCard: inSkirmish },
  { game: sammy as Game, place: 'trick', winningCard: inSammy },
  { game: armedForces as Game, place: 'trick', winningCard: inArmedForces },
];

test.each(GAMES)('$game.title: the card that holds an open trick', ({ game, place, winningCard }) => {
  let looked = 0;
  for (const line of readFileSync(new URL(`${game.id}.jsonl`, RECORDS), 'utf8')
    .trim()
    .split('\n')) {
    const { rules, seats, log } = JSON.parse(line) as MatchRecord;
    const match = new Match(game, rules, seats.length);
    const laidBy = new Map<string, number>();
    for (const { by, do: text } of log) {
      const turn = (match.position as { turn?: number }).turn;
      match.act(by, text);
      const [verb, card] = text.split(' ');
      // A silent hand is played by its declarant: the turn says whose card it is.
      if (verb === 'play') laidBy.set(card, turn!);
      const view = match.view(0);
      if (verb !== 'play' || view.places[place].length === 0) continue;
      const { taker, high } = match.position as { taker: number; high: number };
      expect(laidBy.get(winningCard(view, rules)!)).toBe(taker ?? seatOf(high));
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(100);
});
