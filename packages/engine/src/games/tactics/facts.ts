// What the rules of Tactics tell: the texts of moves, what is asked, why an action is not legal, and what the points of
// each hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { companyOf, type Follow, followIn, holdsCard } from '../../mechanics/companies.ts';
import { BID_COMPANIES, callTexts, companyOfBid, numberStepOfBid } from '../../mechanics/company-bids.ts';
import { AUCTION, DISCARD, OVER, PLAY } from '../../mechanics/contract.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { bySeat, sideOf } from '../../mechanics/squads.ts';
import { makeCards } from '../../pack.ts';
import { parker, tacticsPoints } from '../../packs/parker.ts';
import { BIDS, finalScores, leadingSide, numberOfBid } from './play.ts';
import { RESERVE, type Skirmish, type Tactics } from './position.ts';

const { lowestBid, highestBid, bidStep } = tacticsPoints;

/** The company of an Ordnance card. */
const ORDNANCE = 4;

export const CALLS: readonly string[] = callTexts(BIDS);

export type TacticsPrompt =
  | { readonly ask: 'bid'; readonly least: number; readonly must: boolean }
  | Follow
  | {
      readonly ask:
        | 'pass'
        | 'discard'
        | 'lead'
        | 'answer-ordnance'
        | 'wait-for-bids'
        | 'wait-for-discard'
        | 'wait'
        | 'cut'
        | 'shuffle'
        | 'over';
    };

export type TacticsRefusal =
  | { readonly rule: 'TAC-3'; readonly broken: 'auction-on' | 'pass-alone' | 'highest-bid' }
  | { readonly rule: 'TAC-6'; readonly broken: 'dealer-bids' }
  | { readonly rule: 'TAC-2'; readonly broken: 'form-of-bid' | 'step-of-bid' }
  | { readonly rule: 'TAC-2'; readonly broken: 'too-low'; readonly last: number; readonly least: number }
  | { readonly rule: 'TAC-8'; readonly broken: 'discard-first' | 'ordnance' | 'not-four-of-hand' }
  | { readonly rule: 'TAC-8'; readonly broken: 'count'; readonly cards: number }
  | { readonly rule: 'TAC-10'; readonly broken: 'not-one-card' }
  | { readonly rule: 'TAC-8' | 'TAC-10'; readonly broken: 'no-card'; readonly said: string }
  | { readonly rule: 'TAC-8' | 'TAC-10'; readonly broken: 'not-held'; readonly card: string }
  | { readonly rule: 'TAC-11'; readonly broken: 'follow'; readonly company: number };

export interface TacticsHandFacts {
  /** The side that bid, what it bid and on which company, and what it captured. */
  readonly bidders: number;
  readonly bid: number;
  readonly company: number;
  readonly captured: number;
  /** The Engagement that the hand ended, with the scores it ended by. */
  readonly won?: { readonly engagement: number; readonly scores: readonly number[] } | undefined;
}

export interface TacticsFindings {
  readonly prompt: TacticsPrompt;
  readonly refusal: TacticsRefusal;
  readonly hand: TacticsHandFacts;
}

export function text(p: Tactics, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${parker.ids[move]}`;
  if (p.phase === AUCTION) return CALLS[move];
  return `discard ${makeCards(parker, unpackChoice(move, RESERVE)).join(' ')}`;
}

export function refuse(p: Tactics, seat: Actor, action: string): TacticsRefusal {
  const [verb, ...words] = action.split(' ');
  if (p.phase === AUCTION) return refuseCall(p, verb!, words);
  if (p.phase === DISCARD) return refuseDiscard(p, seat, verb!, words);
  if (verb !== 'play' || words.length !== 1) return { rule: 'TAC-10', broken: 'not-one-card' };
  const card = parker.find(words[0]);
  if (card === undefined) return { rule: 'TAC-10', broken: 'no-card', said: words[0] };
  if (!holdsCard(p.hands, seat, card)) return { rule: 'TAC-10', broken: 'not-held', card: words[0] };
  return { rule: 'TAC-11', broken: 'follow', company: p.led };
}

function refuseCall(p: Tactics, verb: string, words: readonly string[]): TacticsRefusal {
  if (verb !== 'bid' && verb !== 'pass') return { rule: 'TAC-3', broken: 'auction-on' };
  if (verb === 'pass') {
    return words.length > 0
      ? { rule: 'TAC-3', broken: 'pass-alone' }
      : { rule: 'TAC-6', broken: 'dealer-bids' };
  }
  const [points, company] = words;
  if (words.length !== 2 || !BID_COMPANIES.includes(company!))
    return { rule: 'TAC-2', broken: 'form-of-bid' };
  if (!BIDS.some((number) => String(number) === points)) return { rule: 'TAC-2', broken: 'step-of-bid' };
  const last = numberOfBid(p.bid);
  if (last === highestBid) return { rule: 'TAC-3', broken: 'highest-bid' };
  return { rule: 'TAC-2', broken: 'too-low', last, least: last + bidStep };
}

function refuseDiscard(p: Tactics, seat: Actor, verb: string, ids: readonly string[]): TacticsRefusal {
  if (verb !== 'discard') return { rule: 'TAC-8', broken: 'discard-first' };
  if (ids.length !== RESERVE) return { rule: 'TAC-8', broken: 'count', cards: ids.length };
  for (const id of ids) {
    const card = parker.find(id);
    if (card === undefined) return { rule: 'TAC-8', broken: 'no-card', said: id };
    if (!holdsCard(p.hands, seat, card)) return { rule: 'TAC-8', broken: 'not-held', card: id };
    if (companyOf(card) === ORDNANCE) return { rule: 'TAC-8', broken: 'ordnance' };
  }
  return { rule: 'TAC-8', broken: 'not-four-of-hand' };
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): TacticsPrompt {
  if (v.phase === 'over' || v.phase === 'cut' || v.phase === 'shuffle') return { ask: v.phase };
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'auction') return mine ? promptCall(v) : { ask: 'wait-for-bids' };
  if (v.phase === 'discard') return { ask: mine ? 'discard' : 'wait-for-discard' };
  if (!mine) return { ask: 'wait' };
  const led = v.places.squad![0];
  if (led === undefined) return { ask: 'lead' };
  return companyOf(parker.find(led!)!) === ORDNANCE ? { ask: 'answer-ordnance' } : followIn(led!, v.legal);
}

function promptCall(v: View): TacticsPrompt {
  const last = (v.facts.bids as { do: string }[]).findLast((call) => call.do !== 'pass');
  if (!v.legal.includes('pass')) return { ask: 'bid', least: lowestBid, must: true };
  if (last === undefined) return { ask: 'bid', least: lowestBid, must: false };
  const points = BIDS[numberStepOfBid(CALLS.indexOf(last.do))];
  return points === highestBid ? { ask: 'pass' } : { ask: 'bid', least: points + bidStep, must: false };
}

export function tally(p: Tactics): Tally<TacticsHandFacts> {
  const hands = sheetEntries(p.sheet).map((hand) => ({ points: bySeat(hand.points), facts: factsOf(hand) }));
  if (p.phase !== OVER) return { hands };
  const scores = finalScores(p);
  const winner = leadingSide(scores);
  return { hands, result: { scores, winners: [winner, winner + 2] } };
}

const factsOf = ({ bidder, bid, captured, won }: Skirmish): TacticsHandFacts => ({
  bidders: sideOf(bidder),
  bid: numberOfBid(bid),
  company: companyOfBid(bid),
  captured,
  won,
});
