// What the rules of Sammy tell: the texts of moves, what is asked, why an action is not legal, and what the points of each
// hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { holds, suitOf } from '../../mechanics/borders.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import {
  BID,
  BONUS,
  DENOMINATIONS,
  DOUBLE,
  denominationOf,
  HAND_TRICKS,
  type HandCount,
  NO_BID,
  OVER,
  PASS,
  type Sammy,
  SEATS,
  seatsOfSide,
  sideOf,
  tricksOf,
} from './position.ts';
import { A_BONUS, bidPoints, presidentPoints, topPoints } from './score.ts';

/** So many tricks in a denomination: "red". */
export interface SammyBid {
  readonly tricks: number;
  readonly denomination: string;
}

/** What the hand to play answers: a card that is led, or its suit. */
interface Answer {
  readonly led: string;
  readonly bySuits: boolean;
  /** Whether the silent hand is to play. */
  readonly silent: boolean;
}

export type SammyPrompt =
  | {
      readonly ask: 'raise';
      readonly bid: SammyBid;
      /** The fewest tricks that can be bid; left out where the bid is the highest. */
      readonly least?: number | undefined;
      readonly bonus: boolean;
      readonly double: boolean;
    }
  | { readonly ask: 'lead'; readonly silent: boolean }
  | ({ readonly ask: 'answer'; readonly cards: readonly string[] } & Answer)
  | ({ readonly ask: 'play-any' } & Answer)
  | {
      readonly ask: 'bid' | 'wait-for-bids' | 'silent' | 'wait' | 'cut' | 'shuffle' | 'over';
    };

/** The rule by which cards answer the card led. */
type FollowRule = 'SAM-13' | 'SAM-18';

export type SammyRefusal =
  | { readonly rule: 'SAM-6'; readonly broken: 'form-of-bid' }
  | { readonly rule: 'SAM-6'; readonly broken: 'tricks'; readonly least: number }
  | { readonly rule: 'SAM-7'; readonly broken: 'too-low'; readonly tricks: number }
  | { readonly rule: 'SAM-7'; readonly broken: 'call-alone'; readonly verb: string }
  | {
      readonly rule: 'SAM-7';
      readonly broken:
        | 'bidding-on'
        | 'no-bid-for-bonus'
        | 'no-bid-to-double'
        | 'own-bid'
        | 'has-bonus'
        | 'not-bidders'
        | 'no-bonus'
        | 'doubled';
    }
  | { readonly rule: 'SAM-9'; readonly broken: 'bidding-over' }
  | { readonly rule: FollowRule; readonly broken: 'not-one-card' }
  | { readonly rule: FollowRule; readonly broken: 'not-held'; readonly card: string }
  | {
      readonly rule: 'SAM-17';
      readonly broken: 'turn-of-silent' | 'not-turn-of-silent';
      readonly card: string;
    }
  | { readonly rule: 'SAM-18'; readonly broken: 'suit'; readonly suit: number; readonly silent: boolean }
  | { readonly rule: 'SAM-13'; readonly broken: 'border'; readonly led: string; readonly silent: boolean };

/** What one side scored besides its bid. */
interface SideCount {
  readonly seats: readonly number[];
  readonly presidents: { readonly cards: number; readonly points: number };
  readonly topFour: { readonly cards: number; readonly points: number };
}

export interface SammyHandFacts {
  /** The bid that was played; left out where all four passed. */
  readonly bid?: SammyBid & {
    readonly won: number;
    readonly made: boolean;
    /** What it scored for the declarants where it was made, for the others where it was not. */
    readonly points: number;
    /** 0, 1 placed, 2 doubled, and what it scored. */
    readonly bonus: number;
    readonly bonusPoints: number;
  };
  /** The declarants first; empty where all four passed. */
  readonly sides: readonly SideCount[];
}

export interface SammyFindings {
  readonly prompt: SammyPrompt;
  readonly refusal: SammyRefusal;
  readonly hand: SammyHandFacts;
}

export function callText(call: Move): string {
  if (call === PASS) return 'pass';
  if (call === BONUS) return 'bonus';
  if (call === DOUBLE) return 'double';
  return `bid ${tricksOf(call)} ${DENOMINATIONS[denominationOf(call)]}`;
}

export function text(p: Sammy, _seat: Actor, move: Move): string {
  return p.phase === BID ? callText(move) : `play ${pack.ids[move]}`;
}

export function refuse(p: Sammy, seat: Actor, action: string): SammyRefusal {
  const [verb, ...words] = action.split(' ');
  if (p.phase !== BID) return refuseCard(p, seat, verb!, words);
  if (verb === 'play') return { rule: 'SAM-7', broken: 'bidding-on' };
  if (verb === 'bid') return refuseBid(p, words);
  if (words.length > 0) return { rule: 'SAM-7', broken: 'call-alone', verb: verb! };
  if (p.bid === NO_BID)
    return { rule: 'SAM-7', broken: verb === 'bonus' ? 'no-bid-for-bonus' : 'no-bid-to-double' };
  const own = sideOf(p, p.bidder) === sideOf(p, seat);
  if (verb === 'bonus') return { rule: 'SAM-7', broken: own ? 'own-bid' : 'has-bonus' };
  if (!own) return { rule: 'SAM-7', broken: 'not-bidders' };
  return { rule: 'SAM-7', broken: p.bonus === 0 ? 'no-bonus' : 'doubled' };
}

function refuseBid(p: Sammy, words: readonly string[]): SammyRefusal {
  const [tricks, denomination] = words;
  if (words.length !== 2 || !DENOMINATIONS.includes(denomination!))
    return { rule: 'SAM-6', broken: 'form-of-bid' };
  if (!/^[1-9]\d*$/.test(tricks!) || Number(tricks) > HAND_TRICKS || Number(tricks) < p.minimumBid)
    return { rule: 'SAM-6', broken: 'tricks', least: p.minimumBid };
  return { rule: 'SAM-7', broken: 'too-low', tricks: tricksOf(p.bid) };
}

function refuseCard(p: Sammy, seat: Actor, verb: string, words: readonly string[]): SammyRefusal {
  if (verb !== 'play') return { rule: 'SAM-9', broken: 'bidding-over' };
  const card = pack.find(words[0] ?? '');
  const rule = p.bySuits ? 'SAM-18' : 'SAM-13';
  if (words.length !== 1 || card === undefined) return { rule, broken: 'not-one-card' };
  const id = words[0];
  const silent = p.turn !== seat;
  if (!holds(p.hands[2 * p.turn], p.hands[2 * p.turn + 1], card)) {
    if (p.silent >= 0 && p.turn !== p.silent && holds(p.hands[2 * p.silent], p.hands[2 * p.silent + 1], card))
      return { rule: 'SAM-17', broken: 'not-turn-of-silent', card: id };
    return silent
      ? { rule: 'SAM-17', broken: 'turn-of-silent', card: id }
      : { rule, broken: 'not-held', card: id };
  }
  return p.bySuits
    ? { rule: 'SAM-18', broken: 'suit', suit: suitOf(p.led), silent }
    : { rule: 'SAM-13', broken: 'border', led: pack.ids[p.led], silent };
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): SammyPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over' || v.phase === 'cut' || v.phase === 'shuffle') return { ask: v.phase };
  if (v.phase === 'bid') return mine ? promptCall(v) : { ask: 'wait-for-bids' };
  if (mine) return promptCard(v);
  return { ask: v.facts['silent'] === v.seat ? 'silent' : 'wait' };
}

function promptCall(v: View): SammyPrompt {
  const contract = v.facts['contract'] as { tricks: number; denomination: string } | undefined;
  if (!contract) return { ask: 'bid' };
  const { tricks, denomination } = contract;
  return {
    ask: 'raise',
    bid: { tricks, denomination },
    least: tricks < HAND_TRICKS ? tricks + 1 : undefined,
    bonus: v.legal.includes('bonus'),
    double: v.legal.includes('double'),
  };
}

function promptCard(v: View): SammyPrompt {
  const led = v.places['trick'][0];
  const silent = turnOf(v) !== v.seat;
  if (led == null) return { ask: 'lead', silent };
  const bySuits = v.facts['silent'] !== undefined;
  const cards = v.legal
    .map((legalText) => legalText.slice('play '.length))
    .filter((id) => answers(id, pack.find(led)!, bySuits));
  const answer = { led, bySuits, silent };
  return cards.length === 0 ? { ask: 'play-any', ...answer } : { ask: 'answer', cards, ...answer };
}

/** Whether a card is what was asked for by the card led. */
function answers(id: string, led: number, bySuits: boolean): boolean {
  const card = pack.find(id)!;
  return bySuits ? suitOf(card) === suitOf(led) : pack.cards[led].borders.includes(id);
}

/** The seat whose hand is to play. */
function turnOf(v: View): number {
  const order = v.facts['order'] as number[];
  return order[(order.indexOf(v.facts['leader'] as number) + v.places['trick'].length) % SEATS];
}

export function tally(p: Sammy): Tally<SammyHandFacts> {
  const hands = sheetEntries(p.sheet).map((count) => ({ points: count.points, facts: factsOf(count) }));
  if (p.phase !== OVER) return { hands };
  const highest = Math.max(...p.scores);
  const leaders = [0, 1, 2, 3].filter((seat) => p.scores[seat] === highest);
  // SAM-21: level all round is a drawn match.
  const winners = leaders.length === SEATS ? [] : leaders;
  return { hands, result: { scores: p.scores.slice(), winners } };
}

function factsOf(count: HandCount): SammyHandFacts {
  if (count.bid === NO_BID) return { sides: [] };
  const [made, broken] = bidPoints(count.bid, 0, count.tricks);
  const sides = [0, 1].map((side) => ({
    seats: seatsOfSide(count.order, side === 0 ? count.side : 1 - count.side),
    presidents: { cards: count.presidents[side], points: presidentPoints(count.presidents[side]) },
    topFour: { cards: count.topCards[side], points: topPoints(count.topCards[side], side === 0) },
  }));
  const bid = {
    tricks: tricksOf(count.bid),
    denomination: DENOMINATIONS[denominationOf(count.bid)],
    won: count.tricks,
    made: count.tricks >= tricksOf(count.bid),
    points: made > 0 ? made : broken,
    bonus: count.bonus,
    bonusPoints: A_BONUS * count.bonus,
  };
  return { bid, sides };
}
