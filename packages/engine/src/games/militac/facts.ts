// What the rules of Militac tell: the texts of moves, what is asked, why an action is not legal, and what the points of
// each hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { type Follow, followIn, holdsCard, ofCompany } from '../../mechanics/companies.ts';
import { BID_COMPANIES, callTexts, companyOfBid, lowestOfStep } from '../../mechanics/company-bids.ts';
import { AUCTION, DISCARD, OVER, PLAY } from '../../mechanics/contract.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { bySeat, NO_LEAD, sideOf } from '../../mechanics/squads.ts';
import { parker } from '../../packs/parker.ts';
import { BIDS, numberOfBid, valueOfBid } from './play.ts';
import type { Contract, Militac } from './position.ts';

export const CALLS: readonly string[] = callTexts(BIDS);

/** So many squads on a company, or on combined forces. */
export interface MilitacBid {
  readonly squads: number;
  readonly company: number;
}

export type MilitacPrompt =
  | { readonly ask: 'bid'; readonly over?: MilitacBid | undefined }
  | { readonly ask: 'follow-president'; readonly company?: number | undefined }
  | { readonly ask: 'lead'; readonly heldBack: boolean }
  | Follow
  | {
      readonly ask:
        | 'must-bid'
        | 'pass'
        | 'discard'
        | 'wait-for-bids'
        | 'wait-for-discard'
        | 'wait'
        | 'cut'
        | 'shuffle'
        | 'over';
    };

export type MilitacRefusal =
  | { readonly rule: 'MIL-4'; readonly broken: 'auction-on' | 'pass-alone' }
  | { readonly rule: 'MIL-8'; readonly broken: 'dealer-bids' }
  | { readonly rule: 'MIL-2'; readonly broken: 'form-of-bid' | 'squads' }
  | { readonly rule: 'MIL-3'; readonly broken: 'highest-bid' | 'tiny-bid' }
  | {
      readonly rule: 'MIL-3';
      readonly broken: 'too-low';
      readonly last: MilitacBid;
      readonly next: MilitacBid;
      /** More squads can be bid besides. */
      readonly more: boolean;
    }
  | { readonly rule: 'MIL-10'; readonly broken: 'discard-first' }
  | { readonly rule: 'MIL-10'; readonly broken: 'count'; readonly cards: number }
  | { readonly rule: 'MIL-10'; readonly broken: 'aide'; readonly card: string }
  | { readonly rule: 'MIL-11'; readonly broken: 'not-one-card' }
  | { readonly rule: 'MIL-10' | 'MIL-11'; readonly broken: 'no-card'; readonly said: string }
  | { readonly rule: 'MIL-10' | 'MIL-11'; readonly broken: 'not-held'; readonly card: string }
  | { readonly rule: 'MIL-15'; readonly broken: 'president-led' }
  | { readonly rule: 'MIL-13'; readonly broken: 'president-follows' }
  | { readonly rule: 'MIL-11'; readonly broken: 'follow'; readonly company: number };

export interface MilitacHandFacts extends MilitacBid {
  /** The side that bid. */
  readonly bidders: number;
  readonly taken: number;
  /** What the bid counts, made or broken. */
  readonly value: number;
}

export interface MilitacFindings {
  readonly prompt: MilitacPrompt;
  readonly refusal: MilitacRefusal;
  readonly hand: MilitacHandFacts;
}

export function text(p: Militac, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${parker.ids[move]}`;
  return p.phase === AUCTION ? CALLS[move] : `discard ${parker.ids[move]}`;
}

export function refuse(p: Militac, seat: Actor, action: string): MilitacRefusal {
  const [verb, ...words] = action.split(' ');
  if (p.phase === AUCTION) return refuseCall(p, verb!, words);
  if (p.phase === DISCARD) return refuseDiscard(p, seat, verb!, words);
  if (verb !== 'play' || words.length !== 1) return { rule: 'MIL-11', broken: 'not-one-card' };
  const card = parker.find(words[0]);
  if (card === undefined) return { rule: 'MIL-11', broken: 'no-card', said: words[0] };
  if (!holdsCard(p.hands, seat, card)) return { rule: 'MIL-11', broken: 'not-held', card: words[0] };
  if (p.led === NO_LEAD) return { rule: 'MIL-15', broken: 'president-led' };
  if (ofCompany(p.hands[2 * seat], p.hands[2 * seat + 1], p.led) === 0)
    return { rule: 'MIL-13', broken: 'president-follows' };
  return { rule: 'MIL-11', broken: 'follow', company: p.led };
}

function refuseCall(p: Militac, verb: string, words: readonly string[]): MilitacRefusal {
  if (verb !== 'bid' && verb !== 'pass') return { rule: 'MIL-4', broken: 'auction-on' };
  if (verb === 'pass') {
    return words.length > 0
      ? { rule: 'MIL-4', broken: 'pass-alone' }
      : { rule: 'MIL-8', broken: 'dealer-bids' };
  }
  const [squads, company] = words;
  if (words.length !== 2 || !BID_COMPANIES.includes(company!))
    return { rule: 'MIL-2', broken: 'form-of-bid' };
  if (!BIDS.some((number) => String(number) === squads)) return { rule: 'MIL-2', broken: 'squads' };
  if (p.bid === CALLS.length - 1) return { rule: 'MIL-3', broken: 'highest-bid' };
  const next = p.bid + 1;
  const more = next < lowestOfStep(BIDS.length - 1);
  return { rule: 'MIL-3', broken: 'too-low', last: bidOf(p.bid), next: bidOf(next), more };
}

const bidOf = (bid: Move): MilitacBid => ({ squads: numberOfBid(bid), company: companyOfBid(bid) });

function refuseDiscard(p: Militac, seat: Actor, verb: string, ids: readonly string[]): MilitacRefusal {
  if (verb !== 'discard') return { rule: 'MIL-10', broken: 'discard-first' };
  if (ids.length !== 1) return { rule: 'MIL-10', broken: 'count', cards: ids.length };
  const card = parker.find(ids[0]);
  if (card === undefined) return { rule: 'MIL-10', broken: 'no-card', said: ids[0] };
  if (!holdsCard(p.hands, seat, card)) return { rule: 'MIL-10', broken: 'not-held', card: ids[0] };
  return { rule: 'MIL-10', broken: 'aide', card: ids[0] };
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): MilitacPrompt {
  if (v.phase === 'over' || v.phase === 'cut' || v.phase === 'shuffle') return { ask: v.phase };
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'auction') return mine ? promptCall(v) : { ask: 'wait-for-bids' };
  if (v.phase === 'discard') return { ask: mine ? 'discard' : 'wait-for-discard' };
  return mine ? promptPlay(v) : { ask: 'wait' };
}

function promptCall(v: View): MilitacPrompt {
  if (!v.legal.includes('pass')) return { ask: 'must-bid' };
  const last = (v.facts.bids as { do: string }[]).findLast((made) => made.do !== 'pass');
  if (last === undefined) return { ask: 'bid' };
  const bid = CALLS.indexOf(last.do);
  return bid === CALLS.length - 1 ? { ask: 'pass' } : { ask: 'bid', over: bidOf(bid) };
}

function promptPlay(v: View): MilitacPrompt {
  const led = v.places.squad![0];
  const held = v.places[`hand:${v.seat}`].length;
  if (led === undefined) return { ask: 'lead', heldBack: held !== v.legal.length };
  if (led !== 'PRES') return followIn(led!, v.legal);
  const { company } = v.facts.contract as { company: string };
  const follows = v.legal.length < held;
  return { ask: 'follow-president', company: follows ? BID_COMPANIES.indexOf(company) : undefined };
}

export function tally(p: Militac): Tally<MilitacHandFacts> {
  const hands = sheetEntries(p.sheet).map((hand) => ({ points: bySeat(hand.points), facts: factsOf(hand) }));
  if (p.phase !== OVER) return { hands };
  const scores = bySeat(p.scores);
  const best = Math.max(...scores);
  // MIL-18: level scores are a drawn match.
  const winners = scores.every((s) => s === best)
    ? []
    : scores.flatMap((s, seat) => (s === best ? [seat] : []));
  return { hands, result: { scores, winners } };
}

const factsOf = ({ bidder, bid, taken }: Contract): MilitacHandFacts => ({
  ...bidOf(bid),
  bidders: sideOf(bidder),
  taken,
  value: valueOfBid(bid),
});
