// Flag (FLG): a patience with the whole Sammy pack; fourteen flags of four equal cards. Rules: docs/rules/flag.md.

import {
  type Actor,
  type Actors,
  BY_CHANCE,
  type Draw,
  type Entry,
  type Game,
  type Json,
  type Move,
  type Scene,
  type Tally,
  type View,
} from '../../game.ts';
import { type Card, makeCards } from '../../pack.ts';
import { ranks, sammy, suits } from '../../packs/sammy.ts';
import type { Random } from '../../random.ts';

const DECK: readonly Card[] = sammy.cards.map((_, card) => card);
const STACKS = 4;
const FLAGS = 14;
const UNCLE_SAM = 14;
const FLAG_SIZE = 4;
const NO_PASS = -1;
/** A card that the player does not know, or that is not there. */
const UNKNOWN: Card = -1;

const orderOf: readonly number[] = sammy.cards.map(({ order }) => order);
const suitOf: readonly number[] = sammy.cards.map(({ suit }) => suits.findIndex(({ id }) => id === suit));

/** The rank attained with 0 to 14 flags. */
export const attained: readonly string[] = [
  'no rank',
  'Private',
  'Corporal',
  'Sergeant',
  'Second Lieutenant',
  'First Lieutenant',
  'Captain',
  'Major',
  'Lieutenant Colonel',
  'Colonel',
  'Brigadier General',
  'Major General',
  'Lieutenant General',
  'General',
  'Retired General',
];

// Moves: a card goes to the flag row (the card itself) or to a stack (64 for stack 1, 128 for stack 2, …, and the
// card); the rest stand beyond.
const CARD_BITS = 6;
const DEAL = 1000;
const TURN = 1001;
const STOP = 1002;

const SHUFFLE = 0;
const PLAY = 1;
const OVER = 2;
const PHASES = ['shuffle', 'play', 'over'];

export class Flag {
  phase: number = SHUFFLE;
  /** The stacks from bottom to top, and how many cards of each lie face down. */
  stacks: Card[][] = [[], [], [], []];
  faceDown: number[] = [0, 0, 0, 0];
  /** From bottom to top: the last card of the hand is dealt next. */
  hand: Card[] = [];
  waste: Card[] = [];
  flags: Card[] = [];
  pass = 1;
  playsThisPass = 0;
  /** NO_PASS in the first pass. */
  playsLastPass: number = NO_PASS;
  possibleThisPass = false;
}

function clone(p: Flag): Flag {
  const q = new Flag();
  q.phase = p.phase;
  q.stacks = [p.stacks[0].slice(), p.stacks[1].slice(), p.stacks[2].slice(), p.stacks[3].slice()];
  q.faceDown = p.faceDown.slice();
  q.hand = p.hand.slice();
  q.waste = p.waste.slice();
  q.flags = p.flags.slice();
  q.pass = p.pass;
  q.playsThisPass = p.playsThisPass;
  q.playsLastPass = p.playsLastPass;
  q.possibleThisPass = p.possibleThisPass;
  return q;
}

function actors(p: Flag): Actors {
  return p.phase === PLAY ? 1 : p.phase === SHUFFLE ? BY_CHANCE : 0;
}

function draw(): Draw {
  return { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
}

/** FLG-1 to FLG-3: rows of four, three, two and one, the first card of each face up. */
function deal(p: Flag, cards: readonly Card[]): void {
  let dealt = 0;
  for (let row = 0; row < STACKS; row++) {
    for (let stack = row; stack < STACKS; stack++) p.stacks[stack].push(cards[dealt++]);
    p.faceDown[row] = row;
  }
  p.hand = cards.slice(dealt).reverse();
  p.phase = PLAY;
  lookForEnd(p);
}

/** FLG-5: the order of the flag in hand; 15 when all are complete. */
function flagInHand(p: Flag): number {
  return ((p.flags.length / FLAG_SIZE) | 0) + 1;
}

function legal(p: Flag, _seat: Actor, moves: Move[]): number {
  let n = listPlays(p, moves);
  if (p.hand.length > 0) moves[n++] = DEAL;
  if (mayTurn(p)) moves[n++] = TURN;
  moves[n++] = STOP;
  return n;
}

/** The tops of the stacks while plays are listed; UNKNOWN for a space. */
const tops: Card[] = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];

/** FLG-11: every `flag` and `move`. */
function listPlays(p: Flag, moves: Move[]): number {
  const wanted = flagInHand(p);
  let n = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    const cards = p.stacks[stack];
    const top = cards.length > 0 ? cards[cards.length - 1] : UNKNOWN;
    tops[stack] = top;
    if (top !== UNKNOWN && orderOf[top] === wanted) moves[n++] = top;
  }
  for (let stack = 0; stack < STACKS; stack++) {
    if (tops[stack] === UNKNOWN) continue;
    const down = p.faceDown[stack];
    n = listTargets(p.stacks[stack][down], stack, down > 0, moves, n);
  }
  if (p.waste.length > 0) {
    const top = p.waste[p.waste.length - 1];
    if (orderOf[top] === wanted) moves[n++] = top;
    n = listTargets(top, STACKS, true, moves, n);
  }
  return n;
}

/** FLG-7, FLG-8: the stacks to which a foot or the waste's top may go; a space only where that changes something. */
function listTargets(card: Card, from: number, toSpace: boolean, moves: Move[], n: number): number {
  const order = orderOf[card];
  const intoSpace = toSpace && order === UNCLE_SAM;
  let length = n;
  for (let stack = 0; stack < STACKS; stack++) {
    if (stack === from) continue;
    const top = tops[stack];
    if (top === UNKNOWN ? intoSpace : orderOf[top] === order + 1 && suitOf[top] !== suitOf[card]) {
      moves[length++] = ((stack + 1) << CARD_BITS) | card;
    }
  }
  return length;
}

/** FLG-10, FLG-12: not after two passes without a play. */
function mayTurn(p: Flag): boolean {
  return p.hand.length === 0 && p.waste.length > 0 && (p.playsThisPass > 0 || p.playsLastPass !== 0);
}

function apply(p: Flag, _actor: Actor, move: Move): void {
  if (move === STOP) {
    p.phase = OVER;
    return;
  }
  if (move === DEAL) dealTwo(p);
  else if (move === TURN) turnOver(p);
  else {
    playCard(p, move & 63, move >> CARD_BITS);
    p.playsThisPass++;
  }
  lookForEnd(p);
}

function dealTwo(p: Flag): void {
  p.waste.push(p.hand.pop()!);
  if (p.hand.length > 0) p.waste.push(p.hand.pop()!);
}

function turnOver(p: Flag): void {
  p.hand = p.waste.reverse();
  p.waste = [];
  p.pass++;
  p.playsLastPass = p.playsThisPass;
  p.playsThisPass = 0;
  p.possibleThisPass = false;
}

/** Plays a card to the flag row (0) or to a stack from 1, from wherever it lies. */
function playCard(p: Flag, card: Card, target: number): void {
  const to = target === 0 ? p.flags : p.stacks[target - 1];
  if (p.waste[p.waste.length - 1] === card) {
    to.push(p.waste.pop()!);
    return;
  }
  const from = stackOf(p, card, target === 0);
  const cards = p.stacks[from];
  const run = target === 0 ? cards.length - 1 : p.faceDown[from];
  for (let i = run; i < cards.length; i++) to.push(cards[i]);
  cards.length = run;
  // FLG-4: a stack whose run is gone turns up its uppermost card.
  if (run === p.faceDown[from] && run > 0) p.faceDown[from]--;
}

/** The stack with this card as its top, or as the foot of its run; -1 if there is none. */
function stackOf(p: Flag, card: Card, asTop: boolean): number {
  for (let stack = 0; stack < STACKS; stack++) {
    const cards = p.stacks[stack];
    if (cards[asTop ? cards.length - 1 : p.faceDown[stack]] === card) return stack;
  }
  return -1;
}

const found: Move[] = [];

/** FLG-14, FLG-15; notes on the way whether a play is possible. */
function lookForEnd(p: Flag): void {
  if (listPlays(p, found) > 0) {
    p.possibleThisPass = true;
    return;
  }
  const stuck = p.hand.length === 0 && (p.waste.length === 0 || !p.possibleThisPass || !mayTurn(p));
  if (stuck || p.flags.length === DECK.length) p.phase = OVER;
}

function text(_p: Flag, _seat: Actor, move: Move): string {
  if (move === DEAL) return 'deal';
  if (move === TURN) return 'turn';
  if (move === STOP) return 'stop';
  const id = sammy.ids[move & 63];
  const target = move >> CARD_BITS;
  return target === 0 ? `flag ${id}` : `move ${id} ${target}`;
}

function refuse(p: Flag, _seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (verb === 'flag') return refuseFlag(p, words);
  if (verb === 'move') return refuseMove(p, words);
  if (words.length > 0) return `Say "${verb}" and nothing else (FLG-11).`;
  if (verb === 'deal') return 'The hand is empty: turn the waste over to go on (FLG-9).';
  if (p.hand.length > 0) return 'The waste is turned over only when the hand is empty (FLG-10).';
  if (p.waste.length === 0) return 'There is no waste to turn over (FLG-10).';
  return 'Two passes running without a play: the waste may not be turned over again (FLG-12).';
}

function refuseFlag(p: Flag, words: readonly string[]): string {
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined) return 'Name one card for the flag row (FLG-6).';
  if (p.waste.at(-1) !== card && stackOf(p, card, true) < 0) {
    return `${sammy.say(card)} is neither the top of a stack nor the top card of the waste (FLG-6).`;
  }
  const [wanted, rank] = [sayOrder(flagInHand(p)), sayOrder(orderOf[card])];
  return `The flag in hand is of rank ${wanted}; ${sammy.say(card)} is of rank ${rank} (FLG-5).`;
}

function refuseMove(p: Flag, words: readonly string[]): string {
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 2 || card === undefined) return 'Name one card and the stack it goes to (FLG-7).';
  if (!/^[1-4]$/.test(words[1])) return 'The stacks are numbered from 1 to 4 (FLG-1).';
  const from = stackOf(p, card, false);
  const rule = from < 0 ? 'FLG-8' : 'FLG-7';
  if (from < 0 && p.waste.at(-1) !== card) {
    return `${sammy.say(card)} is neither the foot of a run nor the top card of the waste (FLG-7).`;
  }
  const stack = Number(words[1]) - 1;
  if (stack === from) return `${sammy.say(card)} lies on stack ${words[1]} already (FLG-7).`;
  const top = p.stacks[stack].at(-1);
  if (top === undefined) {
    if (orderOf[card] !== UNCLE_SAM) return `Only an Uncle Sam fills a space (${rule}).`;
    return 'No face-down card lies under it: only the space would change its place (FLG-7).';
  }
  return `A card goes on one of the next higher rank and another suit, not on ${sammy.say(top)} (${rule}).`;
}

function sayOrder(order: number): string {
  return ranks.find((rank) => rank.order === order)!.title;
}

/** A spectator sees what the player sees. */
function view(p: Flag): Scene {
  const over = p.phase === OVER;
  const places: Scene['places'] = {};
  for (let stack = 0; stack < STACKS; stack++) {
    const hidden = over ? 0 : p.faceDown[stack];
    places[`stack:${stack + 1}`] = p.stacks[stack].map((card, i) => (i < hidden ? null : sammy.ids[card]));
  }
  // From the second pass on every card of the hand has been seen.
  places['hand'] = over || p.pass > 1 ? makeCards(sammy, p.hand) : p.hand.map(() => null);
  places['waste'] = makeCards(sammy, p.waste);
  places['flags'] = makeCards(sammy, p.flags);
  const facts: Record<string, Json> = {};
  if (p.phase !== SHUFFLE) {
    facts['faceDown'] = p.faceDown.slice();
    if (p.flags.length < DECK.length) facts['flag'] = flagInHand(p);
    facts['pass'] = p.pass;
    facts['playsThisPass'] = p.playsThisPass;
    if (p.playsLastPass !== NO_PASS) facts['playsLastPass'] = p.playsLastPass;
    facts['possibleThisPass'] = p.possibleThisPass;
  }
  return { phase: PHASES[p.phase], places, facts, scores: [complete(p)] };
}

function complete(p: Flag): number {
  return (p.flags.length / FLAG_SIZE) | 0;
}

function prompt(v: View): string {
  if (v.phase === 'shuffle') return 'The cards are shuffled and laid out.';
  if (v.phase === 'over') return `The game is over: ${attained[v.scores[0]]}.`;
  const wanted = `The flag in hand is of rank ${sayOrder(v.facts['flag'] as number)}`;
  if (v.seat === null) return `${wanted}; the player is to act.`;
  const plays = v.legal.some((action) => action.startsWith('flag ') || action.startsWith('move '));
  const on = v.legal.includes('deal') ? 'deal' : v.legal.includes('turn') ? 'turn the waste over' : 'stop';
  return plays ? `${wanted}: play a card, or ${on}.` : `${wanted}, and no card can be played: ${on}.`;
}

/** What the player remembers: the view holds all of it, the cards not known yet are UNKNOWN. */
export interface FlagSeen {
  known: Flag;
}

function see(seen: FlagSeen, { view: v }: Entry): void {
  const cards = (place: string): Card[] =>
    v.places[place].map((id) => (id === null ? UNKNOWN : sammy.find(id)!));
  const p = new Flag();
  p.phase = PHASES.indexOf(v.phase);
  p.stacks = [cards('stack:1'), cards('stack:2'), cards('stack:3'), cards('stack:4')];
  p.faceDown = (v.facts['faceDown'] as number[]).slice();
  p.hand = cards('hand');
  p.waste = cards('waste');
  p.flags = cards('flags');
  p.pass = v.facts['pass'] as number;
  p.playsThisPass = v.facts['playsThisPass'] as number;
  p.playsLastPass = (v.facts['playsLastPass'] as number | undefined) ?? NO_PASS;
  p.possibleThisPass = v.facts['possibleThisPass'] as boolean;
  seen.known = p;
}

function imagine(seen: FlagSeen, random: Random): Flag {
  const p = clone(seen.known);
  const piles = [...p.stacks, p.hand, p.waste, p.flags];
  const known: boolean[] = new Array(DECK.length).fill(false);
  for (const pile of piles) for (const card of pile) if (card !== UNKNOWN) known[card] = true;
  const unknown = random.shuffle(DECK.filter((card) => !known[card]));
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) if (pile[i] === UNKNOWN) pile[i] = unknown.pop()!;
  }
  return p;
}

function tally(p: Flag): Tally {
  if (p.phase !== OVER) return { hands: [] };
  const flags = complete(p);
  const count = flags === 0 ? 'no flag' : flags === 1 ? 'one flag' : `${flags} flags`;
  const line = `{0} completed ${count}: ${attained[flags]}`;
  return {
    hands: [{ points: [flags], lines: [line] }],
    result: { scores: [flags], winners: flags === FLAGS ? [0] : [] },
  };
}

/** Complete flags; cards of the next flag and cards turned up count for something as well. */
function standing(p: Flag): number {
  const faceDown = p.faceDown[0] + p.faceDown[1] + p.faceDown[2] + p.faceDown[3];
  return complete(p) + 0.2 * (p.flags.length % FLAG_SIZE) - 0.02 * faceDown;
}

export const flag: Game<Flag, FlagSeen> = {
  id: 'flag',
  title: 'Flag',
  edition: 1,
  pack: sammy,
  seats: [1],
  options: [],
  verbs: {
    flag: ['Fly $1', 'puts $1 into the flag row'],
    move: ['Move $1 to stack $2', 'moves $1 to stack $2'],
    deal: ['Deal two cards', 'deals from the hand'],
    turn: ['Turn the waste over', 'turns the waste over'],
    stop: ['Stop', 'stops'],
  },
  places: { stack: 'Stack', hand: 'Hand', waste: 'Waste', flags: 'Flag row' },
  resigns: STOP,
  start: () => new Flag(),
  actors,
  draw,
  deal,
  legal,
  apply,
  clone,
  text,
  refuse,
  view,
  prompt,
  watch: () => ({ known: new Flag() }),
  see,
  imagine,
  side: () => 0,
  standing,
  tally,
};
