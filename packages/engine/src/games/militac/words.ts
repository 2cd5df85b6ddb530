// Militac in words: texts of moves, refusals, prompts, and how the points of each hand came about.

import { type Prompt, yourCall, yourTurn } from '../../asked.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import { followIn, holdsCard, ofCompany } from '../../mechanics/companies.ts';
import {
  BID_COMPANIES,
  BID_TITLES,
  callTexts,
  companyOfBid,
  lowestOfStep,
} from '../../mechanics/company-bids.ts';
import { AUCTION, DISCARD, OVER, PLAY } from '../../mechanics/contract.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { bySeat, NO_LEAD, SQUADS, saySide, sideOf } from '../../mechanics/squads.ts';
import { followInWords } from '../../mechanics/words.ts';
import { companies, parker } from '../../packs/parker.ts';
import { BIDS, numberOfBid, valueOfBid } from './play.ts';
import type { Contract, Militac } from './position.ts';

export const CALLS: readonly string[] = callTexts(BIDS);

export function text(p: Militac, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${parker.ids[move]}`;
  return p.phase === AUCTION ? CALLS[move] : `discard ${parker.ids[move]}`;
}

export function refuse(p: Militac, seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase === AUCTION) return refuseCall(p, verb!, words);
  if (p.phase === DISCARD) return refuseDiscard(p, seat, verb!, words);
  if (verb !== 'play' || words.length !== 1) return 'Play one card of your hand (MIL-11).';
  const card = parker.find(words[0]);
  if (card === undefined) return `Name one card of your hand, not ${JSON.stringify(words[0])} (MIL-11).`;
  if (!holdsCard(p.hands, seat, card)) return `You do not hold ${parker.say(card)} (MIL-11).`;
  if (p.led === NO_LEAD) return 'The President may be led only as your last card (MIL-15).';
  if (ofCompany(p.hands[2 * seat], p.hands[2 * seat + 1], p.led) === 0) {
    return 'You hold the President, the highest of the company led, and must play him (MIL-13).';
  }
  return `You hold ${companies[p.led].title}, the company led, and must follow it (MIL-11).`;
}

function refuseCall(p: Militac, verb: string, words: readonly string[]): string {
  if (verb !== 'bid' && verb !== 'pass') return 'The auction is on: bid or pass (MIL-4).';
  if (verb === 'pass') {
    if (words.length > 0) return 'A pass is the one word "pass" (MIL-4).';
    return 'The other three have passed: as the dealer you must bid (MIL-8).';
  }
  const [squads, company] = words;
  if (words.length !== 2 || !BID_COMPANIES.includes(company!)) {
    return `A bid is a number of squads and ${BID_COMPANIES.slice(0, 4).join(', ')} or combined (MIL-2).`;
  }
  if (!BIDS.some((number) => String(number) === squads)) return 'From 6 to 12 squads are bid (MIL-2).';
  if (p.bid === CALLS.length - 1)
    return 'Twelve on combined forces is the highest bid: only pass is left (MIL-3).';
  return `Your bid must be higher than ${sayBid(p.bid)}: ${sayHigher(p.bid)} (MIL-3).`;
}

function sayBid(bid: Move): string {
  return `${numberOfBid(bid)} on ${BID_TITLES[companyOfBid(bid)]}`;
}

/** What is higher than a bid that can be beaten. */
function sayHigher(bid: Move): string {
  const next = bid + 1;
  const number = numberOfBid(next);
  if (companyOfBid(next) === 0) return `${number} squads or more`;
  const same = BID_TITLES.slice(companyOfBid(next)).join(' or ');
  return next < lowestOfStep(BIDS.length - 1)
    ? `${number} on ${same}, or more squads`
    : `${number} on ${same}`;
}

function refuseDiscard(p: Militac, seat: Actor, verb: string, ids: readonly string[]): string {
  if (verb !== 'discard') return 'First discard one of your thirteen cards (MIL-10).';
  if (ids.length !== 1) return `Exactly one card is discarded, not ${ids.length} (MIL-10).`;
  const card = parker.find(ids[0]);
  if (card === undefined) return `Name one card of your hand, not ${JSON.stringify(ids[0])} (MIL-10).`;
  if (!holdsCard(p.hands, seat, card)) return `You do not hold ${parker.say(card)} (MIL-10).`;
  return `You may not put back the Aide, ${parker.say(card)}: discard another card (MIL-10).`;
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): Prompt {
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'cut') return 'The cards are cut for the first deal.';
  if (v.phase === 'shuffle') return 'The cards are shuffled for the next hand.';
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'auction') return mine ? promptCall(v) : 'The auction is on. Wait for your turn to bid.';
  if (v.phase === 'discard') {
    return mine
      ? { head: 'You have taken up the Aide', rest: 'discard one card.' }
      : 'The bidder takes up the Aide and discards one card.';
  }
  return mine ? promptPlay(v) : 'Wait for the others to play.';
}

function promptCall(v: View): Prompt {
  if (!v.legal.includes('pass'))
    return { head: 'The others have passed', rest: 'as the dealer you must bid.' };
  const last = (v.facts.bids as { do: string }[]).findLast((made) => made.do !== 'pass');
  if (last === undefined) return yourCall('bid six squads or more, or pass.');
  const bid = CALLS.indexOf(last.do);
  if (bid === CALLS.length - 1) {
    const why = 'after twelve on combined forces you can only pass';
    return { ...yourCall(`${why}.`), why };
  }
  return yourCall(`bid higher than ${sayBid(bid)}, or pass.`);
}

function promptPlay(v: View): Prompt {
  const led = v.places.squad![0];
  if (led === undefined) {
    const heldBack = v.places[`hand:${v.seat}`].length !== v.legal.length;
    return yourTurn(heldBack ? 'lead any card but the President.' : 'lead any card.');
  }
  if (led !== 'PRES') {
    return { turn: 'turn', ...followInWords(followIn(led!, v.legal)) };
  }
  const { company } = v.facts.contract as { company: string };
  const follows = v.legal.length < v.places[`hand:${v.seat}`].length;
  return follows
    ? {
        ...yourTurn(`the President was led, follow ${BID_TITLES[BID_COMPANIES.indexOf(company)]}.`),
        names: [led],
      }
    : { ...yourTurn('the President was led, and you may play any card.'), names: [led] };
}

export function tally(p: Militac): Tally {
  const hands = sheetEntries(p.sheet).map((hand) => ({ points: bySeat(hand.points), lines: linesOf(hand) }));
  if (p.phase !== OVER) return { hands };
  const scores = bySeat(p.scores);
  const best = Math.max(...scores);
  // MIL-18: level scores are a drawn match.
  const winners = scores.every((s) => s === best)
    ? []
    : scores.flatMap((s, seat) => (s === best ? [seat] : []));
  return { hands, result: { scores, winners } };
}

function linesOf(hand: Contract): string[] {
  const bidders = sideOf(hand.bidder);
  const [us, them] = [saySide(bidders), saySide(1 - bidders)];
  const squads = numberOfBid(hand.bid);
  const value = valueOfBid(hand.bid);
  const contract = `${us} bid ${squads} squads on ${BID_TITLES[companyOfBid(hand.bid)]} and took ${hand.taken}`;
  const over = hand.taken - squads;
  if (over < 0) return [`${contract}: nothing`, `${them} score the value of the failed bid: +${value}`];
  const left = SQUADS - hand.taken;
  return [
    over > 0
      ? `${contract}: ${value} for the bid and ${over} over it, +${value + over}`
      : `${contract}: +${value}`,
    `${them} took ${left} ${left === 1 ? 'squad' : 'squads'}: +${left}`,
  ];
}
