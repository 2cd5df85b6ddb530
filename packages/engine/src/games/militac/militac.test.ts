// Militac by its page: deal, auction, the Aide, squads and the President, every rule by its number.

import { expect, test } from 'vitest';
import { cardsOf, hold, takerOf } from '../../../test/squads.ts';
import { atTable, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { type Match, orderOf, reportOf, SPECTATOR } from '../../index.ts';
import { openSquad } from '../../mechanics/squads.ts';
import { promptOf } from '../../words.ts';
import { militac } from './index.ts';
import { DECK, type Militac } from './position.ts';

const CUT = 'chance cut I12 I1 C2 A3';
const IN_ORDER = `chance shuffle ${DECK.cards.map((card) => militac.pack.ids[card]).join(' ')}`;

/** Dealer 0, cards dealt in the pack's order, seat 1 to speak. */
function dealt(rules = {}): Match<Militac> {
  const match = atTable(militac, rules);
  play(match, [CUT, IN_ORDER]);
  return match;
}

/** A contract of seat 1, the Aide exchanged, seat 1 to lead. */
function contracted(company: string, rules = {}): Match<Militac> {
  const match = dealt(rules);
  play(match, [`1 bid 6 ${company}`, '2 pass', '3 pass', '0 pass', '1 discard I1']);
  return match;
}

/** The cards that seat 1 may play from this hand when seat 0 has led `lead`. */
function answers(match: Match<Militac>, lead: string, hand: string): string[] {
  openSquad(match.position, 0);
  hold(match, 0, lead);
  play(match, [`0 play ${lead}`]);
  hold(match, 1, hand);
  return legalAt(match, 1).map((text) => text.replace('play ', ''));
}

test('MIL example 1: deal', () => {
  const match = dealt();
  const hand = (seat: number): unknown => match.view(seat).places[`hand:${seat}`];
  expect(hand(1)).toEqual(cardsOf('I1 I5 I9 C1 C5 C9 A1 A5 A9 E1 E5 E9'));
  expect(hand(2)).toEqual(cardsOf('I2 I6 I10 C2 C6 C10 A2 A6 A10 E2 E6 E10'));
  expect(hand(3)).toEqual(cardsOf('I3 I7 I11 C3 C7 C11 A3 A7 A11 E3 E7 E11'));
  expect(hand(0)).toEqual(cardsOf('I4 I8 I12 C4 C8 C12 A4 A8 A12 E4 E8 E12'));
  expect(match.view(0).places.aide).toEqual([null]);
  play(match, ['1 pass', '2 pass', '3 pass', '0 pass']);
  expect(match.view(SPECTATOR).places.aide).toEqual(['PRES']);
});

test('the cut: the President counts 13, a tie is cut again, Ordnance is no card of it', () => {
  const match = atTable(militac);
  expect(match.view(0)).toMatchObject({ phase: 'cut', facts: { bids: [], squads: [0, 0] } });
  expect(match.view(0).places).toMatchObject({
    aide: [],
    discards: [],
    squad: [],
    'hand:0': [],
    'taken:1': [],
  });
  expect(refused(match, 'chance cut O5 I1 I2 I3')).toMatch(/O5 is not among the cards/);
  play(match, ['chance cut I7 C7 I1 A2']);
  expect(match.view(0).facts).not.toHaveProperty('dealer');
  play(match, ['chance cut I7 PRES E12 A3']);
  expect(match.view(0).facts.dealer).toBe(1);
});

test('MIL-1: the seat left of the dealer speaks first, the dealer last of the round', () => {
  const match = dealt();
  const speakers: unknown[] = [];
  for (const line of ['1 pass', '2 bid 6 infantry', '3 pass', '0 bid 8 combined']) {
    speakers.push(...match.view(2).actors);
    play(match, [line]);
  }
  expect(speakers).toEqual([1, 2, 3, 0]);
});

test('MIL-2: six to twelve squads on a company or combined forces', () => {
  const bids = legalAt(dealt(), 1).filter((text) => text !== 'pass');
  expect(bids).toHaveLength(35);
  expect(bids).toContain('bid 12 combined');
  expect(refused(dealt(), '1 bid 5 infantry')).toBe('From 6 to 12 squads are bid (MIL-2).');
  expect(refused(dealt(), '1 bid 13 infantry')).toBe('From 6 to 12 squads are bid (MIL-2).');
  expect(refused(dealt(), '1 bid 7 marines')).toMatch(/or combined \(MIL-2\)/);
  expect(refused(dealt(), '1 bid 7 engineers cavalry')).toMatch(/MIL-2/);
});

test('MIL-3: more squads are higher, and with the same number the order of the companies', () => {
  const match = dealt();
  play(match, ['1 bid 7 artillery']);
  const bids = legalAt(match, 2);
  expect(bids).not.toContain('bid 6 combined');
  expect(bids).not.toContain('bid 7 cavalry');
  expect(bids).not.toContain('bid 7 artillery');
  expect(bids).toContain('bid 7 engineers');
  expect(bids).toContain('bid 7 combined');
  expect(bids).toContain('bid 8 infantry');
  expect(refused(match, '2 bid 7 cavalry')).toBe(
    'Your bid must be higher than 7 on Artillery: 7 on Engineers or combined forces, or more squads (MIL-3).',
  );
  play(match, ['2 bid 11 combined']);
  expect(refused(match, '3 bid 11 combined')).toBe(
    'Your bid must be higher than 11 on combined forces: 12 squads or more (MIL-3).',
  );
  play(match, ['3 bid 12 engineers']);
  expect(refused(match, '0 bid 12 infantry')).toBe(
    'Your bid must be higher than 12 on Engineers: 12 on combined forces (MIL-3).',
  );
});

test('MIL-3: the lowest bid is six on Infantry; after twelve on combined forces only a pass is left', () => {
  const match = dealt();
  expect(legalAt(match, 1)).toContain('bid 6 infantry');
  play(match, ['1 bid 12 combined']);
  expect(legalAt(match, 2)).toEqual(['pass']);
  expect(refused(match, '2 bid 12 combined')).toBe(
    'Twelve on combined forces is the highest bid: only pass is left (MIL-3).',
  );
});

test('MIL-4: instead of bidding a player may always pass', () => {
  const match = dealt();
  for (const seat of [1, 2, 3, 0]) {
    expect(legalAt(match, seat)).toContain('pass');
    if (seat !== 0) play(match, [`${seat} pass`]);
  }
  expect(refused(match, '0 discard I1')).toBe('The auction is on: bid or pass (MIL-4).');
  expect(refused(match, '0 pass again')).toBe('A pass is the one word "pass" (MIL-4).');
});

test('MIL-5: every seat speaks exactly once, and after the dealer the auction is closed', () => {
  const match = dealt();
  play(match, ['1 bid 6 infantry', '2 bid 6 cavalry', '3 bid 6 artillery']);
  expect(match.view(0).phase).toBe('auction');
  play(match, ['0 pass']);
  expect(match.view(0).phase).toBe('discard');
  expect(match.view(0).facts).toMatchObject({
    contract: { by: 3, squads: 6, company: 'artillery' },
    leader: 3,
  });
});

test('MIL-6: an open auction closes with three passes in a row after a bid, or four in the first round', () => {
  const match = dealt({ auction: 'open' });
  play(match, ['1 pass', '2 bid 6 infantry', '3 pass', '0 pass', '1 bid 6 cavalry', '2 pass', '3 pass']);
  expect(match.view(0).phase).toBe('auction');
  play(match, ['0 pass']);
  expect(match.view(0).facts.contract).toEqual({ by: 1, squads: 6, company: 'cavalry' });
  const late = dealt({ auction: 'open' });
  play(late, ['1 pass', '2 pass', '3 pass', '0 bid 6 infantry', '1 pass', '2 pass']);
  expect(late.view(0).phase).toBe('auction');
  const none = dealt({ auction: 'open' });
  play(none, ['1 pass', '2 pass', '3 pass', '0 pass']);
  expect(none.view(0).phase).toBe('shuffle');
});

test('MIL-7: where a pass is final, a seat that has passed is skipped', () => {
  const match = dealt({ auction: 'final' });
  play(match, ['1 pass', '2 bid 6 infantry', '3 bid 6 cavalry', '0 pass', '2 bid 6 artillery']);
  expect(match.view(0).actors).toEqual([3]);
  play(match, ['3 pass']);
  expect(match.view(0).facts.contract).toEqual({ by: 2, squads: 6, company: 'artillery' });
  const dealer = dealt({ auction: 'final' });
  play(dealer, ['1 pass', '2 pass', '3 pass', '0 bid 6 infantry']);
  expect(dealer.view(0).phase).toBe('discard');
  const none = dealt({ auction: 'final' });
  play(none, ['1 pass', '2 pass', '3 pass', '0 pass']);
  expect(none.view(0).phase).toBe('shuffle');
});

test('MIL-8: nobody has bid: thrown in, turned up, no entry, and the deal moves to the left', () => {
  for (const auction of ['once', 'open', 'final']) {
    const match = dealt({ auction });
    play(match, ['1 pass', '2 pass', '3 pass', '0 pass']);
    const view = match.view(SPECTATOR);
    expect(view.places['hand:2']).toEqual(cardsOf('I2 I6 I10 C2 C6 C10 A2 A6 A10 E2 E6 E10'));
    expect(view.facts).toMatchObject({ dealer: 0, squads: [0, 0] });
    expect(view.facts).not.toHaveProperty('contract');
    expect(militac.tally(match.position).hands).toEqual([]);
    play(match, [IN_ORDER]);
    expect(match.view(0).facts).toMatchObject({ dealer: 1, bids: [] });
  }
});

test('MIL-8: with allPass "dealer" the dealer may not pass after three passes', () => {
  for (const auction of ['once', 'open', 'final']) {
    const match = dealt({ allPass: 'dealer', auction });
    play(match, ['1 pass', '2 pass', '3 pass']);
    expect(legalAt(match, 0)).toHaveLength(35);
    expect(refused(match, '0 pass')).toBe('The other three have passed: as the dealer you must bid (MIL-8).');
    const bid = dealt({ allPass: 'dealer', auction });
    play(bid, ['1 pass', '2 bid 6 infantry', '3 pass']);
    expect(legalAt(bid, 0)).toContain('pass');
  }
});

test('MIL-9: the last bid is the contract, its maker the bidder', () => {
  const match = dealt({ auction: 'open' });
  play(match, ['1 bid 6 infantry', '2 bid 9 combined', '3 pass', '0 pass', '1 pass']);
  expect(match.view(1).facts.contract).toEqual({ by: 2, squads: 9, company: 'combined' });
});

test('MIL example 2: the sheet’s auction', () => {
  const match = dealt();
  play(match, ['1 bid 6 infantry', '2 pass', '3 bid 6 engineers']);
  const bids = legalAt(match, 0);
  for (const company of ['infantry', 'cavalry', 'artillery', 'engineers']) {
    expect(bids).not.toContain(`bid 6 ${company}`);
  }
  expect(bids).toContain('bid 6 combined');
  expect(bids.filter((text) => !text.startsWith('bid 6'))).toHaveLength(31);
  play(match, ['0 bid 7 combined']);
  expect(match.view(0).facts.contract).toEqual({ by: 0, squads: 7, company: 'combined' });
  const open = dealt({ auction: 'open' });
  play(open, ['1 bid 6 infantry', '2 pass', '3 bid 6 engineers', '0 bid 7 combined']);
  play(open, ['1 pass', '2 pass']);
  expect(open.view(0).phase).toBe('auction');
  play(open, ['3 pass']);
  expect(open.view(0).phase).toBe('discard');
});

test('MIL-10: the Aide goes to the bidder unseen, who discards any of thirteen cards', () => {
  const match = dealt();
  play(match, ['1 bid 6 infantry', '2 pass', '3 pass', '0 pass']);
  expect(match.view(1).places['hand:1']).toEqual(cardsOf('I1 I5 I9 C1 C5 C9 A1 A5 A9 E1 E5 E9 PRES'));
  expect(match.view(2).places['hand:1']).toEqual(new Array(13).fill(null));
  expect(match.view(2).places.aide).toEqual([]);
  expect(legalAt(match, 1)).toHaveLength(13);
  expect(refused(match, '1 discard I2')).toMatch(/do not hold the Corporal of Infantry \(2\) \(MIL-10\)/);
  expect(refused(match, '1 discard I1 I5')).toBe('Exactly one card is discarded, not 2 (MIL-10).');
  expect(refused(match, '1 discard it')).toMatch(/not "it" \(MIL-10\)/);
  expect(refused(match, '1 play I1')).toBe('First discard one of your thirteen cards (MIL-10).');
  const heard: string[] = [];
  match.watch(2, (entry) => heard.push(entry.do));
  play(match, ['1 discard PRES']);
  expect(heard).toEqual(['discard ?']);
  expect(match.view(1).places.discards).toEqual(['PRES']);
  expect(match.view(2).places.discards).toEqual([null]);
});

test('MIL-10: with aideBack false the Aide itself stays', () => {
  const match = dealt({ aideBack: false });
  play(match, ['1 bid 6 infantry', '2 pass', '3 pass', '0 pass']);
  expect(legalAt(match, 1)).toHaveLength(12);
  expect(refused(match, '1 discard PRES')).toBe(
    'You may not put back the Aide, the President: discard another card (MIL-10).',
  );
});

test('MIL-11: the bidder leads any card, the others follow if they can; nobody must command or beat', () => {
  const match = contracted('engineers');
  expect(legalAt(match, 1)).toHaveLength(12);
  expect(legalAt(match, 1)).toContain('play PRES');
  play(match, ['1 play C9']);
  expect(legalAt(match, 2)).toEqual(['play C10', 'play C2', 'play C6']);
  expect(refused(match, '2 play E2')).toBe('You hold Cavalry, the company led, and must follow it (MIL-11).');
  expect(refused(match, '2 play E3')).toMatch(/do not hold the Sergeant of Engineers \(3\) \(MIL-11\)/);
  expect(refused(match, '2 discard E2')).toBe('Play one card of your hand (MIL-11).');
  play(match, ['2 play C2', '3 play C3', '0 play C12']);
  expect(match.view(0).facts).toMatchObject({ leader: 0, squads: [1, 0] });
  expect(match.view(0).places['taken:0']).toEqual(cardsOf('C9 C2 C3 C12'));
  expect(answers(match, 'C1', 'I3 A7 E1')).toEqual(['A7', 'E1', 'I3']);
});

test('MIL-12: the highest commander takes, else the highest of the company led', () => {
  for (const leader of [0, 1, 2, 3]) {
    expect(takerOf(contracted('engineers'), 'I12 E3 E2 I11', leader)).toBe('E3');
    expect(takerOf(contracted('engineers'), 'I2 C12 A12 I3', leader)).toBe('I3');
    expect(takerOf(contracted('combined'), 'I2 C12 E12 A12', leader)).toBe('I2');
  }
});

test('MIL example 4: the President', () => {
  const squads: [string, string, string, string][] = [
    ['commander', 'engineers', 'E5 E12 PRES E1', 'PRES'],
    ['commander', 'engineers', 'I12 E3 PRES I1', 'PRES'],
    ['commander', 'combined', 'I2 PRES I12 I5', 'PRES'],
    ['commander', 'combined', 'PRES I12 E12 A12', 'PRES'],
    ['idle', 'engineers', 'I2 PRES C12 A12', 'I2'],
    ['idle', 'combined', 'PRES I12 E12 A12', 'PRES'],
  ];
  for (const [president, commanders, squad, taker] of squads) {
    expect([squad, takerOf(contracted(commanders, { president }), squad)]).toEqual([squad, taker]);
  }
  const hand = 'I3 A7 PRES';
  expect(answers(contracted('engineers'), 'E5', hand)).toEqual(['PRES']);
  expect(answers(contracted('engineers'), 'I5', hand)).toEqual(['I3']);
  expect(answers(contracted('combined'), 'I5', hand)).toEqual(['I3']);
  expect(answers(contracted('combined'), 'C5', hand)).toEqual(['A7', 'I3', 'PRES']);
  expect(answers(contracted('engineers', { president: 'supreme' }), 'I5', hand)).toEqual(['I3', 'PRES']);
});

test('MIL-13: where a company commands, the President is its highest card in every respect', () => {
  const match = (): Match<Militac> => contracted('cavalry');
  // A lead of the President is a lead of the company.
  expect(answers(match(), 'PRES', 'C3 C4 A1')).toEqual(['C3', 'C4']);
  expect(answers(match(), 'PRES', 'I3 A1')).toEqual(['A1', 'I3']);
  // He follows beside the others of the company, and commands for a player who cannot follow.
  expect(answers(match(), 'C5', 'C3 I1 PRES')).toEqual(['C3', 'PRES']);
  expect(answers(match(), 'A5', 'C3 I1 PRES')).toEqual(['C3', 'I1', 'PRES']);
  const led = match();
  answers(led, 'C5', 'I1 PRES');
  expect(refused(led, '1 play I1')).toBe(
    'You hold the President, the highest of the company led, and must play him (MIL-13).',
  );
  expect(takerOf(match(), 'PRES C12 C11 C1')).toBe('PRES');
});

test('MIL-13: with combined forces he belongs to no company and takes what he may be played to', () => {
  expect(answers(contracted('combined'), 'PRES', 'C3 I1')).toEqual(['C3', 'I1']);
  expect(answers(contracted('combined'), 'C5', 'C3 PRES')).toEqual(['C3']);
  expect(takerOf(contracted('combined'), 'C12 PRES C11 C1')).toBe('PRES');
  const match = contracted('combined');
  hold(match, 1, 'I5 PRES');
  expect(legalAt(match, 1)).toEqual(['play I5', 'play PRES']);
});

test('MIL-14: the supreme President may be played to any squad and takes it, whatever commands', () => {
  for (const commanders of ['infantry', 'combined']) {
    const match = (): Match<Militac> => contracted(commanders, { president: 'supreme' });
    expect(answers(match(), 'PRES', 'I3 C4')).toEqual(['C4', 'I3']);
    expect(answers(match(), 'I5', 'I3 C4 PRES')).toEqual(['I3', 'PRES']);
    // He is no card of the company led: who has no other may play anything.
    expect(answers(match(), 'I5', 'A3 C4 PRES')).toEqual(['A3', 'C4', 'PRES']);
    expect(answers(match(), 'E5', 'E3 PRES')).toEqual(['E3', 'PRES']);
    expect(takerOf(match(), 'I12 I1 PRES I11')).toBe('PRES');
    expect(takerOf(match(), 'PRES I12 I1 I11')).toBe('PRES');
  }
});

test('MIL-15: the idle President follows nothing, is led only as the last card, and takes only then', () => {
  const match = (): Match<Militac> => contracted('infantry', { president: 'idle' });
  expect(answers(match(), 'I5', 'I3 C4 PRES')).toEqual(['I3']);
  expect(answers(match(), 'I5', 'A3 PRES')).toEqual(['A3', 'PRES']);
  const leading = match();
  hold(leading, 1, 'I5 PRES');
  expect(legalAt(leading, 1)).toEqual(['play I5']);
  expect(refused(leading, '1 play PRES')).toBe('The President may be led only as your last card (MIL-15).');
  hold(leading, 1, 'PRES');
  expect(legalAt(leading, 1)).toEqual(['play PRES']);
  expect(takerOf(match(), 'PRES I12 I11 I10')).toBe('PRES');
  expect(takerOf(match(), 'A2 PRES C12 E12')).toBe('A2');
});

test('MIL-16: after twelve squads the hand is scored and the discard turned up', () => {
  const match = contracted('artillery');
  for (let card = 0; card < 48; card++) {
    expect(match.view(0).phase).toBe('play');
    const seat = match.view(0).actors[0] as number;
    play(match, [`${seat} ${legalAt(match, seat)[0]}`]);
  }
  const view = match.view(SPECTATOR);
  expect(view.phase).not.toBe('play');
  expect((view.facts.squads as number[]).reduce((a, b) => a + b)).toBe(12);
  expect(view.places['taken:0'].length + view.places['taken:1'].length).toBe(48);
  expect(view.places.discards).toEqual(['I1']);
  expect(militac.tally(match.position).hands).toHaveLength(1);
});

test('whoever is not to act is told so, and options are checked', () => {
  expect(refused(dealt(), '3 pass')).toMatch(/not for seat 3 to act now, but for seat 1/);
  expect(refused(contracted('infantry'), '1 play it')).toMatch(/not "it" \(MIL-11\)/);
  expect(refusedRules(militac, { target: 60 })).toMatch(/allowed: 50, 100, 150/);
  expect(refusedRules(militac, { president: 'trump' })).toMatch(/"commander", "supreme", "idle"/);
  expect(refusedRules(militac, {}, 5)).toMatch(/4 seats, not 5/);
});

test('prompts and actions in words', () => {
  const match = atTable(militac, { allPass: 'dealer', president: 'idle' });
  const prompts: string[] = [];
  const say = (seat: number): void => void prompts.push(promptOf(militac, match.view(seat)));
  say(0);
  play(match, [CUT]);
  say(0);
  play(match, [IN_ORDER]);
  say(1);
  say(2);
  play(match, ['1 pass', '2 pass', '3 pass']);
  say(0);
  play(match, ['0 bid 12 engineers']);
  say(0);
  say(1);
  play(match, ['0 discard I4']);
  say(0);
  play(match, ['0 play C4']);
  say(1);
  say(SPECTATOR);
  expect(prompts).toEqual([
    'The cards are cut for the first deal.',
    'The cards are shuffled for the next hand.',
    'Your call: bid six squads or more, or pass.',
    'The auction is on. Wait for your turn to bid.',
    'The others have passed: as the dealer you must bid.',
    'You have taken up the Aide: discard one card.',
    'The bidder takes up the Aide and discards one card.',
    'Your turn: lead any card but the President.',
    'Your turn: follow Cavalry with the 1, 5 or 9.',
    'Wait for the others to play.',
  ]);
  expect(orderOf(militac, 'bid 8 combined')).toBe('Bid 8 on combined forces');
  expect(reportOf(militac, 0, 'discard ?', ['N', 'E', 'S', 'W'])).toBe('N discards a card');
});

test('prompts to a higher bid and to the President’s lead', () => {
  const match = dealt();
  play(match, ['1 bid 9 cavalry']);
  expect(promptOf(militac, match.view(2))).toBe('Your call: bid higher than 9 on Cavalry, or pass.');
  play(match, ['2 bid 12 combined']);
  expect(promptOf(militac, match.view(3))).toBe(
    'Your call: after twelve on combined forces you can only pass.',
  );
  const led = contracted('cavalry');
  expect(promptOf(militac, led.view(1))).toBe('Your turn: lead any card.');
  play(led, ['1 play PRES']);
  expect(promptOf(militac, led.view(2))).toBe('Your turn: the President was led, follow Cavalry.');
  hold(led, 2, 'I1 I2');
  expect(promptOf(militac, led.view(2))).toBe('Your turn: the President was led, and you may play any card.');
});
