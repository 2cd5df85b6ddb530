// What the rules of A National Contest tell: the texts of moves, what is asked, why an action is not legal, and what the
// points of each hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { borders, cardsIn, holds } from '../../mechanics/borders.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { makeCards } from '../../pack.ts';
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

export type NationalContestPrompt =
  /** What the contested state counts in this hand: its electoral votes, or its members of both houses. */
  | {
      readonly ask: 'bid';
      readonly contested: string;
      readonly votes: readonly number[];
      readonly must: boolean;
    }
  | { readonly ask: 'only-pass' | 'wait-for-bids'; readonly contested: string }
  | {
      readonly ask:
        | 'ticket'
        | 'wait-for-ticket'
        | 'contest'
        | 'wait-for-contest'
        | 'cut'
        | 'shuffle'
        | 'over';
    };

export type NationalContestRefusal =
  | { readonly rule: 'NC-3'; readonly broken: 'ticket-first' }
  | { readonly rule: 'NC-4'; readonly broken: 'tickets-stay' }
  | { readonly rule: 'NC-8'; readonly broken: 'contest-first' | 'not-one-card' | 'not-of-hand' }
  | { readonly rule: 'NC-8' | 'NC-11'; readonly broken: 'not-held'; readonly card: string }
  | { readonly rule: 'NC-10'; readonly broken: 'bid-or-pass'; readonly contested: string }
  | { readonly rule: 'NC-11'; readonly broken: 'not-one-state' }
  | { readonly rule: 'NC-11'; readonly broken: 'no-state'; readonly card: string }
  | {
      readonly rule: 'NC-11';
      readonly broken: 'no-border' | 'lower';
      readonly card: string;
      readonly contested: string;
    }
  | { readonly rule: 'NC-11'; readonly broken: 'not-higher'; readonly contested: string }
  | { readonly rule: 'NC-12'; readonly broken: 'pass-alone' }
  | {
      readonly rule: 'NC-12';
      readonly broken: 'must-bid';
      readonly held: readonly string[];
      readonly contested: string;
    };

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
  /** The party of each side, and what it has of the votes for each branch. */
  readonly parties: readonly Party[];
  readonly votes: Partial<Readonly<Record<Branch, readonly number[]>>>;
}

export interface NationalContestFindings {
  readonly prompt: NationalContestPrompt;
  readonly refusal: NationalContestRefusal;
  readonly hand: NationalContestHandFacts;
}

/** All votes for each branch. */
export const VOTES: Readonly<Record<Branch, number>> = {
  president: totals['electoralVotes'],
  house: totals['congressmen'],
  senate: totals['senators'],
};

export function text(p: NationalContest, _seat: Actor, move: Move): string {
  if (p.phase === TICKET) return `ticket ${PARTIES[move]}`;
  if (p.phase === PLAY) return `play ${sammy.ids[move]}`;
  return move === PASS ? 'pass' : `bid ${sammy.ids[move]}`;
}

export function refuse(p: NationalContest, seat: Actor, action: string): NationalContestRefusal {
  const [verb, ...words] = action.split(' ');
  if (p.phase === TICKET) return { rule: 'NC-3', broken: 'ticket-first' };
  if (verb === 'ticket') return { rule: 'NC-4', broken: 'tickets-stay' };
  return p.phase === BID ? refuseAnswer(p, seat, verb!, words) : refusePlay(p, seat, verb!, words);
}

function refusePlay(
  p: NationalContest,
  seat: Actor,
  verb: string,
  words: readonly string[],
): NationalContestRefusal {
  if (verb !== 'play') return { rule: 'NC-8', broken: 'contest-first' };
  if (words.length !== 1 || sammy.find(words[0]) === undefined)
    return { rule: 'NC-8', broken: 'not-one-card' };
  return notHeld(p, seat, words[0], 'NC-8') ?? { rule: 'NC-8', broken: 'not-of-hand' };
}

function refuseAnswer(
  p: NationalContest,
  seat: Actor,
  verb: string,
  words: readonly string[],
): NationalContestRefusal {
  const contested = sammy.ids[p.contested];
  if (verb === 'play') return { rule: 'NC-10', broken: 'bid-or-pass', contested };
  if (verb === 'pass') {
    if (words.length > 0) return { rule: 'NC-12', broken: 'pass-alone' };
    const held = makeCards(sammy, higherHeld(p, seat));
    return { rule: 'NC-12', broken: 'must-bid', held, contested };
  }
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined) return { rule: 'NC-11', broken: 'not-one-state' };
  const id = words[0];
  if (!IS_STATE[card]) return { rule: 'NC-11', broken: 'no-state', card: id };
  if (!borders(card, p.contested)) return { rule: 'NC-11', broken: 'no-border', card: id, contested };
  if (card > p.contested) return { rule: 'NC-11', broken: 'lower', card: id, contested };
  return notHeld(p, seat, id, 'NC-11') ?? { rule: 'NC-11', broken: 'not-higher', contested };
}

function notHeld(
  p: NationalContest,
  seat: Actor,
  card: string,
  rule: 'NC-8' | 'NC-11',
): NationalContestRefusal | undefined {
  if (holds(p.hands[2 * seat], p.hands[2 * seat + 1], sammy.find(card)!)) return undefined;
  return { rule, broken: 'not-held', card };
}

function higherHeld(p: NationalContest, seat: Actor): number[] {
  const x = p.contested;
  return cardsIn(p.hands[2 * seat] & HIGHER_LOW[x], p.hands[2 * seat + 1] & HIGHER_HIGH[x]);
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): NationalContestPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over' || v.phase === 'cut' || v.phase === 'shuffle') return { ask: v.phase };
  if (v.phase === 'ticket') return { ask: mine ? 'ticket' : 'wait-for-ticket' };
  if (v.phase === 'play') return { ask: mine ? 'contest' : 'wait-for-contest' };
  const contested = v.places['contest'][0] as string;
  if (!mine) return { ask: 'wait-for-bids', contested };
  if (v.legal.length === 1 && v.legal[0] === 'pass') return { ask: 'only-pass', contested };
  return { ask: 'bid', contested, votes: votesOf(v, contested), must: !v.legal.includes('pass') };
}

/** What a state counts in this hand. */
function votesOf({ facts }: View, card: string): number[] {
  const counted = Object.keys(facts['votes'] as object) as ('electoralVotes' | 'congressmen' | 'senators')[];
  return counted.map((each) => sammy.cards[sammy.find(card)!][each]);
}

export function tally(p: NationalContest): Tally<NationalContestHandFacts> {
  const hands = sheetEntries(p.sheet).map((count) => {
    const [a, b] = count.branches as [number, number];
    return { points: [a, b, a, b], facts: factsOf(p, count) };
  });
  if (p.phase !== OVER) return { hands };
  const lead = p.branches[0] - p.branches[1];
  // NC-18: a Congress divided 1–1 is a drawn match.
  const winners = lead > 0 ? [0, 2] : lead < 0 ? [1, 3] : [];
  return { hands, result: { scores: seatScores(p), winners } };
}

function factsOf(p: NationalContest, count: Count): NationalContestHandFacts {
  const bySide = (votes: (side: number) => number): number[] => [votes(0), votes(1)];
  return {
    won: branchesWon(p, count),
    parties: [partyOf(p, 0), partyOf(p, 1)],
    votes: count.congress
      ? {
          house: bySide((side) => congressmen(count, side)),
          senate: bySide((side) => senators(count, side)),
        }
      : { president: count.electoral },
  };
}

function branchesWon(p: NationalContest, count: Count): BranchWon[] {
  return [0, 1].flatMap((side) => {
    if (count.branches[side] === 0) return [];
    const party = partyOf(p, side);
    if (!count.congress) {
      const elected = ticketElected(p, side);
      const votes = count.electoral[side];
      return [{ branch: 'president', side, party, votes, of: VOTES.president, elected }];
    }
    const house = congressmen(count, side);
    const won: BranchWon[] = [];
    const inHouse = house > congressmen(count, 1 - side);
    if (inHouse) won.push({ branch: 'house', side, party, votes: house, of: VOTES.house });
    if (count.branches[side] === (inHouse ? 2 : 1))
      won.push({ branch: 'senate', side, party, votes: senators(count, side), of: VOTES.senate });
    return won;
  });
}

function ticketElected(p: NationalContest, side: number): { president: number; vice: number } {
  const president = p.presidents & (1 << side) ? side : side + 2;
  return { president, vice: (president + 2) % 4 };
}

const partyOf = (p: NationalContest, side: number): Party =>
  p.democrats === side ? 'Democratic' : 'Republican';
