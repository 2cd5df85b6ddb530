// A National Contest in words: texts of moves, refusals, prompts, and the count of each hand.

import type { Prompt } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { Actor, Move, ScoredHand, Tally, View } from '../../game.ts';
import { borders, cardsIn, holds } from '../../mechanics/borders.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import type { Card } from '../../pack.ts';
import { sammy, totals } from '../../packs/sammy.ts';
import { congressmen, HIGHER_HIGH, HIGHER_LOW, senators } from './play.ts';
import {
  BID,
  type Count,
  IS_STATE,
  type NationalContest,
  OVER,
  PARTIES,
  PASS,
  PLAY,
  TICKET,
} from './position.ts';
import { seatScores } from './view.ts';

const SIDES = ['{0} and {2}', '{1} and {3}'];

export function text(p: NationalContest, _seat: Actor, move: Move): string {
  if (p.phase === TICKET) return `ticket ${PARTIES[move]}`;
  if (p.phase === PLAY) return `play ${sammy.ids[move]}`;
  return move === PASS ? 'pass' : `bid ${sammy.ids[move]}`;
}

export function refuse(p: NationalContest, seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase === TICKET)
    return 'Choose the party of your side: ticket democratic or ticket republican (NC-3).';
  if (verb === 'ticket') return 'The tickets have been chosen and stay for the whole match (NC-4).';
  return p.phase === BID ? refuseAnswer(p, seat, verb!, words) : refusePlay(p, seat, verb!, words);
}

function refusePlay(p: NationalContest, seat: Actor, verb: string, words: string[]): string {
  if (verb !== 'play')
    return 'You are the contestant: put a card into the contest before anybody answers (NC-8).';
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined)
    return 'Put exactly one card of your hand into the contest (NC-8).';
  return notHeld(p, seat, card, 'NC-8') ?? 'Put a card of your hand into the contest (NC-8).';
}

function refuseAnswer(p: NationalContest, seat: Actor, verb: string, words: string[]): string {
  const contested = sammy.say(p.contested);
  if (verb === 'play')
    return `${capital(contested)} is in the contest: bid a higher border state, or pass (NC-10).`;
  if (verb === 'pass') {
    if (words.length > 0) return 'A pass is the word alone (NC-12).';
    const held = higherHeld(p, seat).map((state) => sammy.say(state));
    return `You hold ${held.join(' and ')}, higher than ${contested} and bordering it, and must bid (NC-12).`;
  }
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined) return 'Bid exactly one state of your hand (NC-11).';
  const name = capital(sammy.say(card));
  if (!IS_STATE[card]) return `Only a state can be bid, not ${sammy.say(card)} (NC-11).`;
  if (!borders(card, p.contested)) return `${name} does not border ${contested} (NC-11).`;
  if (card > p.contested) return `${name} ranks lower in population than ${contested} (NC-11).`;
  return notHeld(p, seat, card, 'NC-11') ?? `Bid a state that borders ${contested} and ranks higher (NC-11).`;
}

function notHeld(p: NationalContest, seat: Actor, card: number, rule: string): string | undefined {
  if (holds(p.hands[2 * seat], p.hands[2 * seat + 1], card)) return undefined;
  return `You do not hold ${sammy.say(card)} (${rule}).`;
}

function higherHeld(p: NationalContest, seat: Actor): number[] {
  const x = p.contested;
  return cardsIn(p.hands[2 * seat] & HIGHER_LOW[x], p.hands[2 * seat + 1] & HIGHER_HIGH[x]);
}

/** What a state counts in this hand: "10 votes"; for Congress "House 8, Senate 2". */
function votesOf({ facts }: View, card: Card): string {
  const counted = Object.keys(facts['votes'] as object) as ('electoralVotes' | 'congressmen' | 'senators')[];
  const votes = counted.map((each) => sammy.cards[card][each]);
  return votes.length === 1 ? `${votes[0]} votes` : `House ${votes[0]}, Senate ${votes[1]}`;
}

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'cut') return 'The cards are cut for the deal, the ticket and the offices.';
  if (v.phase === 'shuffle') return 'The cards are to be shuffled and dealt.';
  if (v.phase === 'ticket') {
    return mine
      ? { head: 'You cut highest', rest: 'choose the party of your side.' }
      : 'Wait for the winner of the second cut to choose a party.';
  }
  if (v.phase === 'play') {
    return mine
      ? { head: 'You are the contestant', rest: 'put any card into the contest.' }
      : 'Wait for the contestant to put a card into the contest.';
  }
  const card = sammy.find(v.places['contest'][0] as string)!;
  const contested = sammy.say(card);
  const counted = `${contested} (${votesOf(v, card)})`;
  if (!mine)
    return { head: `${capital(contested)} is in the contest`, rest: 'wait for the others to bid or pass.' };
  if (!v.legal.includes('pass')) return { head: `Bid a larger neighbor of ${counted}`, rest: 'you must.' };
  if (v.legal.length === 1) {
    const why = `you hold no larger neighbor of ${contested}`;
    return { head: why, rest: 'pass.', why };
  }
  return `Bid a larger neighbor of ${counted}, or pass.`;
}

export type Branch = 'president' | 'house' | 'senate';
export type Party = 'Democratic' | 'Republican';

/** A branch that a hand brought a side. */
export interface BranchWon {
  readonly branch: Branch;
  readonly side: number;
  readonly party: Party;
  /** Votes won, of all votes; even where the Vice-President's vote decided. */
  readonly votes: number;
  readonly of: number;
  /** The seats elected with the Presidency. */
  readonly elected?: { readonly president: number; readonly vice: number };
}

export interface NationalContestHandFacts {
  readonly won: readonly BranchWon[];
}

export function tally(p: NationalContest): Tally<NationalContestHandFacts> {
  const hands = sheetEntries(p.sheet).map((count): ScoredHand<NationalContestHandFacts> => {
    const [a, b] = count.branches as [number, number];
    return {
      points: [a, b, a, b],
      facts: { won: branchesWon(p, count) },
      lines: count.congress ? congressLines(p, count) : presidentLines(p, count),
    };
  });
  if (p.phase !== OVER) return { hands };
  const lead = p.branches[0] - p.branches[1];
  // NC-18: a Congress divided 1–1 is a drawn match.
  const winners = lead > 0 ? [0, 2] : lead < 0 ? [1, 3] : [];
  return { hands, result: { scores: seatScores(p), winners } };
}

function branchesWon(p: NationalContest, count: Count): BranchWon[] {
  return [0, 1].flatMap((side) => {
    if (count.branches[side] === 0) return [];
    const party = partyOf(p, side);
    if (!count.congress) {
      const elected = ticketElected(p, side);
      const votes = count.electoral[side];
      return [{ branch: 'president', side, party, votes, of: totals['electoralVotes'], elected }];
    }
    const house = congressmen(count, side);
    const won: BranchWon[] = [];
    const inHouse = house > congressmen(count, 1 - side);
    if (inHouse) won.push({ branch: 'house', side, party, votes: house, of: totals['congressmen'] });
    if (count.branches[side] === (inHouse ? 2 : 1))
      won.push({ branch: 'senate', side, party, votes: senators(count, side), of: totals['senators'] });
    return won;
  });
}

function ticketElected(p: NationalContest, side: number): { president: number; vice: number } {
  const president = p.presidents & (1 << side) ? side : side + 2;
  return { president, vice: (president + 2) % 4 };
}

function presidentLines(p: NationalContest, count: Count): string[] {
  return [0, 1].map((side) => {
    const votes = `${ticketOf(p, side)} won ${count.electoral[side]} of ${totals['electoralVotes']} electoral votes`;
    if (count.branches[side] === 0) return `${votes}: 0`;
    const { president, vice } = ticketElected(p, side);
    return `${votes}: {${president}} is elected President and {${vice}} Vice-President, +1`;
  });
}

function congressLines(p: NationalContest, count: Count): string[] {
  return [0, 1].flatMap((side) => {
    const house = congressmen(count, side);
    const senate = senators(count, side);
    const inHouse = house > congressmen(count, 1 - side);
    const inSenate = count.branches[side] === (inHouse ? 2 : 1);
    const even = senate === senators(count, 1 - side);
    const control = even
      ? 'control of the Senate by the casting vote of the Vice-President, +1'
      : 'control of the Senate, +1';
    return [
      `${ticketOf(p, side)} won ${house} of ${totals['congressmen']} congressmen: ${inHouse ? 'control of the House, +1' : '0'}`,
      `${ticketOf(p, side)} won ${senate} of ${totals['senators']} senators: ${inSenate ? control : '0'}`,
    ];
  });
}

function ticketOf(p: NationalContest, side: number): string {
  const party = partyOf(p, side) === 'Democratic' ? 'Democrats' : 'Republicans';
  return `${SIDES[side]} (${party})`;
}

const partyOf = (p: NationalContest, side: number): Party =>
  p.democrats === side ? 'Democratic' : 'Republican';
