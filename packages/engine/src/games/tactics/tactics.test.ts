// Tactics by its page: deal, auction, reinforcements and squads, every rule by its number.

import { expect, test } from 'vitest';
import { cardsOf, hold, takerOf } from '../../../test/squads.ts';
import { atTable, dealHands, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { type Match, orderOf, reportOf, SPECTATOR } from '../../index.ts';
import { openSquad } from '../../mechanics/squads.ts';
import { promptOf } from '../../words.ts';
import { tactics } from './index.ts';
import { DECK, type Tactics } from './position.ts';

const CUT = 'chance cut I12 I1 C2 A3';
const IN_ORDER = `chance shuffle ${DECK.map((card) => tactics.pack.ids[card]).join(' ')}`;

/** Dealer 0, cards dealt in the pack's order, seat 1 to speak. */
function dealt(rules = {}): Match<Tactics> {
  const match = atTable(tactics, rules);
  play(match, [CUT, IN_ORDER]);
  return match;
}

/** A contract of seat 1, reinforcements exchanged, seat 1 to lead. */
function contracted(bid = 'bid 60 cavalry', rules = {}): Match<Tactics> {
  const match = dealt(rules);
  play(match, [`1 ${bid}`, '2 pass', '3 pass', '0 pass', '1 discard I1 I2 I3 I4']);
  return match;
}

test('TAC example 1: deal', () => {
  const { places } = dealt().view(SPECTATOR);
  expect(places.reinforcements).toEqual([null, null, null, null]);
  const hand = (seat: number): unknown => dealt().view(seat).places[`hand:${seat}`];
  expect(hand(1)).toEqual(cardsOf('I1 I2 I3 I4 C9 C10 C11 C12 E1 E2 E3 E4'));
  expect(hand(2)).toEqual(cardsOf('I5 I6 I7 I8 A1 A2 A3 A4 E5 E6 E7 E8'));
  expect(hand(3)).toEqual(cardsOf('I9 I10 I11 I12 A5 A6 A7 A8 E9 E10 E11 E12'));
  expect(hand(0)).toEqual(cardsOf('C1 C2 C3 C4 A9 A10 A11 A12 O5 O10 O15 O20'));
  const match = dealt();
  play(match, ['1 pass', '2 pass', '3 pass', '0 pass']);
  expect(match.view(SPECTATOR).places.reinforcements).toEqual(cardsOf('C5 C6 C7 C8'));
});

test('the cut: the highest number deals, Ordnance counts 0, a tie is cut again, the President is no card of it', () => {
  const match = atTable(tactics);
  expect(match.view(0).phase).toBe('cut');
  expect(match.view(0).facts).toEqual({ bids: [], squads: [0, 0], captured: [0, 0], engagements: [0, 0] });
  expect(refused(match, 'chance cut PRES I1 I2 I3')).toMatch(/PRES is not among the cards/);
  play(match, ['chance cut I7 C7 I1 A2']);
  expect(match.view(0).facts).not.toHaveProperty('dealer');
  play(match, ['chance cut I1 O20 O5 O10']);
  expect(match.view(0).facts.dealer).toBe(0);
  expect(match.view(0).phase).toBe('shuffle');
  expect(match.view(0).places['hand:0']).toEqual([]);
});

test('TAC-1: the seat left of the dealer speaks first, the dealer last of the first round', () => {
  const match = dealt();
  const speakers: unknown[] = [];
  for (const line of ['1 pass', '2 bid 60 infantry', '3 pass', '0 pass']) {
    speakers.push(...match.view(0).actors);
    play(match, [line]);
  }
  expect(speakers).toEqual([1, 2, 3, 0]);
  expect(match.view(0).actors).toEqual([1]);
});

test('TAC-2: bids are multiples of 5 from 60 to 110 on a company or combined forces', () => {
  const bids = legalAt(dealt(), 1).filter((text) => text !== 'pass');
  expect(bids).toHaveLength(55);
  expect(bids).toContain('bid 60 infantry');
  expect(bids).toContain('bid 110 combined');
  expect(bids).not.toContain('bid 55 infantry');
  expect(refused(dealt(), '1 bid 62 cavalry')).toBe('Bids are multiples of 5 from 60 to 110 (TAC-2).');
  expect(refused(dealt(), '1 bid 60 navy')).toMatch(/combined \(TAC-2\)/);
  expect(refused(dealt(), '1 bid 60')).toMatch(/TAC-2/);
});

test('TAC-2: a later bid is at least 5 above the last; the company does not make it higher', () => {
  const match = dealt();
  play(match, ['1 bid 65 engineers']);
  expect(legalAt(match, 2)).toContain('bid 70 infantry');
  expect(legalAt(match, 2)).toContain('bid 110 infantry');
  expect(legalAt(match, 2).filter((text) => text.startsWith('bid 65'))).toEqual([]);
  expect(refused(match, '2 bid 65 combined')).toBe(
    'The last bid is 65: bid at least 70, on whatever company (TAC-2).',
  );
});

test('TAC-2: one may raise the partner, and later change the company', () => {
  const match = dealt();
  play(match, ['1 bid 60 cavalry', '2 pass', '3 bid 65 cavalry', '0 pass', '1 bid 70 engineers']);
  expect(match.view(1).facts.bids).toContainEqual({ by: 1, do: 'bid 70 engineers' });
});

test('TAC-3: after a bid of 110 nothing but a pass is legal', () => {
  const match = dealt();
  play(match, ['1 bid 110 cavalry']);
  expect(legalAt(match, 2)).toEqual(['pass']);
  expect(refused(match, '2 bid 110 combined')).toBe(
    'After a bid of 110 nothing is left but to pass (TAC-3).',
  );
  expect(refused(match, '2 play I5')).toBe('The auction is on: bid or pass (TAC-3).');
});

test('TAC-4: in an open auction three passes in a row after a bid close it, also after 110', () => {
  const match = dealt();
  play(match, ['1 pass', '2 pass', '3 pass', '0 bid 110 infantry', '1 pass', '2 pass']);
  expect(match.view(0).phase).toBe('auction');
  expect(match.view(0).facts).not.toHaveProperty('contract');
  play(match, ['3 pass']);
  expect(match.view(0).phase).toBe('discard');
  expect(match.view(0).facts.contract).toEqual({ by: 0, points: 110, company: 'infantry' });
});

test('TAC-5: where a pass is final, those who passed are skipped and the last bidder has it', () => {
  const match = dealt({ auction: 'final' });
  play(match, [
    '1 bid 60 infantry',
    '2 pass',
    '3 bid 65 infantry',
    '0 bid 70 artillery',
    '1 bid 75 infantry',
  ]);
  expect(match.view(0).actors).toEqual([3]);
  play(match, ['3 pass', '0 pass']);
  expect(match.view(0).facts.contract).toEqual({ by: 1, points: 75, company: 'infantry' });
});

test('TAC-5: a bid of the dealer after three final passes closes the auction at once', () => {
  const match = dealt({ auction: 'final' });
  play(match, ['1 pass', '2 pass', '3 pass', '0 bid 60 engineers']);
  expect(match.view(0).phase).toBe('discard');
});

test('TAC-6: nobody bids: thrown in, no score, no skirmish, everything turned up, the deal moves on', () => {
  for (const auction of ['open', 'final']) {
    const match = dealt({ auction });
    play(match, ['1 pass', '2 pass', '3 pass']);
    expect(legalAt(match, 0)).toHaveLength(56);
    play(match, ['0 pass']);
    const view = match.view(SPECTATOR);
    expect(view.phase).toBe('shuffle');
    expect(view.places['hand:3']).toEqual(cardsOf('I9 I10 I11 I12 A5 A6 A7 A8 E9 E10 E11 E12'));
    expect(view.facts).toMatchObject({ dealer: 0, skirmish: 1, engagement: 1 });
    expect(view.facts).not.toHaveProperty('contract');
    expect(tactics.tally(match.position).hands).toEqual([]);
    play(match, [IN_ORDER]);
    expect(match.view(0).facts).toMatchObject({ dealer: 1, skirmish: 1, bids: [] });
    expect(match.view(0).actors).toEqual([2]);
  }
});

test('TAC-6: with allPass "dealer" the dealer has no pass after three passes', () => {
  const match = dealt({ allPass: 'dealer' });
  play(match, ['1 pass', '2 pass', '3 pass']);
  expect(legalAt(match, 0)).toHaveLength(55);
  expect(legalAt(match, 0)).not.toContain('pass');
  expect(refused(match, '0 pass')).toBe('The other three have passed: as the dealer you must bid (TAC-6).');
  play(match, ['0 bid 60 infantry', '1 bid 65 infantry', '2 pass', '3 pass']);
  expect(legalAt(match, 0)).toContain('pass');
});

test('TAC-7: the last bid is the contract, and its maker the bidder, who is to lead', () => {
  const match = dealt();
  play(match, ['1 bid 60 infantry', '2 bid 80 combined', '3 pass', '0 pass', '1 pass']);
  expect(match.view(3).facts).toMatchObject({
    contract: { by: 2, points: 80, company: 'combined' },
    leader: 2,
  });
});

test('TAC example 2: auction', () => {
  const open = dealt();
  play(open, ['1 bid 60 infantry', '2 pass', '3 bid 65 engineers']);
  expect(legalAt(open, 0)).not.toContain('bid 65 combined');
  play(open, ['0 pass', '1 pass', '2 bid 70 engineers', '3 pass', '0 pass', '1 pass']);
  expect(open.view(0).facts.contract).toEqual({ by: 2, points: 70, company: 'engineers' });
  const final = dealt({ auction: 'final' });
  play(final, ['1 bid 60 infantry', '2 pass', '3 bid 65 engineers', '0 pass', '1 pass']);
  expect(final.view(0).facts.contract).toEqual({ by: 3, points: 65, company: 'engineers' });
});

test('TAC-8: the reinforcements go to the bidder unseen; any four but Ordnance are discarded', () => {
  const match = dealt();
  play(match, ['1 pass', '2 pass', '3 pass', '0 bid 60 cavalry', '1 pass', '2 pass', '3 pass']);
  const hand = cardsOf('C1 C2 C3 C4 C5 C6 C7 C8 A9 A10 A11 A12 O5 O10 O15 O20');
  expect(match.view(0).places['hand:0']).toEqual(hand);
  expect(match.view(1).places['hand:0']).toEqual(new Array(16).fill(null));
  expect(match.view(1).places.reinforcements).toEqual([]);
  // Twelve company cards: 495 choices of four.
  expect(legalAt(match, 0)).toHaveLength(495);
  expect(legalAt(match, 0).some((text) => /O\d/.test(text))).toBe(false);
  expect(refused(match, '0 discard C1 C2 C3 O5')).toBe('Ordnance cards may not be discarded (TAC-8).');
  expect(refused(match, '0 discard C1 C2 C3')).toBe('Exactly four cards are discarded, not 3 (TAC-8).');
  expect(refused(match, '0 discard C1 C2 C3 I1')).toMatch(
    /do not hold the Private of Infantry \(1\) \(TAC-8\)/,
  );
  expect(refused(match, '0 discard C2 C1 C3 C4')).toMatch(/order of the pack \(TAC-8\)/);
  expect(refused(match, '0 discard c1 c2 c3 c4')).toMatch(/TAC-8/);
  expect(refused(match, '0 play C1')).toBe('First discard four of your sixteen cards (TAC-8).');
});

test('TAC-9: the discards are out of play, known to the bidder alone, and the commanders stay', () => {
  const match = contracted();
  expect(match.view(1).places.discards).toEqual(cardsOf('I1 I2 I3 I4'));
  expect(match.view(0).places.discards).toEqual([null, null, null, null]);
  expect(match.view(SPECTATOR).places.discards).toEqual([null, null, null, null]);
  expect(match.view(1).places['hand:1']).toEqual(cardsOf('C5 C6 C7 C8 C9 C10 C11 C12 E1 E2 E3 E4'));
  expect(match.view(0).facts.contract).toEqual({ by: 1, points: 60, company: 'cavalry' });
});

test('TAC-9: of another seat’s discard the stream shows that it was made', () => {
  const match = dealt();
  const heard: string[] = [];
  match.watch(2, (entry) => heard.push(entry.do));
  play(match, ['1 bid 60 cavalry', '2 pass', '3 pass', '0 pass', '1 discard I1 I2 I3 I4', '1 play C5']);
  expect(heard.slice(-2)).toEqual(['discard ? ? ? ?', 'play C5']);
});

test('TAC-10: the bidder leads any card, Ordnance included; the taker of a squad leads to the next', () => {
  const match = contracted();
  expect(legalAt(match, 1)).toHaveLength(12);
  hold(match, 1, 'O5 E1');
  expect(legalAt(match, 1)).toEqual(['play E1', 'play O5']);
  expect(refused(match, '1 play C5')).toMatch(/do not hold the 1st Lieutenant of Cavalry \(5\) \(TAC-10\)/);
  expect(refused(match, '1 discard E1 E2 E3 E4')).toBe('Play one card of your hand (TAC-10).');
  play(match, ['1 play E1', '2 play E5', '3 play E12', '0 play A9']);
  expect(match.view(0).facts.leader).toBe(3);
  expect(match.view(0).actors).toEqual([3]);
});

test('TAC-11: who holds the company led must play it; who holds none may play anything', () => {
  const match = contracted();
  play(match, ['1 play E1']);
  expect(legalAt(match, 2)).toEqual(['play E5', 'play E6', 'play E7', 'play E8']);
  expect(refused(match, '2 play I5')).toBe(
    'You hold Engineers, the company led, and must follow it (TAC-11).',
  );
  // No duty to beat what lies there.
  play(match, ['2 play E8', '3 play E9']);
  expect(legalAt(match, 0)).toHaveLength(12);
  expect(legalAt(match, 0)).toContain('play O20');
  expect(legalAt(match, 0)).toContain('play C1');
});

test('TAC-12: an Ordnance lead frees everybody', () => {
  const match = contracted();
  openSquad(match.position, 0);
  play(match, ['0 play O10']);
  hold(match, 1, 'C12 O15 I1');
  expect(legalAt(match, 1)).toEqual(['play C12', 'play I1', 'play O15']);
});

test('TAC example 3: who takes it', () => {
  const squads: [string, string, string][] = [
    ['cavalry', 'I9 I12 C1 I3', 'C1'],
    ['cavalry', 'I9 E12 O20 I10', 'I10'],
    ['cavalry', 'O10 I12 C1 E12', 'C1'],
    ['cavalry', 'O10 I12 E12 A3', 'E12'],
    ['combined', 'O5 C12 A12 I12', 'A12'],
    ['combined', 'C2 A12 E12 I12', 'C2'],
    ['infantry', 'O5 O20 O10 O15', 'O20'],
    ['combined', 'O5 O20 O10 O15', 'O20'],
    ['infantry', 'O5 O20 O10 C1', 'C1'],
  ];
  for (const [commanders, squad, taker] of squads) {
    expect([squad, takerOf(contracted(`bid 60 ${commanders}`), squad)]).toEqual([squad, taker]);
  }
});

test('TAC-13: the first line that fits, whoever leads', () => {
  const squads: [string, string, string][] = [
    // Line 2 goes before line 3: the highest commander, also over a higher card led.
    ['engineers', 'I12 E2 E1 I11', 'E2'],
    ['engineers', 'E3 E12 I12 O20', 'E12'],
    // Line 3: other companies take nothing.
    ['combined', 'I1 E12 A12 O20', 'I1'],
    // Line 4: the Tank takes nothing as long as one company card lies there.
    ['combined', 'O20 I1 O15 O10', 'I1'],
    // Ties go by the order of the corps.
    ['combined', 'O5 I9 C9 A8', 'C9'],
    ['cavalry', 'O5 I9 E9 A9', 'E9'],
  ];
  for (const [commanders, squad, taker] of squads) {
    for (const leader of [0, 1, 2, 3]) {
      const match = contracted(`bid 60 ${commanders}`);
      expect([squad, takerOf(match, squad, leader)]).toEqual([squad, taker]);
    }
  }
});

test('TAC-14: five points for a squad and the face of the Ordnance in it; all together 110', () => {
  const match = contracted();
  takerOf(match, 'I12 O15 I1 O20', 0);
  expect(match.view(0).facts).toMatchObject({ squads: [1, 0], captured: [40, 0] });
  expect(match.view(0).places['taken:0']).toEqual(cardsOf('I12 O15 I1 O20'));
  expect(match.view(0).places.squad).toEqual([]);
  takerOf(match, 'I2 C1 O5 O10', 0);
  expect(match.view(0).facts).toMatchObject({ squads: [1, 1], captured: [40, 20], leader: 1 });
});

test('TAC-14: after twelve squads the hand is scored and the discards are turned up', () => {
  const match = contracted();
  while (match.view(0).phase === 'play') {
    const seat = match.view(0).actors[0] as number;
    play(match, [`${seat} ${legalAt(match, seat)[0]}`]);
  }
  const view = match.view(SPECTATOR);
  const captured = view.facts.captured as number[];
  expect(captured[0] + captured[1]).toBe(110);
  expect((view.facts.squads as number[]).reduce((a, b) => a + b)).toBe(12);
  expect(view.places['taken:0'].length + view.places['taken:1'].length).toBe(48);
  expect(view.places.discards).toEqual(cardsOf('I1 I2 I3 I4'));
  expect(tactics.tally(match.position).hands).toHaveLength(1);
});

test('whoever is not to act is told so, and options are checked', () => {
  expect(refused(dealt(), '2 pass')).toMatch(/not for seat 2 to act now, but for seat 1/);
  expect(refusedRules(tactics, { auction: 'once' })).toMatch(/allowed: "open", "final"/);
  expect(refusedRules(tactics, {}, 3)).toMatch(/4 seats, not 3/);
  expect(refusedRules(tactics, { honor: true })).toMatch(/no option "honor"/);
});

test('prompts and actions in words', () => {
  const match = dealt({ allPass: 'dealer' });
  const prompts: string[] = [];
  const say = (seat: number): void => void prompts.push(promptOf(tactics, match.view(seat)));
  say(1);
  say(2);
  play(match, ['1 bid 75 cavalry']);
  say(2);
  play(match, ['2 bid 110 combined']);
  say(3);
  play(match, ['3 pass', '0 pass', '1 pass']);
  say(2);
  say(SPECTATOR);
  play(match, ['2 discard I5 I6 I7 I8']);
  say(2);
  say(3);
  play(match, ['2 play E5']);
  say(3);
  expect(prompts).toEqual([
    'Your call: bid 60 or more, or pass.',
    'The auction is on. Wait for your turn to bid.',
    'Your call: bid 80 or more, or pass.',
    'Your call: after a bid of 110 you can only pass.',
    'Discard four of your sixteen cards, none of them Ordnance.',
    'The bidder picks up the reinforcements and discards four cards.',
    'Your turn: lead any card.',
    'Wait for the others to play.',
    'Your turn: follow Engineers with the 9, 10, 11 or 12.',
  ]);
  expect(orderOf(tactics, 'bid 80 combined')).toBe('Bid 80 on combined forces');
  expect(reportOf(tactics, 2, 'play O20', ['N', 'E', 'S', 'W'])).toBe('S plays the Tank, Ordnance 20');
});

test('prompts to the dealer who must bid, to an Ordnance lead, and between hands', () => {
  const match = atTable(tactics, { allPass: 'dealer' });
  expect(promptOf(tactics, match.view(0))).toBe('The cards are cut for the first deal.');
  play(match, [CUT]);
  expect(promptOf(tactics, match.view(0))).toBe('The cards are shuffled for the next skirmish.');
  dealHands(match, { 0: 'O5' });
  play(match, ['1 pass', '2 pass', '3 pass']);
  expect(promptOf(tactics, match.view(0))).toBe(
    'The others have passed: as the dealer you must bid 60 or more.',
  );
  play(match, ['0 bid 60 infantry', '1 pass', '2 pass', '3 pass']);
  play(match, [`0 ${legalAt(match, 0)[0]}`, '0 play O5']);
  expect(promptOf(tactics, match.view(1))).toBe('Your turn: Ordnance was led, so play any card.');
});
