// Bang (BNG): a Parker game of quick eyes for two to eight, in the manner of Snap. Rules: docs/rules/bang.md.

import { seatsOf } from '../../actors.ts';
import {
  type Actor,
  type Actors,
  BY_CHANCE,
  BY_CLOCK,
  CLOCK,
  type Draw,
  type Entry,
  type Game,
  type Json,
  type Move,
  type Notice,
  OPEN,
  type Scene,
  type Tally,
  UNSEEN,
  type View,
} from '../../game.ts';
import { numberOf } from '../../mechanics/companies.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';
import {
  clonePackets,
  emptyPackets,
  moveAll,
  moveFirst,
  type Packets,
  putUnder,
  slotsIn,
} from './packets.ts';

const DECK: readonly Card[] = Array.from({ length: 48 }, (_, card) => card);
/** BNG-11: so many cards without a match won are a stand-off. */
const STAND_OFF = 192;
const NOBODY = -1;
const UNKNOWN: Card = -1;
/** No window has closed since the last card was laid. */
const NO_CALLS = -1;

const LAY_CARD: Move = 0;
const CALL: Move = 1;

const CUT = 0;
const SHUFFLE = 1;
const LAY = 2;
const WINDOW = 3;
const OVER = 4;
const PHASES = ['cut', 'shuffle', 'lay', 'window', 'over'];

export class Bang {
  seats: number;
  /** The match ends when so many cards have been laid (BNG-10). */
  limit: number;
  /** False calls are paid for, so that a window opens after every card (BNG-12). */
  pay: boolean;
  phase: number = CUT;
  dealer: number = NOBODY;
  /** The seat to lay; the seat that laid, while a window is open and at the end. */
  turn: number = NOBODY;
  laid = 0;
  sinceWon = 0;
  /** The card of each slot; shared by clones, since it never changes after the deal. */
  faces: readonly Card[] = [];
  /** Packet `seat` is its hand, top card first; packet `seats + seat` its pile, first laid first. */
  packets: Packets;
  /** The seats still in the game. */
  inGame: Actors;
  /** While a window is open: the seats whose piles match (0 for none), and those that have called. */
  matching: Actors = 0;
  calls: Actors = 0;
  /** Who called in the window just closed, or NO_CALLS. */
  lastCalls: number = NO_CALLS;

  constructor(seats: number, limit: number, pay: boolean, packets: Packets) {
    this.seats = seats;
    this.limit = limit;
    this.pay = pay;
    this.packets = packets;
    this.inGame = (1 << seats) - 1;
  }
}

function start(rules: Rules, seats: number): Bang {
  const packets = emptyPackets(2 * seats, DECK.length);
  return new Bang(seats, Number(rules.limit), rules.falseCall === 'pay', packets);
}

function clone(p: Bang): Bang {
  const q = new Bang(p.seats, p.limit, p.pay, clonePackets(p.packets));
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.turn = p.turn;
  q.laid = p.laid;
  q.sinceWon = p.sinceWon;
  q.faces = p.faces;
  q.inGame = p.inGame;
  q.matching = p.matching;
  q.calls = p.calls;
  q.lastCalls = p.lastCalls;
  return q;
}

function actors(p: Bang): Actors {
  if (p.phase === LAY) return 1 << p.turn;
  // BNG-4: whoever is in the game may call, once.
  if (p.phase === WINDOW) return BY_CLOCK | (p.inGame & ~p.calls);
  return p.phase === OVER ? 0 : BY_CHANCE;
}

function draw(p: Bang): Draw {
  return p.phase === CUT
    ? { verb: 'cut', from: DECK, count: p.seats, opens: true }
    : { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
}

function deal(p: Bang, cards: readonly Card[]): void {
  if (p.phase === CUT) cutForDeal(p, cards);
  else dealHands(p, cards.slice());
}

function cutForDeal(p: Bang, cards: readonly Card[]): void {
  const numbers = cards.map(numberOf);
  const highest = Math.max(...numbers);
  if (numbers.indexOf(highest) !== numbers.lastIndexOf(highest)) return;
  p.dealer = numbers.indexOf(highest);
  p.phase = SHUFFLE;
}

function dealHands(p: Bang, faces: readonly Card[]): void {
  p.faces = faces;
  // The last card dealt to a seat is the top of its hand.
  for (let slot = DECK.length - 1; slot >= 0; slot--)
    putUnder(p.packets, slot, (p.dealer + 1 + slot) % p.seats);
  // BNG-1
  p.turn = p.dealer;
  p.phase = LAY;
}

function legal(p: Bang, seat: Actor, moves: Move[]): number {
  if (p.phase === LAY) moves[0] = LAY_CARD;
  else if (p.calls & (1 << seat)) return 0;
  else moves[0] = CALL;
  return 1;
}

function apply(p: Bang, actor: Actor, move: Move): void {
  if (actor === CLOCK) closeWindow(p);
  else if (move === CALL) p.calls |= 1 << actor;
  else lay(p, actor);
}

function lay(p: Bang, seat: number): void {
  takeUpIfEmpty(p, seat);
  moveFirst(p.packets, seat, p.seats + seat);
  p.laid++;
  p.sinceWon++;
  p.lastCalls = NO_CALLS;
  p.matching = matchingPiles(p, seat);
  // BNG-4
  if (p.pay || p.matching !== 0) p.phase = WINDOW;
  else passTurn(p);
}

/** BNG-2: an empty hand takes up its pile, so that the card laid first comes first again. */
function takeUpIfEmpty(p: Bang, seat: number): void {
  if (p.packets.size[seat] === 0) moveAll(p.packets, p.seats + seat, seat);
}

/** BNG-3: the piles that show the number just laid, the new card's own among them; 0 if it stands alone. */
function matchingPiles(p: Bang, by: number): Actors {
  const number = shownNumber(p, by);
  let piles = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    if (p.packets.size[p.seats + seat] > 0 && shownNumber(p, seat) === number) piles |= 1 << seat;
  }
  return piles === 1 << by ? 0 : piles;
}

/** The number on top of a pile that has cards. */
function shownNumber(p: Bang, seat: number): number {
  return numberOf(p.faces[p.packets.last[p.seats + seat]]);
}

function closeWindow(p: Bang): void {
  const { calls } = p;
  // BNG-5: a sole caller wins the match; a tie and an overlooked match change nothing.
  if (p.matching === 0) payFalseCalls(p, calls);
  else if (calls !== 0 && (calls & (calls - 1)) === 0) winMatch(p, 31 - Math.clz32(calls));
  p.lastCalls = calls;
  p.calls = 0;
  p.matching = 0;
  passTurn(p);
}

/** BNG-6: the matching piles go under the winner's hand, clockwise from the winner's own seat. */
function winMatch(p: Bang, winner: number): void {
  for (let i = 0; i < p.seats; i++) {
    const seat = (winner + i) % p.seats;
    if (p.matching & (1 << seat)) moveAll(p.packets, p.seats + seat, winner);
  }
  p.sinceWon = 0;
  dropOut(p);
}

/** BNG-12: callers pay the seat that laid, clockwise; that seat itself pays last, its left neighbour in the game. */
function payFalseCalls(p: Bang, calls: Actors): void {
  if (calls === 0) return;
  const by = p.turn;
  for (let i = 1; i < p.seats; i++) {
    const payer = (by + i) % p.seats;
    if (calls & (1 << payer)) payCard(p, payer, by);
  }
  dropOut(p);
  const left = nextInGame(p, by);
  if (calls & (1 << by) && left !== by) {
    payCard(p, by, left);
    dropOut(p);
  }
}

function payCard(p: Bang, payer: number, receiver: number): void {
  takeUpIfEmpty(p, payer);
  moveFirst(p.packets, payer, receiver);
}

/** BNG-7: whoever has no card left is out. */
function dropOut(p: Bang): void {
  for (let seat = 0; seat < p.seats; seat++) if (cardsOf(p, seat) === 0) p.inGame &= ~(1 << seat);
}

/** Cards owned, hand and pile together. */
function cardsOf(p: Bang, seat: number): number {
  return p.packets.size[seat] + p.packets.size[p.seats + seat];
}

/** The next seat in the game on the left; the seat itself if there is no other. */
function nextInGame(p: Bang, seat: number): number {
  let next = seat;
  do next = next + 1 === p.seats ? 0 : next + 1;
  while (next !== seat && !(p.inGame & (1 << next)));
  return next;
}

function passTurn(p: Bang): void {
  const alone = (p.inGame & (p.inGame - 1)) === 0;
  // BNG-9, BNG-10, BNG-11
  if (alone || p.laid >= p.limit || p.sinceWon >= STAND_OFF) p.phase = OVER;
  else {
    // BNG-8
    p.turn = nextInGame(p, p.turn);
    p.phase = LAY;
  }
}

function text(_p: Bang, _seat: Actor, move: Move): string {
  return move === CALL ? 'bang' : 'play';
}

function refuse(p: Bang, _seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase === WINDOW && verb === 'play') {
    return 'The call window is open: no card is laid until the clock closes it (BNG-4).';
  }
  if (p.phase === LAY && verb === 'bang') {
    return 'No call window is open: "bang" is called after a card is laid and before the clock closes its window (BNG-4).';
  }
  const rule =
    verb === 'play' ? 'the top card of your hand is laid unseen (BNG-2)' : 'a call is the word alone (BNG-4)';
  return `Say "${verb}" without ${JSON.stringify(words.join(' '))}: ${rule}.`;
}

/** BNG-4: calls are sealed; nobody but the caller notices one. */
function notice(_p: Bang, _actor: Actor, move: Move): Notice {
  return move === CALL ? UNSEEN : OPEN;
}

function view(p: Bang, seat: number): Scene {
  const places: Scene['places'] = {};
  for (let s = 0; s < p.seats; s++) {
    places[`hand:${s}`] = new Array(p.packets.size[s]).fill(null);
    places[`pile:${s}`] = slotsIn(p.packets, p.seats + s).map((slot) => parker.ids[p.faces[slot]]);
  }
  const scene: Scene = { phase: PHASES[p.phase], places, facts: factsOf(p), scores: ownedCards(p) };
  if (p.phase === WINDOW) sealCalls(p, seat, scene);
  return scene;
}

function factsOf(p: Bang): Record<string, Json> {
  const facts: Record<string, Json> = {};
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (p.turn !== NOBODY) facts.turn = p.turn;
  facts.laid = p.laid;
  facts.sinceWon = p.sinceWon;
  facts.out = seatsOf(((1 << p.seats) - 1) & ~p.inGame);
  if (p.phase === WINDOW) {
    facts.window = { by: p.turn, number: shownNumber(p, p.turn), piles: seatsOf(p.matching) };
  }
  if (p.lastCalls !== NO_CALLS) facts.lastCalls = seatsOf(p.lastCalls);
  return facts;
}

/** Of the calls in an open window a seat knows its own alone: the others change neither actors nor step. */
function sealCalls(p: Bang, seat: number, scene: Scene): void {
  const own = seat >= 0 ? p.calls & (1 << seat) : 0;
  scene.facts.called = seatsOf(own);
  scene.actors = BY_CLOCK | (p.inGame & ~own);
  scene.uncounted = bitCount(p.calls & ~own);
}

function ownedCards(p: Bang): number[] {
  const owned: number[] = [];
  for (let seat = 0; seat < p.seats; seat++) owned.push(cardsOf(p, seat));
  return owned;
}

function prompt(v: View): string {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'lay')
    return mine ? 'Your turn: lay the top card of your hand.' : 'Watch for the next card.';
  if (v.phase !== 'window') return 'The cards are about to be dealt.';
  // Whether the card matches is for the player to see; no word here may tell.
  if (mine) return 'Call bang if the card just laid matches the top of another pile; otherwise let it pass.';
  const called = v.seat !== null && (v.facts.called as number[]).includes(v.seat);
  return called ? 'You have called: wait until the window closes.' : 'The players may call now.';
}

/** What a seat remembers: every packet slot by slot, the cards of those that have been laid, and all other cards. */
export interface BangSeen {
  readonly seat: number;
  readonly known: Bang;
  /** The card of each slot, or UNKNOWN; `known.faces` is this list. */
  faces: Card[];
  /** Cards never laid since the deal: nobody knows where they are. */
  hidden: Card[];
}

function watch(rules: Rules, seats: number, seat: number): BangSeen {
  return { seat, known: start(rules, seats), faces: [], hidden: [] };
}

function see(seen: BangSeen, entry: Entry): void {
  const { known } = seen;
  const [verb, ...ids] = entry.do.split(' ');
  if (verb === 'cut')
    cutForDeal(
      known,
      ids.map((id) => parker.find(id)!),
    );
  else if (verb === 'shuffle') seeDeal(seen);
  else if (verb === 'play') seeCard(seen, entry);
  else if (verb === 'bang') known.calls |= 1 << (entry.by as number);
  else {
    known.calls = (entry.view.facts.lastCalls as number[]).reduce((set, seat) => set | (1 << seat), 0);
    closeWindow(known);
  }
}

function seeDeal(seen: BangSeen): void {
  seen.faces = DECK.map(() => UNKNOWN);
  seen.hidden = DECK.slice();
  dealHands(seen.known, seen.faces);
}

function seeCard(seen: BangSeen, { by, view: { places } }: Entry): void {
  const { known, faces } = seen;
  const seat = by as number;
  takeUpIfEmpty(known, seat);
  const slot = known.packets.first[seat];
  if (faces[slot] === UNKNOWN) {
    faces[slot] = parker.find(places[`pile:${seat}`].at(-1)!)!;
    seen.hidden.splice(seen.hidden.indexOf(faces[slot]), 1);
  }
  lay(known, seat);
}

function imagine(seen: BangSeen, random: Random): Bang {
  const p = clone(seen.known);
  if (seen.hidden.length > 0) {
    const cards = random.shuffle(seen.hidden.slice());
    p.faces = seen.faces.map((card) => (card === UNKNOWN ? cards.pop()! : card));
  }
  if (p.phase === WINDOW) imagineCalls(seen, p, random);
  return p;
}

/** Others may have called already; each is imagined to have, with such a chance that one call in all is likely. */
function imagineCalls(seen: BangSeen, p: Bang, random: Random): void {
  const players = bitCount(p.inGame);
  for (let seat = 0; seat < p.seats; seat++) {
    if (seat !== seen.seat && p.inGame & (1 << seat) && random.below(players) === 0) p.calls |= 1 << seat;
  }
}

function tally(p: Bang): Tally {
  if (p.phase !== OVER) return { hands: [] };
  const points = ownedCards(p);
  const most = Math.max(...points);
  const winners = points.flatMap((cards, seat) => (cards === most ? [seat] : []));
  const lines = points.map((cards, seat) => `{${seat}} owned ${cards} of the 48 cards`);
  return { hands: [{ points, lines: [...lines, endingOf(p)] }], result: { scores: points, winners } };
}

function endingOf(p: Bang): string {
  if ((p.inGame & (p.inGame - 1)) === 0) return 'Everybody else was out of cards (BNG-9)';
  if (p.laid >= p.limit) return `The limit of ${p.limit} cards laid was reached (BNG-10)`;
  return `A stand-off: ${STAND_OFF} cards were laid in a row without a match won (BNG-11)`;
}

/** A match is called, anything else let pass: the call is the first move, the last lets the window pass. */
function habit(p: Bang, _seat: number, _moves: readonly Move[], count: number): number {
  if (p.phase !== WINDOW) return -1;
  return p.matching === 0 ? count - 1 : 0;
}

export const bang: Game<Bang, BangSeen> = {
  id: 'bang',
  title: 'Bang',
  edition: 1,
  pack: parker,
  seats: [2, 3, 4, 5, 6, 7, 8],
  options: [
    {
      key: 'limit',
      values: [240, 480, 960],
      default: 960,
      help: 'The match ends when this many cards have been laid; whoever owns most wins.',
      words: { 240: '240 cards laid, a short match', 480: '480 cards laid', 960: '960 cards laid' },
    },
    {
      key: 'falseCall',
      values: ['pay', 'ignored'],
      default: 'pay',
      help: 'Whether a call when nothing matches costs a card, or only matching cards can be called at all.',
      words: { pay: 'A false call costs a card', ignored: 'Calls are taken only after a match' },
    },
  ],
  verbs: {
    play: ['Lay your top card', 'lays a card'],
    bang: ['Bang!', 'calls bang'],
  },
  places: { hand: 'Hand', pile: 'Pile' },
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
  habit,
  standing: cardsOf,
  tally,
};
