// Tactics in words: texts of moves, refusals, prompts, and how the points of each hand came about.

import { type Prompt, yourCall, yourTurn } from '../../asked.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { companyOf, followIn, holdsCard } from '../../mechanics/companies.ts';
import {
  BID_COMPANIES,
  BID_TITLES,
  callTexts,
  companyOfBid,
  numberStepOfBid,
} from '../../mechanics/company-bids.ts';
import { AUCTION, DISCARD, OVER, PLAY } from '../../mechanics/contract.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { bySeat, saySide, sideOf } from '../../mechanics/squads.ts';
import { followInWords } from '../../mechanics/words.ts';
import { makeCards } from '../../pack.ts';
import { companies, parker, tacticsPoints } from '../../packs/parker.ts';
import { BIDS, finalScores, leadingSide, numberOfBid } from './play.ts';
import { RESERVE, type Skirmish, type Tactics } from './position.ts';

const { lowestBid, highestBid, bidStep } = tacticsPoints;

export const CALLS: readonly string[] = callTexts(BIDS);

export function text(p: Tactics, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${parker.ids[move]}`;
  if (p.phase === AUCTION) return CALLS[move];
  return `discard ${makeCards(parker, unpackChoice(move, RESERVE)).join(' ')}`;
}

export function refuse(p: Tactics, seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase === AUCTION) return refuseCall(p, verb!, words);
  if (p.phase === DISCARD) return refuseDiscard(p, seat, verb!, words);
  if (verb !== 'play' || words.length !== 1) return 'Play one card of your hand (TAC-10).';
  const card = parker.find(words[0]);
  if (card === undefined) return `Name one card of your hand, not ${JSON.stringify(words[0])} (TAC-10).`;
  if (!holdsCard(p.hands, seat, card)) return `You do not hold ${parker.say(card)} (TAC-10).`;
  return `You hold ${companies[p.led].title}, the company led, and must follow it (TAC-11).`;
}

function refuseCall(p: Tactics, verb: string, words: readonly string[]): string {
  if (verb !== 'bid' && verb !== 'pass') return 'The auction is on: bid or pass (TAC-3).';
  if (verb === 'pass') {
    if (words.length > 0) return 'A pass is the one word "pass" (TAC-3).';
    return 'The other three have passed: as the dealer you must bid (TAC-6).';
  }
  const [points, company] = words;
  if (words.length !== 2 || !BID_COMPANIES.includes(company!)) {
    return `A bid is a number of points and ${BID_COMPANIES.slice(0, 4).join(', ')} or combined (TAC-2).`;
  }
  if (!BIDS.some((number) => String(number) === points)) {
    return `Bids are multiples of ${bidStep} from ${lowestBid} to ${highestBid} (TAC-2).`;
  }
  const last = numberOfBid(p.bid);
  if (last === highestBid) return `After a bid of ${highestBid} nothing is left but to pass (TAC-3).`;
  return `The last bid is ${last}: bid at least ${last + bidStep}, on whatever company (TAC-2).`;
}

function refuseDiscard(p: Tactics, seat: Actor, verb: string, ids: readonly string[]): string {
  if (verb !== 'discard') return 'First discard four of your sixteen cards (TAC-8).';
  if (ids.length !== RESERVE) return `Exactly four cards are discarded, not ${ids.length} (TAC-8).`;
  for (const id of ids) {
    const card = parker.find(id);
    if (card === undefined) return `Name four cards of your hand, not ${JSON.stringify(id)} (TAC-8).`;
    if (!holdsCard(p.hands, seat, card)) return `You do not hold ${parker.say(card)} (TAC-8).`;
    if (companyOf(card) === 4) return 'Ordnance cards may not be discarded (TAC-8).';
  }
  return 'Discard four different cards, written in the order of the pack (TAC-8).';
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): Prompt {
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'cut') return 'The cards are cut for the first deal.';
  if (v.phase === 'shuffle') return 'The cards are shuffled for the next skirmish.';
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'auction') return mine ? promptCall(v) : 'The auction is on. Wait for your turn to bid.';
  if (v.phase === 'discard') {
    return mine
      ? 'Discard four of your sixteen cards, none of them Ordnance.'
      : 'The bidder picks up the reinforcements and discards four cards.';
  }
  if (!mine) return 'Wait for the others to play.';
  const led = v.places.squad![0];
  if (led === undefined) return yourTurn('lead any card.');
  const company = companyOf(parker.find(led!)!);
  if (company === 4) return yourTurn('Ordnance was led, so play any card.');
  return { turn: 'turn', ...followInWords(followIn(led!, v.legal)) };
}

function promptCall(v: View): Prompt {
  const last = (v.facts.bids as { do: string }[]).findLast((call) => call.do !== 'pass');
  if (!v.legal.includes('pass'))
    return { head: 'The others have passed', rest: `as the dealer you must bid ${lowestBid} or more.` };
  if (last === undefined) return yourCall(`bid ${lowestBid} or more, or pass.`);
  const points = BIDS[numberStepOfBid(CALLS.indexOf(last.do))];
  if (points === highestBid) {
    const why = `after a bid of ${highestBid} you can only pass`;
    return { ...yourCall(`${why}.`), why };
  }
  return yourCall(`bid ${points + bidStep} or more, or pass.`);
}

/** The Engagement that a hand ended, with the scores it ended by. */
export interface TacticsHandFacts {
  readonly won?: { readonly engagement: number; readonly scores: readonly number[] } | undefined;
}

export function tally(p: Tactics): Tally<TacticsHandFacts> {
  const hands = sheetEntries(p.sheet).map((hand) => ({
    points: bySeat(hand.points),
    facts: { won: hand.won },
    lines: linesOf(hand),
  }));
  if (p.phase !== OVER) return { hands };
  const scores = finalScores(p);
  const winner = leadingSide(scores);
  return { hands, result: { scores, winners: [winner, winner + 2] } };
}

function linesOf(hand: Skirmish): string[] {
  const bidders = sideOf(hand.bidder);
  const defenders = 1 - bidders;
  const bid = numberOfBid(hand.bid);
  const short = bid - hand.captured;
  const missed = short > 0 ? `, ${short} too few` : '';
  const contract = `bid ${bid} on ${BID_TITLES[companyOfBid(hand.bid)]}`;
  const lines = [
    `${saySide(bidders)} ${contract} and captured ${hand.captured}${missed}: ${signed(hand.points[bidders])}`,
    `${saySide(defenders)} captured ${hand.points[defenders]}: ${signed(hand.points[defenders])}`,
  ];
  if (hand.won) lines.push(engagementWon(hand.won));
  return lines;
}

/** "{0} and {2} win Engagement 2 by 150 to 85". */
export function engagementWon({ engagement, scores }: NonNullable<TacticsHandFacts['won']>): string {
  const winner = leadingSide(scores);
  return `${saySide(winner)} win Engagement ${engagement} by ${scores[winner]} to ${scores[1 - winner]}`;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
