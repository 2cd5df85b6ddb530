// Going back to any moment of a match gives what playing it from the beginning gives, at the price of a few events.

import { chanceFrom, type Game, legalMoves, Match, Random, streamOf } from '@messdeck/engine';
import { unitedStates } from '@messdeck/engine/games/united-states';
import { expect, test, vi } from 'vitest';
import type { HostServices, Played } from './host-services.ts';
import { HostedMatch } from './hosted-match.ts';

const game = unitedStates as unknown as Game;
const RULES = {
  pace: 'turns',
  mustPlay: true,
  honor: false,
  falseCall: 'free',
  target: 100,
  fiveDiscards: '',
};
const SEATS = [0, 1, 2].map((seat) => ({ name: `P${seat}` }));
const HOUSE: HostServices = { write: async () => undefined };

function randomLog(events: number): Played[] {
  const match = new Match(game, RULES, SEATS.length);
  const chance = chanceFrom('bookmarks');
  const random = new Random('bookmarks', 'players');
  while (!match.over && match.log.length < events) {
    const { actors } = match.view(-1);
    const by = actors.find(
      (actor) => typeof actor === 'number' && legalMoves(game, match.position, actor).length > 0,
    );
    if (actors.includes('chance')) match.chance(chance(match.dueDraw));
    else if (typeof by !== 'number') match.act('clock', 'tick');
    else {
      const moves = legalMoves(game, match.position, by);
      match.move(by, moves[random.below(moves.length)]);
    }
  }
  return [...match.log];
}

const log = randomLog(300);
const host = (steps: number): HostedMatch =>
  new HostedMatch({ game, rules: RULES, seats: SEATS, log: log.slice(0, steps) }, HOUSE);

test('every entry of every seat is the same, whichever moment one begins at', () => {
  const hosted = host(log.length);
  for (const seat of [-1, 0, 1, 2]) {
    const whole = streamOf(game, { rules: RULES, seats: SEATS, log }, seat);
    if (!Array.isArray(whole)) throw new Error('The log cannot be played.');
    for (let from = 0; from <= whole.length; from += 61) {
      expect(hosted.streamOf(seat, from)).toEqual(whole.slice(from));
    }
    for (let n = 0; n < whole.length; n += 29) expect(hosted.viewAt(seat, n)).toEqual(whole[n].view);
  }
});

test('after going back everything is as if the rest had never happened', () => {
  const counted = ({ match, log, ...hosted }: HostedMatch, self: HostedMatch): object => ({
    position: match.position,
    due: match.dueDraw,
    log,
    counts: self.counts(),
    ticks: SEATS.map((_, seat) => self.lastTick(seat)),
    acts: SEATS.map((_, seat) => self.lastAct(seat)),
    choices: SEATS.map((_, seat) => hosted.checkpoints.lastStep(seat)),
  });
  const hosted = host(log.length);
  for (const step of [290, 256, 255, 97, 64, 31, 3]) {
    hosted.rewind(step);
    const fresh = host(step);
    expect(counted(hosted, hosted)).toEqual(counted(fresh, fresh));
    expect(hosted.streamOf(1)).toEqual(fresh.streamOf(1));
  }
});

test('looking up an old moment plays a few events, not the match', () => {
  const hosted = host(log.length);
  const apply = vi.spyOn(game, 'apply');
  hosted.viewAt(0, 150);
  hosted.viewAt(2, 280);
  hosted.rewind(log.length - 1);
  expect(apply.mock.calls.length).toBeLessThan(3 * 32);
  apply.mockRestore();
});
