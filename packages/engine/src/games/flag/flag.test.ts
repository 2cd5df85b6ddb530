// Flag, rule by rule. Situations are laid out as the rules page tells them, or played from the shuffle.

import { describe, expect, test } from 'vitest';
import { atTable, imagined, legalAt, play, refused, refusedRules, sheetOf } from '../../../test/table.ts';
import { type Match, SPECTATOR } from '../../index.ts';
import { sammy } from '../../packs/sammy.ts';
import { promptOf } from '../../words.ts';
import { flag } from './index.ts';
import type { Flag } from './position.ts';

type Table = Match<Flag>;

interface Layout {
  /** The stacks from the left, bottom to top, face-down cards in brackets: '(OH MI) NJ'. */
  readonly stacks: readonly string[];
  /** The hand in the order in which it is dealt. */
  readonly hand?: string;
  /** Bottom to top. */
  readonly waste?: string;
  /** Complete flags. */
  readonly complete?: number;
}

function cardsOf(ids: string): number[] {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((id) => sammy.find(id)!);
}

/** A game in the middle of its first pass, the cards lying as told; FLG-15 is looked for after the next action. */
function layOut({ stacks, hand, waste, complete }: Layout): Table {
  const match = atTable(flag);
  const p = match.position;
  p.phase = 1;
  for (const [i, stack] of stacks.entries()) {
    const [, down, run] = /^(?:\((.*)\) ?)?(.*)$/.exec(stack)!;
    p.faceDown[i] = cardsOf(down ?? '').length;
    p.stacks[i] = [...cardsOf(down ?? ''), ...cardsOf(run!)];
  }
  p.hand = cardsOf(hand ?? '').reverse();
  p.waste = cardsOf(waste ?? '');
  p.flags = ofOrders(1, complete ?? 0);
  return match;
}

/** All cards of the orders `from` to `to`, order by order. */
function ofOrders(from: number, to: number): number[] {
  const cards: number[] = [];
  for (let order = from; order <= to; order++) {
    for (const [card, printed] of sammy.cards.entries()) if (printed.order === order) cards.push(card);
  }
  return cards;
}

/** Plays lines without their actor, the one player. */
function go(match: Table, ...actions: readonly string[]): void {
  play(
    match,
    actions.map((action) => `0 ${action}`),
  );
}

function plays(match: Table): string[] {
  return legalAt(match, 0).filter((action) => /^(flag|move)/.test(action));
}

function place(match: Table, name: string): string {
  return match
    .view(0)
    .places[name].map((id) => id ?? '?')
    .join(' ');
}

function shuffled(ids: readonly string[] = sammy.ids): Table {
  const match = atTable(flag);
  play(match, [`chance shuffle ${ids.join(' ')}`]);
  return match;
}

describe('the layout', () => {
  test('FLG-1: one seat, one shuffle of all 56 cards, no options', () => {
    const match = atTable(flag);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', actors: ['chance'], facts: {}, scores: [0] });
    expect(Object.values(match.view(0).places).flat()).toEqual([]);
    expect(refused(match, 'chance shuffle NY PA')).toMatch('56 cards');
    expect(refusedRules(flag, { passes: 3 })).toMatch('passes');
    expect(() => atTable(flag, {}, 2)).toThrow();
  });

  test('FLG-2: rows of four, three, two and one, the first card of each face up', () => {
    const match = shuffled();
    const [one, two, three, four] = match.position.stacks.map((cards) =>
      cards.map((card) => sammy.ids[card]),
    );
    expect([one, two, three, four]).toEqual([
      ['NY'],
      ['PA', 'TX'],
      ['IL', 'CA', 'MA'],
      ['OH', 'MI', 'NJ', 'MO'],
    ]);
    expect([1, 2, 3, 4].map((stack) => place(match, `stack:${stack}`))).toEqual([
      'NY',
      '? TX',
      '? ? MA',
      '? ? ? MO',
    ]);
  });

  test('FLG-3: ten cards are laid out, 46 are the hand, the waste and the flag row are empty', () => {
    const match = shuffled();
    const { places, facts } = match.view(0);
    expect(facts['faceDown']).toEqual([0, 1, 2, 3]);
    expect(places['hand']).toEqual(new Array(46).fill(null));
    expect([places['waste'], places['flags']]).toEqual([[], []]);
    go(match, 'deal');
    expect(place(match, 'waste')).toBe('IN NC');
  });

  test('FLG example 1: the pack in its own order', () => {
    const match = shuffled();
    expect(legalAt(match, 0)).toEqual(['deal', 'stop']);
    go(match, 'deal');
    expect(place(match, 'waste')).toBe('IN NC');
    go(match, 'deal');
    expect(place(match, 'waste')).toBe('IN NC PI PR');
    expect(legalAt(match, 0)).toEqual(['deal', 'flag PR', 'stop']);
    go(match, 'flag PR');
    expect(place(match, 'waste')).toBe('IN NC PI');
    expect(legalAt(match, 0)).toEqual(['deal', 'stop']);
  });
});

const SECOND = ['WI', '(SM) GA', '(MA CA) SC', '(OH MI NJ) AL'];

describe('plays', () => {
  test('FLG example 2: runs move whole, on the next higher order of another suit', () => {
    const match = layOut({ stacks: SECOND, hand: 'NY PA' });
    expect(plays(match)).toEqual(['move AL 3', 'move SC 1']);
    go(match, 'move AL 3');
    expect(place(match, 'stack:4')).toBe('? ? NJ');
    expect(place(match, 'stack:3')).toBe('? ? SC AL');
    expect(plays(match)).toEqual(['move SC 1']);
    go(match, 'move SC 1');
    expect(place(match, 'stack:1')).toBe('WI SC AL');
    expect(place(match, 'stack:3')).toBe('? CA');
  });

  test('FLG example 3: after that no play is possible in the layout', () => {
    const match = layOut({ stacks: SECOND, hand: 'NY PA' });
    go(match, 'move AL 3', 'move SC 1');
    expect(['1', '2', '3', '4'].map((stack) => place(match, `stack:${stack}`))).toEqual([
      'WI SC AL',
      '? GA',
      '? CA',
      '? ? NJ',
    ]);
    expect(plays(match)).toEqual([]);
  });

  test('FLG-4: when a run is gone, the uppermost face-down card is turned up', () => {
    const match = layOut({ stacks: ['(OH SM) PR', '', '', ''], hand: 'NY PA' });
    expect(match.view(0).facts['faceDown']).toEqual([2, 0, 0, 0]);
    go(match, 'flag PR');
    expect(place(match, 'stack:1')).toBe('? SM');
    expect(match.view(0).facts['faceDown']).toEqual([1, 0, 0, 0]);
    go(match, 'flag SM');
    expect(place(match, 'stack:1')).toBe('OH');
  });

  test('FLG-5: flags are built strictly one after another, in any order of suits', () => {
    const match = layOut({ stacks: ['SM', 'HI', 'PR', 'GU'], hand: 'TX CZ' });
    expect(plays(match)).toEqual(['flag HI', 'flag PR', 'flag SM', 'move HI 4', 'move PR 4']);
    expect(refused(match, '0 flag GU')).toBe('The flag takes only the 1s now; Guam is of rank 2 (FLG-5).');
    go(match, 'flag SM', 'flag PR', 'flag HI');
    expect(match.view(0)).toMatchObject({ facts: { flag: 1 }, scores: [0] });
    go(match, 'deal', 'flag CZ');
    expect(match.view(0)).toMatchObject({ facts: { flag: 2 }, scores: [1] });
    expect(place(match, 'flags')).toBe('SM PR HI CZ');
    expect(plays(match)).toEqual(['flag GU']);
  });

  test('FLG-6: only the top of a stack or of the waste goes to the flag row', () => {
    const match = layOut({ stacks: ['DC PR', '(HI) NY', 'TX', 'MA'], waste: 'SM CZ', hand: 'WI' });
    expect(plays(match)).toEqual(['flag CZ', 'flag PR']);
    expect(refused(match, '0 flag HI')).toBe(
      'Hawaii is neither the top of a stack nor the top card of the waste (FLG-6).',
    );
    expect(refused(match, '0 flag SM')).toMatch('FLG-6');
    expect(refused(match, '0 flag')).toMatch('FLG-6');
  });

  test('FLG-7: only the foot of a run moves, to another stack', () => {
    const match = layOut({ stacks: ['WI', '(OH) SC AL', 'ND', '(MI) MD'], hand: 'NY' });
    expect(plays(match)).toEqual(['move MD 2', 'move ND 1', 'move SC 1']);
    expect(refused(match, '0 move AL 3')).toBe(
      'Alabama is neither the foot of a run nor the top card of the waste (FLG-7).',
    );
    expect(refused(match, '0 move SC 2')).toBe('South Carolina lies on stack 2 already (FLG-7).');
    expect(refused(match, '0 move MD 1')).toBe(
      'A card goes on one of the next higher rank and another suit, not on Wisconsin (FLG-7).',
    );
    expect(refused(match, '0 move MD 5')).toBe('The stacks are numbered from 1 to 4 (FLG-1).');
    expect(refused(match, '0 move MD')).toMatch('FLG-7');
  });

  test('FLG example 4: spaces', () => {
    const match = layOut({ stacks: ['MO', '', 'AR', '(OH) NY GA'], hand: 'PI' });
    expect(plays(match)).toEqual(['move NY 2']);
    expect(refused(match, '0 move AR 2')).toBe(
      'No face-down card lies under it: only the space would change its place (FLG-7).',
    );
    expect(refused(match, '0 move MO 2')).toBe('Only an Uncle Sam fills a space (FLG-7).');
    go(match, 'move NY 2');
    expect([place(match, 'stack:2'), place(match, 'stack:4')]).toEqual(['NY GA', 'OH']);
    const waste = layOut({ stacks: ['MO', '', '', '(OH) NY GA'], waste: 'AR', hand: 'PI' });
    expect(plays(waste)).toEqual(['move AR 2', 'move AR 3', 'move NY 2', 'move NY 3']);
  });

  test('FLG-8: the top of the waste goes on the next higher order of another suit, an Uncle Sam into a space', () => {
    const match = layOut({ stacks: ['WI', 'NY', 'RI', ''], waste: 'AR PA', hand: 'OH' });
    expect(plays(match)).toEqual(['move PA 1', 'move PA 3']);
    expect(refused(match, '0 move PA 2')).toMatch('not on New York (FLG-8)');
    expect(refused(match, '0 move PA 4')).toBe('Only an Uncle Sam fills a space (FLG-8).');
    go(match, 'move PA 3');
    expect(plays(match)).toEqual(['move AR 4']);
  });
});

describe('the hand and the waste', () => {
  const FIFTH: Layout = { stacks: ['NY', '', '', ''], hand: 'TX CA MI MS MO', complete: 3 };

  test('FLG-9: two cards are dealt, the second on top; the last alone', () => {
    const match = layOut(FIFTH);
    go(match, 'deal');
    expect(place(match, 'waste')).toBe('TX CA');
    go(match, 'deal', 'deal');
    expect(place(match, 'waste')).toBe('TX CA MI MS MO');
    expect(refused(match, '0 deal')).toMatch('FLG-9');
    expect(refused(match, '0 deal two')).toMatch('nothing else');
  });

  test('FLG-10: the waste is turned over without shuffling, and nothing is dealt by it', () => {
    const match = layOut(FIFTH);
    expect(refused(match, '0 turn')).toMatch('hand is empty (FLG-10)');
    go(match, 'deal', 'deal', 'flag MS', 'deal', 'turn');
    expect(place(match, 'waste')).toBe('');
    // From bottom to top: the last is dealt next.
    expect(place(match, 'hand')).toBe('MO MI CA TX');
    const bare = layOut({ stacks: ['WI', '', '', ''], waste: 'PA' });
    go(bare, 'move PA 1');
    expect(bare.view(0)).toMatchObject({ phase: 'over', actors: [] });
  });

  test('FLG example 5: deals', () => {
    const match = layOut(FIFTH);
    go(match, 'deal', 'deal', 'flag MS', 'deal');
    expect(place(match, 'waste')).toBe('TX CA MI MO');
    expect(legalAt(match, 0)).toEqual(['stop', 'turn']);
    go(match, 'turn', 'deal', 'deal');
    expect(match.view(0)).toMatchObject({ phase: 'over', places: { waste: ['TX', 'CA', 'MI', 'MO'] } });
    expect(sheetOf(match)).toEqual({
      hands: [{ points: [3], lines: ['{0} completed 3 flags: Sergeant'] }],
      result: { scores: [3], winners: [] },
    });
  });

  test('FLG example 6: the same without playing', () => {
    const match = layOut(FIFTH);
    go(match, 'deal', 'deal', 'deal');
    expect(legalAt(match, 0)).toEqual(['stop', 'turn']);
    go(match, 'turn', 'deal', 'deal');
    expect(legalAt(match, 0)).toEqual(['deal', 'flag MS', 'stop']);
    go(match, 'deal');
    expect(match.over).toBe(true);
    expect(flag.tally(match.position).result!.scores).toEqual([3]);
  });

  test('FLG-11: plays are counted by passes, and none is compulsory', () => {
    const match = layOut(FIFTH);
    go(match, 'deal', 'deal');
    expect(legalAt(match, 0)).toContain('deal');
    expect(match.view(0).facts).toMatchObject({ pass: 1, playsThisPass: 0, possibleThisPass: true });
    expect(match.view(0).facts).not.toHaveProperty('playsLastPass');
    go(match, 'flag MS', 'deal', 'turn');
    expect(match.view(0).facts).toMatchObject({
      pass: 2,
      playsThisPass: 0,
      playsLastPass: 1,
      possibleThisPass: false,
    });
  });

  test('FLG-12: one look through the cards without a play, not two running', () => {
    const match = layOut({ stacks: ['MS', '', '', ''], hand: 'TX CA', complete: 3 });
    go(match, 'deal', 'turn', 'deal');
    expect(legalAt(match, 0)).toEqual(['flag MS', 'stop']);
    expect(refused(match, '0 turn')).toMatch('FLG-12');
    go(match, 'flag MS');
    // A play was made in this pass: the waste may be turned over, and a play was possible in it.
    expect(legalAt(match, 0)).toEqual(['stop', 'turn']);
  });

  test('FLG-13: the player may stop at any moment', () => {
    const match = shuffled();
    go(match, 'stop');
    expect(match.view(0)).toMatchObject({ phase: 'over', actors: [], legal: [], scores: [0] });
    expect(refused(match, '0 deal')).toMatch('over');
  });
});

describe('the end of the game', () => {
  test('FLG-14: fourteen flags win', () => {
    const match = layOut({ stacks: ['NY', 'WI', 'AR', 'RI'], complete: 13 });
    expect(match.view(0).facts['flag']).toBe(14);
    go(match, 'flag NY', 'flag WI', 'flag AR', 'flag RI');
    expect(match.view(0)).toMatchObject({ phase: 'over', scores: [14] });
    expect(match.view(0).facts).not.toHaveProperty('flag');
    expect(sheetOf(match)).toEqual({
      hands: [{ points: [14], lines: ['{0} completed 14 flags: Retired General'] }],
      result: { scores: [14], winners: [0] },
    });
  });

  test('FLG example 7: nothing was possible in a whole pass', () => {
    const match = layOut({ stacks: ['NY', 'TX', 'MA', 'MO'], hand: 'CA MI', complete: 1 });
    go(match, 'deal');
    expect(match.over).toBe(true);
    expect(sheetOf(match).hands).toEqual([{ points: [1], lines: ['{0} completed one flag: Private'] }]);
  });

  test('FLG-15: hand and waste are empty and no play is possible', () => {
    const match = layOut({ stacks: ['WI', 'TX', '', ''], waste: 'PA' });
    go(match, 'move PA 1');
    expect(match.over).toBe(true);
  });

  test('FLG-15: a play possible at some moment of the pass keeps the game on', () => {
    const match = layOut({ stacks: ['NY', '', '', ''], hand: 'MS CA MI', complete: 3 });
    go(match, 'deal', 'deal');
    expect(match.over).toBe(true);
    const open = layOut({ stacks: ['NY', '', '', ''], hand: 'CA MS MI', complete: 3 });
    go(open, 'deal', 'deal');
    expect(legalAt(open, 0)).toEqual(['stop', 'turn']);
  });

  test('FLG-16: a game that was stopped scores its complete flags only', () => {
    const match = layOut({ stacks: ['MS', 'ME', '', ''], hand: 'NY', complete: 3 });
    go(match, 'flag MS', 'stop');
    expect(flag.tally(match.position).result).toEqual({ scores: [3], winners: [] });
  });

  test('FLG-16: no flag, no rank', () => {
    const match = shuffled();
    expect(sheetOf(match)).toEqual({ hands: [] });
    go(match, 'stop');
    expect(sheetOf(match).hands[0].lines).toEqual(['{0} completed no flag: no rank']);
    expect(promptOf(flag, match.view(0))).toBe('The game is over: no rank.');
  });
});

describe('what is hidden', () => {
  test('face-down cards until the end, the hand until the first turn; a spectator sees the same', () => {
    const match = shuffled();
    const same = (): void => {
      const { seat: _, legal: __, ...mine } = match.view(0);
      expect(match.view(SPECTATOR)).toMatchObject(mine);
    };
    same();
    for (let i = 0; i < 23; i++) go(match, 'deal');
    go(match, 'turn');
    expect(place(match, 'hand')).not.toContain('?');
    expect(place(match, 'stack:4')).toBe('? ? ? MO');
    same();
    go(match, 'stop');
    expect(place(match, 'stack:4')).toBe('OH MI NJ MO');
    expect(match.view(0).facts['faceDown']).toEqual([0, 1, 2, 3]);
    same();
  });

  test('imagined positions keep what was seen and deal the rest anew', () => {
    const match = shuffled();
    go(match, 'deal', 'deal', 'flag PR');
    const under = new Set<string>();
    for (const p of imagined(match, 0, 60)) {
      const all = [...p.stacks.flat(), ...p.hand, ...p.waste, ...p.flags];
      expect([...all].sort((a, b) => a - b)).toEqual(sammy.cards.map((_, card) => card));
      expect(JSON.stringify(flag.view(p, 0))).toBe(JSON.stringify(flag.view(match.position, 0)));
      under.add(sammy.ids[p.stacks[1][0]]);
    }
    expect(under.size).toBeGreaterThan(10);
    for (const seen of ['NY', 'TX', 'IN', 'PI', 'PR']) expect(under.has(seen)).toBe(false);
  });

  test('imagined positions of the second pass have the true hand', () => {
    const match = shuffled();
    for (let i = 0; i < 23; i++) go(match, 'deal');
    go(match, 'turn');
    for (const p of imagined(match, 0, 5)) expect(p.hand).toEqual(match.position.hand);
  });
});

describe('words', () => {
  test('prompts say what is in hand and what can be done', () => {
    const asked = (match: Table, seat = 0): string => promptOf(flag, match.view(seat));
    expect(asked(atTable(flag))).toBe('The cards are shuffled and laid out.');
    const match = shuffled();
    expect(asked(match)).toBe('The 1s are wanted, and no card can be moved: deal.');
    expect(asked(match, SPECTATOR)).toBe('The 1s are wanted; the player is to act.');
    go(match, 'deal', 'deal');
    expect(asked(match)).toBe('Fly Porto Rico, or deal.');
    const last = layOut({ stacks: ['MS', '', '', ''], waste: 'TX', complete: 3 });
    expect(asked(last)).toBe('Fly Mississippi, or turn the waste over.');
    // FLG-7, FLG-8: the one card that can be laid is named with where it goes.
    const one = layOut({ stacks: ['WV', 'TN', 'ID', 'WA'], waste: 'PA', complete: 3 });
    expect(asked(one)).toBe('The 4s are wanted: lay Tennessee on West Virginia, or turn the waste over.');
    const space = layOut({ stacks: ['WV', '', 'ID', 'WA'], waste: 'NY', complete: 3 });
    expect(asked(space)).toBe('The 4s are wanted: lay New York in the space, or turn the waste over.');
  });

  test('the standing grows with flags, cards of the flag in hand and cards turned up', () => {
    const few = layOut({ stacks: ['(OH) SM', 'PR', 'NY', 'WI'], hand: 'HI CZ' });
    const before = flag.evaluate(few.position, 0);
    go(few, 'flag PR');
    const oneMore = flag.evaluate(few.position, 0);
    go(few, 'flag SM');
    expect(oneMore).toBeGreaterThan(before);
    expect(flag.evaluate(few.position, 0)).toBeGreaterThan(oneMore);
  });
});
