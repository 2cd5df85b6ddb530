// Armed Forces, what a seat can deduce: imagined positions agree with the deal, the voids shown, the cards lying
// face down and the cards returned, and could have been dealt and played to the same stream.

import { describe, expect, test } from 'vitest';
import { atTable, imagined, play } from '../../../test/table.ts';
import { legalMoves, Match, playMatch, Random, randomPlayer, SPECTATOR, viewOf } from '../../index.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { cardOf, seatOf } from './cards.ts';
import { armedForces } from './index.ts';
import { type ArmedForces, IMPROVISE } from './position.ts';
import { dealt, placeOf, type Table } from './table.testing.ts';

const INTEL = 'AR12 AR13 AR14 NA12 NA13 NA14 MC12';

function handIn(p: ArmedForces, seat: number): string[] {
  return armedForces.view(p, seat).places[`hand:${seat}`] as string[];
}

function isIntel(id: string): boolean {
  return pack.cards[pack.find(id)!].kind === 'intel';
}

describe('deductions', () => {
  test('ARM-4: every hand imagined has as many intel cards as were dealt to it, less those played', () => {
    const match = dealt(3, INTEL);
    for (const p of imagined(match, 0, 50)) {
      expect([0, 1, 2].map((seat) => handIn(p, seat).filter(isIntel).length)).toEqual([1, 2, 2]);
      expect(handIn(p, 0)).toEqual(placeOf(match, 'hand:0', 0).split(' '));
    }
    play(match, ['1 play AR14']);
    for (const p of imagined(match, 0, 50)) {
      expect([0, 1, 2].map((seat) => handIn(p, seat).filter(isIntel).length)).toEqual([1, 1, 2]);
    }
  });

  test('ARM-2: between the shuffles the five cards on top may be any but those of the board', () => {
    const match = atTable(armedForces, {}, 2);
    play(match, ['chance cut AR1 AR2']);
    match.chance(new Random('intel'));
    const tops = imagined(match, 0, 40).map((p) => p.topped.map((card) => pack.ids[card]));
    const board = placeOf(match, 'board').split(' ');
    for (const top of tops) {
      expect(new Set(top).size).toBe(5);
      expect(top.filter((id) => !isIntel(id) || board.includes(id))).toEqual([]);
    }
    expect(new Set(tops.flat()).size).toBe(13);
  });

  /** Seat 0 has shown that it holds neither Navy nor Army. */
  const shownVoid = (given = {}): Table => {
    const match = dealt(
      3,
      'AF12 AF13 NA14 CG12 MC13 AR12 CG13',
      { 0: 'MC1 MC2 MC3 MC4 MC5 CG1 CG2 CG3 CG4 CG5 AF1', 1: 'NA3', 2: 'AR5' },
      given,
    );
    play(match, ['1 play NA3', '2 play AR5', '0 play MC1']);
    return match;
  };

  test('ARM-8: a card of a third service shows that the seat holds neither of the two', () => {
    for (const p of imagined(shownVoid(), 1, 60)) {
      expect(handIn(p, 0).filter((id) => id.startsWith('NA') || id.startsWith('AR'))).toEqual([]);
    }
  });

  test('ARM-H1: in honor mode it shows nothing', () => {
    const hands = imagined(shownVoid({ honor: true }), 1, 60).flatMap((p) => handIn(p, 0));
    expect(hands.some((id) => id.startsWith('NA'))).toBe(true);
    expect(hands.some((id) => id.startsWith('AR'))).toBe(true);
  });

  test('ARM-11: a card lying face down is imagined as one that may lie there', () => {
    const match = dealt(3, INTEL, { 0: 'CG10 CG2', 1: 'CG9', 2: 'CG3 CG11' });
    play(match, ['1 play CG9', '2 play CG3', '0 play CG2', '2 improvise CG11']);
    const seen = new Set<string>();
    for (const p of imagined(match, 0, 80)) {
      expect(p.second).toHaveLength(1);
      expect(seatOf(p.second[0])).toBe(2);
      seen.add(pack.ids[cardOf(p.second[0])]);
      expect(handIn(p, 2)).toHaveLength(10);
    }
    // Seat 0 holds CG10 itself.
    expect([...seen].sort()).toEqual(['CG11', 'CG12', 'CG13', 'CG14']);
    expect(cardOf(imagined(match, 2, 1)[0].second[0])).toBe(pack.find('CG11'));
  });

  test('ARM-H5: a returned card lies in its hand, or face down while its owner has a second card there', () => {
    const match = dealt(2, INTEL, { 0: 'CG9 MC4', 1: 'CG1 CG5 MC1' }, { honor: true });
    play(match, ['1 play CG1', '0 play CG9', '1 improvise CG5', '0 pass', '0 call 1 CG5', 'clock tick']);
    for (const p of imagined(match, 0, 30)) expect(handIn(p, 1)).toContain('CG5');
    play(match, ['0 play MC4', '1 play MC1', '1 improvise CG5']);
    let faceDown = 0;
    for (const p of imagined(match, 0, 200)) {
      const lies = cardOf(p.second[0]) === pack.find('CG5');
      expect(handIn(p, 1).includes('CG5')).toBe(!lies);
      if (lies) faceDown++;
    }
    expect(faceDown).toBeGreaterThan(0);
    expect(faceDown).toBeLessThan(200);
  });
});

describe('imagined positions', () => {
  test.each([
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [3, true],
    [5, true],
  ])('could have been dealt and played to the same stream: %i seats, honor %s', async (seats, honor) => {
    const random = new Random('streams', seats, String(honor));
    const match = atTable(armedForces, { honor, target: 51 }, seats);
    const player = randomPlayer(random);
    let checked = 0;
    const asked = {
      choose: (ask: Parameters<typeof player.choose>[0]) => {
        if (random.below(15) === 0) {
          const seat = random.below(seats + 1) + SPECTATOR;
          expectSameStream(match, seat, imagined(match, seat, 1)[0]);
          checked++;
        }
        return player.choose(ask);
      },
    };
    await playMatch(match, new Array(seats).fill(asked), `streams ${seats} ${honor}`);
    expect(checked).toBeGreaterThan(0);
  });
});

/** Deals the imagined cards, replays the hand with them, and compares what the seat is told. */
function expectSameStream(match: Table, seat: number, p: ArmedForces): void {
  const { rules, seats } = match;
  const log = match.log.map((event) => ({ ...event }));
  const open = log.findLastIndex((event) => event.do.startsWith('shuffle'));
  // Second cards that still lie face down are those imagined.
  if (p.phase === IMPROVISE) {
    for (const event of log.slice(-p.decided.length)) {
      const laid = p.second.find((one) => seatOf(one) === event.by);
      if (event.do !== 'pass' && laid !== undefined) event.do = `improvise ${pack.ids[cardOf(laid)]}`;
    }
  }
  const dealtTo = Array.from({ length: seats }, (_, s) => new Set(handIn(p, s)));
  for (const { by, do: action } of log.slice(open + 1)) {
    const [verb, id] = action.split(' ');
    if (verb === 'play' || verb === 'improvise') dealtTo[by as number].add(id!);
  }
  const [intel, kinetic] = shufflesFor(p, dealtTo, log[open - 1].do.split(' ').slice(1, 3));
  log[open - 1].do = `shuffle ${intel.join(' ')}`;
  log[open].do = `shuffle ${kinetic.join(' ')}`;
  const again = new Match(armedForces, rules, seats);
  const [told, retold] = [streamOf(match, seat), [] as string[]];
  again.watch(seat, (entry) => retold.push(JSON.stringify(entry)));
  play(
    again,
    log.map((event) => `${event.by} ${event.do}`),
  );
  expect(retold).toEqual(told);
  for (let s = SPECTATOR; s < seats; s++) {
    expect(viewOf(armedForces, p, 0, s)).toEqual(viewOf(armedForces, again.position, 0, s));
    if (s >= 0) expect(legalMoves(armedForces, p, s)).toEqual(legalMoves(armedForces, again.position, s));
  }
}

function streamOf(match: Table, seat: number): string[] {
  const again = new Match(armedForces, match.rules, match.seats);
  const lines: string[] = [];
  again.watch(seat, (entry) => lines.push(JSON.stringify(entry)));
  play(
    again,
    match.log.map((event) => `${event.by} ${event.do}`),
  );
  return lines;
}

/** The two shuffles that deal these hands (ARM-2 to ARM-4). */
function shufflesFor(
  p: ArmedForces,
  hands: readonly ReadonlySet<string>[],
  board: readonly string[],
): [string[], string[]] {
  const left = hands.map((hand) => ({
    intel: [...hand].filter(isIntel),
    kinetic: [...hand].filter((id) => !isIntel(id)),
  }));
  const order: string[] = [];
  for (let i = 0; i < 12 * p.seats; i++) {
    const hand = left[(p.dealer + 1 + i) % p.seats];
    order.push((i < 5 ? hand.intel : hand.kinetic).shift()!);
  }
  const [intel, kinetic] = [[...board, ...order.slice(0, 5)], order.slice(5)];
  for (const id of pack.ids) {
    const shuffle = isIntel(id) ? intel : kinetic;
    if (!shuffle.includes(id)) shuffle.push(id);
  }
  return [intel, kinetic];
}
