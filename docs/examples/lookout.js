// Lookout (LOO): a small trick game for three to five, the example of docs/adding-a-game.md.

import { BY_CHANCE, makeCards, makePack } from '@messdeck/engine';
import { dealUnknown } from '@messdeck/engine/mechanics/imagine';
import { sheetEntries } from '@messdeck/engine/mechanics/sheet';

const COLORS = ['red', 'white', 'blue'];
const HIGHEST = 7;

const pack = makePack(
  'lookout',
  'Signal lamps',
  COLORS.flatMap((color) =>
    Array.from({ length: HIGHEST }, (_, i) => ({
      id: `${color[0].toUpperCase()}${i + 1}`,
      color,
      number: i + 1,
    })),
  ),
  (card) => `the ${card.color} ${card.number}`,
);

const DECK = pack.cards.map((_, card) => card);
const colorOf = (card) => Math.floor(card / HIGHEST);
const bit = (card) => 1 << card;
const cardsIn = (set) => DECK.filter((card) => set & bit(card));
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

const SHUFFLE = 0;
const PLAY = 1;
const OVER = 2;
const PHASES = ['shuffle', 'play', 'over'];
const NOBODY = -1;

class Lookout {
  constructor(seats, target) {
    this.seats = seats;
    this.target = target;
    this.phase = SHUFFLE;
    this.dealer = 0;
    this.leader = NOBODY;
    this.turn = NOBODY;
    /** The cards of each seat as the bits of one word, and what it has taken. */
    this.hands = new Array(seats).fill(0);
    this.taken = new Array(seats).fill(0);
    /** Face down until the last trick takes it. */
    this.reserve = [];
    /** The trick in play, in the order played, and how many tricks are over. */
    this.trick = [];
    this.tricks = 0;
    this.scores = new Array(seats).fill(0);
    this.sheet = undefined;
  }
}

function start(rules, seats) {
  return new Lookout(seats, rules.target);
}

function clone(p) {
  const q = new Lookout(p.seats, p.target);
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.leader = p.leader;
  q.turn = p.turn;
  q.hands = p.hands.slice();
  q.taken = p.taken.slice();
  q.reserve = p.reserve;
  q.trick = p.trick.slice();
  q.tricks = p.tricks;
  q.scores = p.scores.slice();
  q.sheet = p.sheet;
  return q;
}

/** LOO-1: how many cards each player gets. */
function handCards(p) {
  return Math.floor((DECK.length - 1) / p.seats);
}

function draw() {
  return { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
}

function deal(p, cards) {
  openHand(p);
  const dealt = p.seats * handCards(p);
  // LOO-1: one at a time, starting left of the dealer; the rest is the reserve.
  for (let i = 0; i < dealt; i++) p.hands[(p.dealer + 1 + i) % p.seats] |= bit(cards[i]);
  p.reserve = cards.slice(dealt);
}

function openHand(p) {
  if (p.sheet) p.dealer = (p.dealer + 1) % p.seats;
  p.hands.fill(0);
  p.taken.fill(0);
  p.trick = [];
  p.tricks = 0;
  p.leader = (p.dealer + 1) % p.seats;
  p.turn = p.leader;
  p.phase = PLAY;
}

function actors(p) {
  if (p.phase === SHUFFLE) return BY_CHANCE;
  return p.phase === PLAY ? 1 << p.turn : 0;
}

function legal(p, seat, moves) {
  const hand = cardsIn(p.hands[seat]);
  // LOO-2: lead any card; LOO-3: follow the color led.
  const follow = hand.filter((card) => p.trick.length > 0 && colorOf(card) === colorOf(p.trick[0]));
  const allowed = follow.length > 0 ? follow : hand;
  for (const [i, card] of allowed.entries()) moves[i] = card;
  return allowed.length;
}

function apply(p, seat, card) {
  p.hands[seat] &= ~bit(card);
  p.trick.push(card);
  if (p.trick.length === p.seats) takeTrick(p);
  else p.turn = (seat + 1) % p.seats;
}

/** LOO-4: the highest card of the color led takes the trick; its player leads next. */
function takeTrick(p) {
  const following = p.trick.filter((card) => colorOf(card) === colorOf(p.trick[0]));
  const taker = (p.leader + p.trick.indexOf(Math.max(...following))) % p.seats;
  for (const card of p.trick) p.taken[taker] |= bit(card);
  p.trick = [];
  p.tricks++;
  p.leader = taker;
  p.turn = taker;
  if (p.tricks === handCards(p)) score(p, taker);
}

/** LOO-5: one point for each red card. */
function pointsOf(p, seat) {
  return cardsIn(p.taken[seat]).filter((card) => colorOf(card) === 0).length;
}

function score(p, lastTaker) {
  // LOO-6: the last trick takes the reserve.
  for (const card of p.reserve) p.taken[lastTaker] |= bit(card);
  p.reserve = [];
  const points = p.scores.map((_, seat) => pointsOf(p, seat));
  p.scores = p.scores.map((before, seat) => before + points[seat]);
  p.sheet = { entry: points, before: p.sheet };
  // LOO-7: the target counts at the end of a hand.
  p.phase = p.scores.some((total) => total >= p.target) ? OVER : SHUFFLE;
}

function text(_p, _seat, card) {
  return `play ${pack.ids[card]}`;
}

function refuse(p, seat, action) {
  const [, id, ...more] = action.split(' ');
  const card = pack.find(id ?? '');
  if (card === undefined || more.length > 0) return 'Play one card of your hand (LOO-2).';
  if (!(p.hands[seat] & bit(card))) return `You do not hold ${pack.say(card)} (LOO-2).`;
  return `You hold ${COLORS[colorOf(p.trick[0])]}, the color led, and must follow it (LOO-3).`;
}

function prompt(view) {
  if (view.phase === 'over') return 'The match is over.';
  if (view.phase === 'shuffle') return 'The cards are shuffled and dealt.';
  if (view.seat === null || !view.actors.includes(view.seat)) return 'Wait for the others to play.';
  const led = view.places.trick[0];
  return led
    ? `Your turn: follow ${COLORS[colorOf(pack.find(led))]} if you can.`
    : 'Your lead: play any card.';
}

function tally(p) {
  const hands = sheetEntries(p.sheet).map((points) => ({
    points,
    lines: points.map((n, seat) => `{${seat}} took ${n} red: +${n}`),
  }));
  if (p.phase !== OVER) return { hands };
  const most = Math.max(...p.scores);
  const winners = p.scores.flatMap((total, seat) => (total === most ? [seat] : []));
  return { hands, result: { scores: p.scores.slice(), winners } };
}

function view(p, seat) {
  const places = {
    trick: makeCards(pack, p.trick),
    reserve: p.reserve.map(() => null),
  };
  for (let s = 0; s < p.seats; s++) {
    const own = makeCards(pack, cardsIn(p.hands[s]));
    places[`hand:${s}`] = s === seat ? own : new Array(handSize(p, s)).fill(null);
    places[`taken:${s}`] = makeCards(pack, cardsIn(p.taken[s]));
  }
  const facts = p.leader === NOBODY ? {} : { dealer: p.dealer, leader: p.leader };
  return { phase: PHASES[p.phase], places, facts, scores: p.scores.slice() };
}

/** How many cards are in a hand, from what everybody can see. */
function handSize(p, seat) {
  if (p.phase !== PLAY) return 0;
  const hasPlayed = (seat - p.leader + p.seats) % p.seats < p.trick.length;
  return handCards(p) - p.tricks - (hasPlayed ? 1 : 0);
}

function newMemory(rules, seats, seat) {
  // The position as far as the seat knows it, and the colors each seat has shown it does not hold.
  return { seat, known: start(rules, seats), voids: new Array(seats).fill(0) };
}

function remember(seen, { by, do: event, view: now }) {
  const { known, seat, voids } = seen;
  const [verb, id] = event.split(' ');
  if (verb === 'shuffle') {
    openHand(known);
    voids.fill(0);
    known.reserve = now.places.reserve.map(() => NOBODY);
    if (seat >= 0) known.hands[seat] = setOf(now.places[`hand:${seat}`]);
    return;
  }
  const card = pack.find(id);
  // LOO-3: a player who does not follow holds none of the color led.
  const led = known.trick[0];
  if (led !== undefined && colorOf(card) !== colorOf(led)) voids[by] |= 1 << colorOf(led);
  const { sheet, scores } = known;
  apply(known, by, card);
  if (now.phase === 'play') return;
  // The reserve has been turned up: the view shows what it brought.
  known.phase = PHASES.indexOf(now.phase);
  known.taken = known.taken.map((_, s) => setOf(now.places[`taken:${s}`]));
  known.scores = now.scores.slice();
  known.sheet = { entry: now.scores.map((total, s) => total - scores[s]), before: sheet };
}

function setOf(ids) {
  return sum(ids.map((id) => bit(pack.find(id))));
}

function imagine({ seat, known, voids }, random) {
  const p = clone(known);
  if (p.phase !== PLAY) return p;
  const elsewhere = sum([...p.hands, ...p.taken]) | sum(p.trick.map(bit));
  const cards = DECK.filter((card) => !(elsewhere & bit(card)));
  // The places are the seats, then the reserve.
  const room = p.hands.map((_, s) => (s === seat ? 0 : handSize(p, s)));
  const may = cards.map((card) => {
    const seats = voids.map((colors, s) => (colors & (1 << colorOf(card)) ? 0 : 1 << s));
    return sum(seats) | (1 << p.seats);
  });
  const reserve = [];
  dealUnknown(random, cards, may, [...room, p.reserve.length], (card, place) => {
    if (place === p.seats) reserve.push(card);
    else p.hands[place] |= bit(card);
  });
  p.reserve = random.shuffle(reserve);
  return p;
}

function evaluate(p, seat) {
  const total = (s) => p.scores[s] + (p.phase === PLAY ? pointsOf(p, s) : 0);
  return (
    total(seat) - Math.max(...p.scores.map((_, s) => (s === seat ? Number.NEGATIVE_INFINITY : total(s))))
  );
}

/** @type {import('@messdeck/engine').Game} */
export const game = {
  id: 'lookout',
  title: 'Lookout',
  edition: 1,
  pack,
  seats: [3, 4, 5],
  options: [
    {
      key: 'target',
      values: [5, 10, 20],
      default: 10,
      help: 'The score that ends the match, checked at the end of each hand.',
    },
  ],
  verbs: { play: ['Play $1', 'plays $1'] },
  places: { hand: 'Hand', trick: 'Trick', taken: 'Taken', reserve: 'Reserve' },
  start,
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
  newMemory,
  remember,
  imagine,
  side: (_, seat) => seat,
  evaluate,
  tally,
};
