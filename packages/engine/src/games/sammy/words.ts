// Sammy in words: texts of moves, refusals, prompts, and how the points of each hand came about.

import { type Prompt, yourTurn } from '../../asked.ts';
import { lower } from '../../first-letter.ts';
import type { Actor, Move, ScoredHand, Tally, View } from '../../game.ts';
import { holds, suitOf } from '../../mechanics/borders.ts';
import { listOr } from '../../mechanics/lists.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { sayCard } from '../../pack.ts';
import { sammy as pack, suits } from '../../packs/sammy.ts';
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
import { A_BONUS, bidPoints, presidentPoints, TOP_FOUR, topPoints } from './score.ts';

export const TERMS: Readonly<Record<string, string>> = {
  red: 'Red',
  blue: 'Blue',
  stars: 'Stars',
  stripes: 'Stripes',
  notrumps: 'no trumps',
};

export function callText(call: Move): string {
  if (call === PASS) return 'pass';
  if (call === BONUS) return 'bonus';
  if (call === DOUBLE) return 'double';
  return `bid ${tricksOf(call)} ${DENOMINATIONS[denominationOf(call)]}`;
}

export function text(p: Sammy, _seat: Actor, move: Move): string {
  return p.phase === BID ? callText(move) : `play ${pack.ids[move]}`;
}

export function refuse(p: Sammy, seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase !== BID) return refuseCard(p, seat, verb!, words);
  if (verb === 'play') return 'The bidding is still going on: bid or pass (SAM-7).';
  if (verb === 'bid') return refuseBid(p, words);
  if (words.length > 0) return `Say "${verb}" alone (SAM-7).`;
  if (p.bid === NO_BID)
    return `There is no bid yet to ${verb === 'bonus' ? 'place a bonus on' : 'double'} (SAM-7).`;
  const own = sideOf(p, p.bidder) === sideOf(p, seat);
  if (verb === 'bonus') {
    return own
      ? 'A bonus is placed on a bid of the other side, not of your own (SAM-7).'
      : 'The outstanding bid carries a bonus already (SAM-7).';
  }
  if (!own) return 'Only the side that made the outstanding bid may double the bonus (SAM-7).';
  return p.bonus === 0
    ? 'There is no bonus on the outstanding bid to double (SAM-7).'
    : 'The bonus has been doubled already (SAM-7).';
}

function refuseBid(p: Sammy, words: string[]): string {
  const [tricks, denomination] = words;
  if (words.length !== 2 || !DENOMINATIONS.includes(denomination!)) {
    return 'A bid names a number of tricks and red, blue, stars, stripes or notrumps (SAM-6).';
  }
  if (!/^[1-9]\d*$/.test(tricks!) || Number(tricks) > HAND_TRICKS || Number(tricks) < p.minimumBid) {
    return `A bid names ${p.minimumBid} to ${HAND_TRICKS} tricks (SAM-6).`;
  }
  return `The outstanding bid is ${tricksOf(p.bid)} tricks; a raise names more, in any denomination (SAM-7).`;
}

function refuseCard(p: Sammy, seat: Actor, verb: string, words: string[]): string {
  if (verb !== 'play') return 'The bidding is over: play a card (SAM-9).';
  const card = pack.find(words[0] ?? '');
  const rule = p.bySuits ? 'SAM-18' : 'SAM-13';
  if (words.length !== 1 || card === undefined) return `Play exactly one card (${rule}).`;
  const who = p.turn === seat ? 'You hold' : 'The silent hand holds';
  if (!holds(p.hands[2 * p.turn], p.hands[2 * p.turn + 1], card)) {
    if (p.silent >= 0 && p.turn !== p.silent && holds(p.hands[2 * p.silent], p.hands[2 * p.silent + 1], card))
      return `It is not the turn of the silent hand, which holds ${pack.say(card)} (SAM-17).`;
    const whose =
      p.turn === seat ? 'You do not hold' : 'It is the turn of the silent hand, which does not hold';
    return `${whose} ${pack.say(card)} (${p.turn === seat ? rule : 'SAM-17'}).`;
  }
  return p.bySuits
    ? `${who} ${suits[suitOf(p.led)].title}, the suit led, and must follow it (SAM-18).`
    : `${who} a card that borders ${pack.say(p.led)} and must play one that does (SAM-13).`;
}

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'cut') return 'The cards are cut for the deal.';
  if (v.phase === 'shuffle') return 'The cards are to be shuffled and dealt.';
  if (v.phase === 'bid') return mine ? promptCall(v) : 'Wait for the others to bid.';
  if (!mine) {
    return v.facts['silent'] === v.seat
      ? { head: 'Your hand is the silent hand', rest: 'your partner plays it.' }
      : 'Wait for the others to play.';
  }
  return promptCard(v);
}

function promptCall(v: View): Prompt {
  const contract = v.facts['contract'] as { tricks: number; denomination: string } | undefined;
  if (!contract) return 'Bid a number of tricks and the trumps, or pass.';
  const choices: string[] = [];
  if (contract.tricks < HAND_TRICKS) choices.push(`bid ${contract.tricks + 1} or more`);
  if (v.legal.includes('bonus')) choices.push('place a bonus');
  if (v.legal.includes('double')) choices.push('double the bonus');
  const head = `The bid is ${contract.tricks} in ${TERMS[contract.denomination]}`;
  const why = choices.length === 0 ? lower(head) : undefined;
  return { head, rest: `${listOr([...choices, 'pass'])}.`, why };
}

/** More cards than this are not listed: they are raised in the hand. */
const MOST_NAMED = 4;

/** Whether a card is what was asked for by the card led. */
function answers(id: string, led: number, bySuits: boolean): boolean {
  const card = pack.find(id)!;
  return bySuits ? suitOf(card) === suitOf(led) : pack.cards[led].borders.includes(id);
}

function promptCard(v: View): Prompt {
  const led = v.places['trick'][0];
  const silent = turnOf(v) !== v.seat;
  const from = silent ? ' from the silent hand' : '';
  if (led == null) return yourTurn(`lead any card${from}.`);
  const card = pack.find(led)!;
  const bySuits = v.facts['silent'] !== undefined;
  const asked = bySuits ? `card of ${suits[suitOf(card)].title}` : `card that borders ${pack.say(card)}`;
  const names = bySuits ? [] : [led];
  const answering = v.legal
    .map((text) => text.slice('play '.length))
    .filter((id) => answers(id, card, bySuits));
  if (answering.length === 0)
    return {
      ...yourTurn(
        `${silent ? 'the silent hand has' : 'you hold'} no ${asked}, so play any${silent ? ' of it' : ''}.`,
      ),
      names,
    };
  const play = `play a ${asked}${from}`;
  if (answering.length > MOST_NAMED) return { ...yourTurn(`${play}.`), names };
  return { ...yourTurn(`${listOr(answering.map((id) => sayCard(pack, id)))}.`, play), names };
}

/** The seat whose hand is to play. */
function turnOf(v: View): number {
  const order = v.facts['order'] as number[];
  return order[(order.indexOf(v.facts['leader'] as number) + v.places['trick'].length) % SEATS];
}

export function tally(p: Sammy): Tally {
  const hands = sheetEntries(p.sheet).map(
    (count): ScoredHand => ({
      points: count.points,
      lines: count.bid === NO_BID ? PASSED : handLines(count),
    }),
  );
  if (p.phase !== OVER) return { hands };
  const highest = Math.max(...p.scores);
  const leaders = [0, 1, 2, 3].filter((seat) => p.scores[seat] === highest);
  // SAM-21: level all round is a drawn match.
  const winners = leaders.length === SEATS ? [] : leaders;
  return { hands, result: { scores: p.scores.slice(), winners } };
}

const PASSED = ['All four passed: nobody scores'];

function handLines(count: HandCount): string[] {
  const [ours, theirs] = [namesOf(count.order, count.side), namesOf(count.order, 1 - count.side)];
  return [
    bidLine(count, ours, theirs),
    ...bonusLine(count, ours, theirs),
    ...cardLines(count, 0, ours),
    ...cardLines(count, 1, theirs),
  ];
}

function namesOf(order: number, side: number): string {
  return seatsOfSide(order, side)
    .map((seat) => `{${seat}}`)
    .join(' and ');
}

function bidLine(count: HandCount, ours: string, theirs: string): string {
  const denomination = TERMS[DENOMINATIONS[denominationOf(count.bid)]];
  const bid = `${ours} bid ${tricksOf(count.bid)} in ${denomination} and won ${count.tricks}`;
  const [made, broken] = bidPoints(count.bid, 0, count.tricks);
  return made > 0 ? `${bid}: +${made}` : `${bid}: +${broken} for ${theirs}`;
}

function bonusLine(count: HandCount, ours: string, theirs: string): string[] {
  if (count.bonus === 0) return [];
  const whose = count.tricks >= tricksOf(count.bid) ? ours : theirs;
  const how = count.bonus === 2 ? 'placed and doubled' : 'placed';
  return [`The bonus was ${how}: +${A_BONUS * count.bonus} for ${whose}`];
}

function cardLines(count: HandCount, side: 0 | 1, names: string): string[] {
  const lines: string[] = [];
  const presidents = count.presidents[side];
  if (presidents > 0) {
    const what = presidents === 1 ? '1 President' : `${presidents} Presidents`;
    lines.push(`${names} took ${what}: +${presidentPoints(presidents)}`);
  }
  const top = topPoints(count.topCards[side], side === 0);
  if (top > 0) {
    const four = TOP_FOUR[denominationOf(count.bid)].map((card) => pack.say(card)).join(', ');
    lines.push(`${names} took ${count.topCards[side]} of the top four (${four}): +${top}`);
  }
  return lines;
}
