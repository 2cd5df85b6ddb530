// Do-Boy (DOB): a Parker game of avoidance for three to six, each for himself. Rules: docs/rules/do-boy.md.

import {
  type Actor,
  type Actors,
  BY_CHANCE,
  type Draw,
  type Entry,
  type Game,
  type Json,
  type Move,
  type Notice,
  OPEN,
  type Scene,
  type Tally,
  VEILED,
  type View,
} from '../../game.ts';
import { listChoices, packChoice, unpackChoice } from '../../mechanics/choices.ts';
import {
  addCard,
  cardsElsewhere,
  cardsIn,
  companyOf,
  dropCard,
  highBit,
  holdsCard,
  idsIn,
  listCards,
  listFollowing,
  numberOf,
  PRESIDENT,
  setHand,
} from '../../mechanics/companies.ts';
import { soleHighest } from '../../mechanics/cut.ts';
import { dealUnknown } from '../../mechanics/imagine.ts';
import { type Sheet, sheetEntries } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import { type Card, makeCards } from '../../pack.ts';
import { companies, parker } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';

const DECK: readonly Card[] = parker.cards.slice(0, PRESIDENT + 1).map((_, card) => card);
/** The same as the two words of a set. */
const DECK_LOW = 0xffffff;
const DECK_HIGH = 0x1ffffff;
const GIFT = 3;
/** A scratch list for `legal`. */
const HAND: Card[] = [];
const NO_GIFT = -1;
const NOBODY = -1;
/** For lists that are replaced before they grow. */
const NONE: number[] = [];

const CUT = 0;
const SHUFFLE = 1;
const EXCHANGE = 2;
const PLAY = 3;
const OVER = 4;
const PHASES = ['cut', 'shuffle', 'exchange', 'play', 'over'];

/** A scored hand: the points of each seat, and who took the President. */
interface HandScore {
  readonly points: readonly number[];
  readonly president: number;
}

export class DoBoy {
  seats: number;
  exchange: boolean;
  /** The score that ends the game; 0 for a match of one hand. */
  target: number;
  phase: number = CUT;
  dealer: number = NOBODY;
  /** Who led to the squad in play, or is to lead. */
  leader: number = NOBODY;
  /** Who is to play. */
  turn: number = NOBODY;
  /** For each seat the two words of its hand (mechanics/companies.ts). */
  hands: number[];
  /** The nest's cards in the order dealt; they stay here when it is taken. */
  nest: number[] = NONE;
  nestTaker: number = NOBODY;
  /** For each seat the packed cards it has chosen or given, or NO_GIFT. */
  gifts: number[];
  /** All cards played in this hand, in order, and the taker of each whole squad. */
  played: number[] = NONE;
  takers: number[] = NONE;
  /** The squad in play: the company led, the card that takes it so far, who played it, and what it costs. */
  led = 0;
  best = 0;
  taker: number = NOBODY;
  cost = 0;
  /** Points of the hand in play, and the match scores without it. */
  points: number[] = NONE;
  scores: number[];
  sheet: Sheet<HandScore> = undefined;

  constructor(
    seats: number,
    exchange: boolean,
    target: number,
    hands: number[],
    gifts: number[],
    scores: number[],
  ) {
    this.seats = seats;
    this.exchange = exchange;
    this.target = target;
    this.hands = hands;
    this.gifts = gifts;
    this.scores = scores;
  }
}

function start(rules: Rules, seats: number): DoBoy {
  const target = rules['match'] === 'hand' ? 0 : Number(rules['target']);
  const p = new DoBoy(
    seats,
    rules['exchange'] === true,
    target,
    zeros(2 * seats),
    noGifts(seats),
    zeros(seats),
  );
  p.points = zeros(seats);
  return p;
}

function noGifts(seats: number): number[] {
  return new Array(seats).fill(NO_GIFT);
}

function zeros(n: number): number[] {
  return new Array(n).fill(0);
}

function clone(p: DoBoy): DoBoy {
  const q = new DoBoy(p.seats, p.exchange, p.target, p.hands.slice(), p.gifts.slice(), p.scores.slice());
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.leader = p.leader;
  q.turn = p.turn;
  q.nest = p.nest;
  q.nestTaker = p.nestTaker;
  q.played = p.played.slice();
  q.takers = p.takers.slice();
  q.led = p.led;
  q.best = p.best;
  q.taker = p.taker;
  q.cost = p.cost;
  q.points = p.points.slice();
  q.sheet = p.sheet;
  return q;
}

function actors(p: DoBoy): Actors {
  if (p.phase === PLAY) return 1 << p.turn;
  if (p.phase === OVER) return 0;
  if (p.phase !== EXCHANGE) return BY_CHANCE;
  // DOB-1: all choose at the same time, each once.
  let set = 0;
  for (let seat = 0; seat < p.seats; seat++) if (p.gifts[seat] === NO_GIFT) set |= 1 << seat;
  return set;
}

function draw(p: DoBoy): Draw {
  return p.phase === CUT
    ? { verb: 'cut', from: DECK, count: p.seats, opens: true }
    : { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
}

function deal(p: DoBoy, cards: readonly Card[]): void {
  if (p.phase === CUT) cutForDeal(p, cards);
  else dealHand(p, cards);
}

function cutForDeal(p: DoBoy, cards: readonly Card[]): void {
  p.dealer = soleHighest(cards.map((card) => (card === PRESIDENT ? 13 : numberOf(card))));
  if (p.dealer !== NOBODY) p.phase = SHUFFLE;
}

function dealHand(p: DoBoy, cards: readonly Card[]): void {
  openHand(p);
  const each = Math.floor(DECK.length / p.seats);
  for (let i = 0; i < each * p.seats; i++) addCard(p.hands, (p.dealer + 1 + i) % p.seats, cards[i]);
  p.nest = cards.slice(each * p.seats);
}

/** A new hand before its cards are dealt. */
function openHand(p: DoBoy): void {
  if (p.sheet) p.dealer = (p.dealer + 1) % p.seats;
  p.hands.fill(0);
  p.gifts.fill(NO_GIFT);
  p.points.fill(0);
  p.played = [];
  p.takers = [];
  p.nestTaker = NOBODY;
  p.leader = (p.dealer + 1) % p.seats;
  p.turn = p.leader;
  p.phase = p.exchange ? EXCHANGE : PLAY;
}

function legal(p: DoBoy, seat: Actor, moves: Move[]): number {
  const low = p.hands[2 * seat];
  const high = p.hands[2 * seat + 1];
  if (p.phase === EXCHANGE) return listChoices(HAND, listCards(low, high, HAND, 0), GIFT, moves);
  if (p.taker === NOBODY) {
    // DOB-3: the President is led only as the last card.
    const others = high & ~highBit(PRESIDENT);
    return low | others ? listCards(low, others, moves, 0) : listCards(0, high, moves, 0);
  }
  // DOB-4: follow the company led; DOB-6: nobody can follow the President.
  return listFollowing(low, high, p.led, moves);
}

function apply(p: DoBoy, seat: Actor, move: Move): void {
  if (p.phase === EXCHANGE) give(p, seat, move);
  else play(p, seat, move);
}

function give(p: DoBoy, seat: Actor, move: Move): void {
  p.gifts[seat] = move;
  if (p.gifts.includes(NO_GIFT)) return;
  for (let giver = 0; giver < p.seats; giver++) {
    const left = (giver + 1) % p.seats;
    for (const card of unpackChoice(p.gifts[giver], GIFT)) {
      dropCard(p.hands, giver, card);
      addCard(p.hands, left, card);
    }
  }
  p.phase = PLAY;
}

function play(p: DoBoy, seat: Actor, card: Card): void {
  dropCard(p.hands, seat, card);
  p.played.push(card);
  p.cost += costOf(card);
  // DOB-5: of the company led the highest takes; companies are runs of twelve in the pack's order.
  if (p.taker === NOBODY) {
    p.led = companyOf(card);
    p.best = card;
    p.taker = seat;
  } else if (card > p.best && companyOf(card) === p.led) {
    p.best = card;
    p.taker = seat;
  }
  const next = seat + 1 === p.seats ? 0 : seat + 1;
  if (next === p.leader) takeSquad(p);
  else p.turn = next;
}

function takeSquad(p: DoBoy): void {
  const taker = p.taker;
  if (p.takers.length === 0) {
    // DOB-7: the nest goes with the first squad.
    p.nestTaker = taker;
    for (const card of p.nest) p.cost += costOf(card);
  }
  p.points[taker] += p.cost;
  p.takers.push(taker);
  p.leader = taker;
  p.turn = taker;
  p.taker = NOBODY;
  p.cost = 0;
  if (p.takers.length === squadsOf(p)) score(p);
}

function score(p: DoBoy): void {
  for (let seat = 0; seat < p.seats; seat++) p.scores[seat] += p.points[seat];
  p.sheet = { entry: { points: p.points.slice(), president: presidentTaker(p) }, before: p.sheet };
  // DOB-9: the target is looked at after a whole hand.
  p.phase = p.scores.some((s) => s >= p.target) ? OVER : SHUFFLE;
}

function presidentTaker(p: DoBoy): number {
  const at = p.played.indexOf(PRESIDENT);
  return at < 0 ? p.nestTaker : p.takers[Math.floor(at / p.seats)];
}

function costOf(card: Card): number {
  return card < 12 ? 1 : card === PRESIDENT ? 5 : 0;
}

function squadsOf(p: DoBoy): number {
  return Math.floor(DECK.length / p.seats);
}

function text(p: DoBoy, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${parker.ids[move]}`;
  return `give ${makeCards(parker, unpackChoice(move, GIFT)).join(' ')}`;
}

function refuse(p: DoBoy, seat: Actor, action: string): string {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === EXCHANGE) {
    if (verb !== 'give') return 'Cards are exchanged first: give three cards to the left (DOB-1).';
    if (ids.length !== GIFT) return `Exactly three cards are given, not ${ids.length} (DOB-1).`;
    return 'Give three different cards of your own hand, written in the order of the pack (DOB-1).';
  }
  if (verb !== 'play' || ids.length !== 1) return 'Play one card of your hand (DOB-2).';
  const card = parker.find(ids[0]);
  if (card === undefined) return `Name one card of your hand, not ${JSON.stringify(ids[0])} (DOB-2).`;
  if (!holdsCard(p.hands, seat, card)) return `You do not hold ${parker.say(card)} (DOB-2).`;
  if (p.taker === NOBODY) return 'The President may be led only as your last card (DOB-3).';
  return `You hold ${companies[p.led].title}, the company led, and must follow it (DOB-4).`;
}

function notice(p: DoBoy, _actor: Actor, _move: Move): Notice {
  return p.phase === EXCHANGE ? VEILED : OPEN;
}

function view(p: DoBoy, seat: number): Scene {
  const dealt = p.phase !== CUT && (p.phase !== SHUFFLE || p.sheet !== undefined);
  const whole = p.phase === SHUFFLE || p.phase === OVER;
  const places: Scene['places'] = {
    nest: p.nestTaker === NOBODY ? p.nest.map(() => null) : [],
    squad: makeCards(parker, p.played.slice(p.takers.length * p.seats)),
  };
  for (let s = 0; s < p.seats; s++) {
    const ids = idsIn(p.hands[2 * s], p.hands[2 * s + 1]);
    places[`hand:${s}`] = s === seat ? ids : new Array(handSize(p, s)).fill(null);
    places[`taken:${s}`] = takenBy(p, s, whole || s === seat);
  }
  const facts: Record<string, Json> = {};
  if (p.dealer !== NOBODY) facts['dealer'] = p.dealer;
  if (dealt) facts['leader'] = p.leader;
  if (p.phase === EXCHANGE) {
    facts['given'] = p.gifts.flatMap((gift, giver) => (gift === NO_GIFT ? [] : [giver]));
  }
  if (p.nestTaker !== NOBODY) facts['nestTaker'] = p.nestTaker;
  if (seat >= 0 && p.gifts[seat] !== NO_GIFT) {
    facts['gift'] = giftCards(p, seat);
    if (p.phase !== EXCHANGE) facts['received'] = giftCards(p, (seat + p.seats - 1) % p.seats);
  }
  return { phase: PHASES[p.phase], places, facts, scores: p.scores.slice() };
}

/** Cards in a hand, from what is public: what was dealt less what was played. */
function handSize(p: DoBoy, seat: number): number {
  if (p.phase !== EXCHANGE && p.phase !== PLAY) return 0;
  const inSquad = p.played.length - p.takers.length * p.seats;
  const hasPlayed = (seat - p.leader + p.seats) % p.seats < inSquad;
  return squadsOf(p) - p.takers.length - (hasPlayed ? 1 : 0);
}

function takenBy(p: DoBoy, seat: number, nestKnown: boolean): (string | null)[] {
  const cards: (string | null)[] = [];
  p.takers.forEach((taker, squad) => {
    if (taker !== seat) return;
    cards.push(...makeCards(parker, p.played.slice(squad * p.seats, (squad + 1) * p.seats)));
    if (squad === 0) cards.push(...(nestKnown ? makeCards(parker, p.nest) : p.nest.map(() => null)));
  });
  return cards;
}

function giftCards(p: DoBoy, seat: number): string[] {
  return makeCards(parker, unpackChoice(p.gifts[seat], GIFT));
}

function prompt(v: View): string {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'exchange') {
    return mine
      ? 'Choose three cards to give to your left neighbour.'
      : 'The others are still choosing their gifts.';
  }
  if (!mine) return 'Wait for the others.';
  const led = v.places['squad'][0];
  if (led === undefined) {
    if (v.legal.includes('play PRES')) return 'Your last card is the President: lead him.';
    return 'Lead any card but the President.';
  }
  if (led === 'PRES') return 'The President was led: play your last card.';
  const company = companies[companyOf(parker.find(led!)!)].title;
  return `Follow ${company}, or play any card if you hold none.`;
}

/** What a seat remembers: the position as far as it knows it, with the other hands empty, and companies shown void. */
export interface DoBoySeen {
  readonly seat: number;
  readonly known: DoBoy;
  /** For each seat the companies it has failed to follow, a bit each. */
  readonly voids: number[];
  nestSize: number;
}

function watch(rules: Rules, seats: number, seat: number): DoBoySeen {
  return { seat, known: start(rules, seats), voids: new Array(seats).fill(0), nestSize: 0 };
}

function see(seen: DoBoySeen, entry: Entry): void {
  const [verb, ...ids] = entry.do.split(' ');
  const cards = ids.map((id) => parker.find(id)!);
  if (verb === 'cut') cutForDeal(seen.known, cards);
  else if (verb === 'shuffle') seeDeal(seen, entry.view);
  else if (verb === 'give') seeGift(seen, entry, ids[0] === '?' ? 0 : packChoice(cards));
  else seePlay(seen, entry, cards[0]);
}

function seeDeal(seen: DoBoySeen, v: View): void {
  openHand(seen.known);
  seen.known.nest = [];
  seen.nestSize = v.places['nest'].length;
  seen.voids.fill(0);
  learnHand(seen, v);
}

function seeGift(seen: DoBoySeen, entry: Entry, gift: Move): void {
  const { known, seat } = seen;
  known.gifts[entry.by as number] = gift;
  if (entry.view.phase !== 'play' || seat < 0) {
    if (entry.view.phase === 'play') known.phase = PLAY;
    return;
  }
  known.phase = PLAY;
  const received = entry.view.facts['received'] as string[];
  known.gifts[(seat + known.seats - 1) % known.seats] = packChoice(received.map((id) => parker.find(id)!));
  learnHand(seen, entry.view);
}

function seePlay(seen: DoBoySeen, entry: Entry, card: Card): void {
  const { known } = seen;
  const by = entry.by as number;
  const led = known.taker === NOBODY ? 4 : known.led;
  if (led < 4 && companyOf(card) !== led) seen.voids[by] |= 1 << led;
  const before = known.scores.slice();
  const sheet = known.sheet;
  play(known, by, card);
  learnNest(seen, entry.view);
  if (entry.view.phase === 'play') return;
  // The nest is counted now; take the hand's points from the scores.
  known.scores = entry.view.scores.slice();
  known.points = known.scores.map((score, s) => score - before[s]);
  known.sheet = { entry: { points: known.points.slice(), president: presidentTaker(known) }, before: sheet };
  known.phase = PHASES.indexOf(entry.view.phase);
}

function learnHand({ known, seat }: DoBoySeen, v: View): void {
  if (seat >= 0) setHand(known.hands, seat, v.places[`hand:${seat}`]);
}

/** The nest's cards, once this seat may know them (DOB-7); its cost is counted by `imagine`. */
function learnNest(seen: DoBoySeen, v: View): void {
  const { known } = seen;
  if (known.nestTaker === NOBODY || known.nest.length > 0) return;
  const ids = v.places[`taken:${known.nestTaker}`].slice(known.seats, known.seats + seen.nestSize);
  if (ids.every((id) => id !== null)) known.nest = ids.map((id) => parker.find(id!)!);
}

function imagine(seen: DoBoySeen, random: Random): DoBoy {
  const p = clone(seen.known);
  if (p.phase !== EXCHANGE && p.phase !== PLAY) return p;
  const room: number[] = [];
  for (let s = 0; s < p.seats; s++) room.push(s === seen.seat ? 0 : handSize(p, s));
  room.push(p.nest.length > 0 ? 0 : seen.nestSize);
  if (p.nest.length === 0) p.nest = []; // a list of its own: clones share the known one
  const cards = cardsElsewhere(DECK_LOW, DECK_HIGH, p.hands, p.played, p.nest);
  const nestKnown = room[p.seats] === 0;
  dealUnknown(random, cards, mayLie(seen, cards), room, (card, place) => {
    if (place === p.seats) p.nest.push(card);
    else addCard(p.hands, place, card);
  });
  if (!nestKnown) random.shuffle(p.nest);
  if (p.nestTaker !== NOBODY) for (const card of p.nest) p.points[p.nestTaker] += costOf(card);
  if (p.phase === EXCHANGE) imagineGifts(seen, p, random);
  return p;
}

/** For each card the places where it may lie: other seats that have not shown void, and the nest. */
function mayLie(seen: DoBoySeen, cards: readonly Card[]): number[] {
  const { known, seat, voids } = seen;
  const byCompany: number[] = [];
  for (let company = 0; company < 5; company++) {
    let places = known.nest.length > 0 ? 0 : 1 << known.seats;
    for (let s = 0; s < known.seats; s++) {
      if (s !== seat && !(voids[s] & (1 << company))) places |= 1 << s;
    }
    byCompany.push(places);
  }
  const may = cards.map((card) => byCompany[companyOf(card)]);
  if (seat >= 0 && known.phase === PLAY && known.gifts[seat] !== NO_GIFT) {
    // DOB-1: what was given lies with the left neighbour until it is played.
    for (const card of unpackChoice(known.gifts[seat], GIFT)) {
      const i = cards.indexOf(card);
      if (i >= 0) may[i] = 1 << ((seat + 1) % known.seats);
    }
  }
  return may;
}

/** Seats that have chosen already get some choice; what it was cannot be known. */
function imagineGifts(seen: DoBoySeen, p: DoBoy, random: Random): void {
  for (let s = 0; s < p.seats; s++) {
    if (s === seen.seat || p.gifts[s] === NO_GIFT) continue;
    const hand = random.shuffle(cardsIn(p.hands[2 * s], p.hands[2 * s + 1])).slice(0, GIFT);
    p.gifts[s] = packChoice(hand.sort((a, b) => a - b));
  }
}

function tally(p: DoBoy): Tally {
  const hands = sheetEntries(p.sheet).map(({ points, president }) => ({
    points,
    lines: points.map((cost, seat) => `{${seat}} ${costInWords(cost, seat === president)}`),
  }));
  if (p.phase !== OVER) return { hands };
  const lowest = Math.min(...p.scores);
  const winners = p.scores.flatMap((s, seat) => (s === lowest ? [seat] : []));
  return { hands, result: { scores: p.scores.slice(), winners } };
}

function costInWords(cost: number, president: boolean): string {
  const infantry = president ? cost - 5 : cost;
  const took = infantry > 0 ? [`${infantry} Infantry`] : [];
  if (president) took.push('the President');
  return took.length > 0 ? `took ${took.join(' and ')}: ${cost}` : 'took nothing that counts: 0';
}

/** Low is good: what was taken counts against the seat. */
function standing(p: DoBoy, seat: number): number {
  const inHand = p.phase === PLAY ? p.points[seat] : 0;
  return -p.scores[seat] - inHand;
}

export const doBoy: Game<DoBoy, DoBoySeen> = {
  id: 'do-boy',
  title: 'Do-Boy',
  edition: 1,
  pack: parker,
  seats: [3, 4, 5, 6],
  options: [
    {
      key: 'match',
      values: ['hand', 'game'],
      default: 'game',
      help: 'One hand, or hands until somebody reaches the target.',
      words: { hand: 'One hand', game: 'A whole game' },
    },
    {
      key: 'target',
      values: [25, 50, 100],
      default: 50,
      help: 'The score that ends the game; ignored in a match of one hand.',
    },
    {
      key: 'exchange',
      values: [true, false],
      default: true,
      help: 'Three cards are given to the left before play.',
      words: { true: 'Three cards go to the left', false: 'No exchange' },
    },
  ],
  verbs: {
    give: ['Give $*', 'gives three cards to the left'],
    play: ['Play $1', 'plays $1'],
  },
  places: { hand: 'Hand', nest: 'Nest', squad: 'Squad', taken: 'Taken' },
  start,
  actors,
  draw,
  deal,
  legal,
  apply,
  clone,
  text,
  refuse,
  notice,
  view,
  prompt,
  watch,
  see,
  imagine,
  side: (_, seat) => seat,
  standing,
  tally,
};
