// Picket (PIC): 24 cards for three, with a bid and a hidden discard; the second example of docs/adding-a-game.md.

import { BY_CHANCE, makeCards, makePack, OPEN, VEILED } from '@messdeck/engine';
import {
  call,
  callsMade,
  kindOfBid,
  listCalls,
  openAuction,
  PASS,
  stepOfBid,
  textsOfCalls,
} from '@messdeck/engine/mechanics/auction';
import { listChoices, unpackChoice } from '@messdeck/engine/mechanics/choices';
import { dealUnknown } from '@messdeck/engine/mechanics/imagine';
import { sheetEntries } from '@messdeck/engine/mechanics/sheet';

const COLORS = ['red', 'white', 'blue', 'green'];
const HIGHEST = 6;
const SEATS = 3;
const DEALT = 7;
const PICKET = 3;
/** PIC-8: hands after which a match is over in any case. */
const LONGEST = 12;

const pack = makePack(
  'picket',
  'Signal flags',
  COLORS.flatMap((color) =>
    Array.from({ length: HIGHEST }, (_, i) => ({
      id: `${color[0].toUpperCase()}${i + 1}`,
      color,
      number: i + 1,
    })),
  ),
  (card) => `the ${card.color} ${card.number}`,
);

/** PIC-2: the numbers of tricks that may be bid; a bid is one of them and a color. */
const NUMBERS = [3, 4, 5, 6, 7];
const CALLS = textsOfCalls(NUMBERS, COLORS);
const HIGHEST_BID = CALLS.length - 1;
const numberOf = (bid) => NUMBERS[stepOfBid(bid, COLORS.length)];
const trumpsOf = (bid) => kindOfBid(bid, COLORS.length);

const DECK = pack.cards.map((_, card) => card);
const colorOf = (card) => Math.floor(card / HIGHEST);
const bit = (card) => 1 << card;
const cardsIn = (set) => DECK.filter((card) => set & bit(card));
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

const SHUFFLE = 0;
const AUCTION = 1;
const DISCARD = 2;
const PLAY = 3;
const OVER = 4;
const PHASES = ['shuffle', 'auction', 'discard', 'play', 'over'];
const NOBODY = -1;
const UNKNOWN = -1;

class Picket {
  constructor(target) {
    this.target = target;
    this.phase = SHUFFLE;
    this.dealer = 0;
    this.turn = NOBODY;
    /** The auction, as mechanics/auction.ts keeps it. */
    this.bid = PASS;
    this.bidder = NOBODY;
    this.passed = 0;
    this.calls = undefined;
    /** The cards of each seat as the bits of one word. */
    this.hands = new Array(SEATS).fill(0);
    /** Three cards face down, and what the bidder discards for them. */
    this.picket = [];
    this.discards = [];
    /** The trick in play, who led to it, and the cards each seat has taken. */
    this.leader = NOBODY;
    this.trick = [];
    this.taken = [[], [], []];
    this.scores = new Array(SEATS).fill(0);
    this.handsDealt = 0;
    this.sheet = undefined;
  }
}

function start(rules) {
  return new Picket(rules.target);
}

function clone(p) {
  const q = new Picket(p.target);
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.turn = p.turn;
  q.bid = p.bid;
  q.bidder = p.bidder;
  q.passed = p.passed;
  q.calls = p.calls;
  q.hands = p.hands.slice();
  q.picket = p.picket;
  q.discards = p.discards;
  q.leader = p.leader;
  q.trick = p.trick.slice();
  q.taken = p.taken.map((cards) => cards.slice());
  q.scores = p.scores.slice();
  q.handsDealt = p.handsDealt;
  q.sheet = p.sheet;
  return q;
}

function actors(p) {
  if (p.phase === SHUFFLE) return BY_CHANCE;
  return p.phase === OVER ? 0 : 1 << p.turn;
}

function draw() {
  return { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
}

/** PIC-1: one at a time, starting left of the dealer; the rest is the picket. */
function deal(p, cards) {
  openHand(p);
  const dealt = SEATS * DEALT;
  for (let i = 0; i < dealt; i++) p.hands[(p.dealer + 1 + i) % SEATS] |= bit(cards[i]);
  p.picket = cards.slice(dealt);
}

function openHand(p) {
  if (p.handsDealt > 0) p.dealer = (p.dealer + 1) % SEATS;
  p.handsDealt++;
  p.hands.fill(0);
  p.picket = [];
  p.discards = [];
  p.leader = NOBODY;
  p.trick = [];
  p.taken = [[], [], []];
  openAuction(p, SEATS);
  p.phase = AUCTION;
}

function legal(p, seat, moves) {
  // PIC-2: a bid is higher than the last.
  if (p.phase === AUCTION) return listCalls(true, p.bid + 1, HIGHEST_BID, moves);
  const hand = cardsIn(p.hands[seat]);
  // PIC-4: any three cards.
  if (p.phase === DISCARD) return listChoices(hand, hand.length, PICKET, moves);
  // PIC-5: follow the color led.
  const follow = hand.filter((card) => p.trick.length > 0 && colorOf(card) === colorOf(p.trick[0]));
  const allowed = follow.length > 0 ? follow : hand;
  for (const [i, card] of allowed.entries()) moves[i] = card;
  return allowed.length;
}

function choice(p, seat) {
  if (p.phase !== DISCARD) return undefined;
  return { verb: 'discard', cards: cardsIn(p.hands[seat]), count: PICKET };
}

function apply(p, seat, move) {
  if (p.phase === AUCTION) speak(p, seat, move);
  else if (p.phase === DISCARD) discard(p, unpackChoice(move, PICKET));
  else play(p, seat, move);
}

function speak(p, seat, move) {
  // PIC-3: a player who passes is out.
  if (!call(p, SEATS, 'final', seat, move)) return;
  if (p.bid === PASS) {
    endHand(p, [0, 0, 0]);
    return;
  }
  for (const card of p.picket) if (card !== UNKNOWN) p.hands[p.bidder] |= bit(card);
  p.picket = [];
  p.turn = p.bidder;
  p.phase = DISCARD;
}

function discard(p, cards) {
  for (const card of cards) if (card !== UNKNOWN) p.hands[p.bidder] &= ~bit(card);
  p.discards = cards;
  p.leader = p.bidder;
  p.turn = p.bidder;
  p.phase = PLAY;
}

function play(p, seat, card) {
  p.hands[seat] &= ~bit(card);
  p.trick.push(card);
  p.turn = (seat + 1) % SEATS;
  if (p.trick.length === SEATS) takeTrick(p);
}

/** PIC-5: the highest card of the color bid takes the trick, else the highest of the color led. */
function takeTrick(p) {
  const worth = (card) => {
    if (colorOf(card) === trumpsOf(p.bid)) return HIGHEST + card;
    return colorOf(card) === colorOf(p.trick[0]) ? card % HIGHEST : NOBODY;
  };
  const worths = p.trick.map(worth);
  const taker = (p.leader + worths.indexOf(Math.max(...worths))) % SEATS;
  p.taken[taker].push(...p.trick);
  p.trick = [];
  p.leader = taker;
  p.turn = taker;
  if (sum(tricks(p)) === DEALT) endHand(p, pointsOf(p));
}

/** How many tricks each seat has taken. */
function tricks(p) {
  return p.taken.map((cards) => cards.length / SEATS);
}

/** PIC-6, PIC-7. */
function pointsOf(p) {
  return tricks(p).map((taken, seat) => {
    if (seat !== p.bidder) return taken;
    return taken >= numberOf(p.bid) ? numberOf(p.bid) : -numberOf(p.bid);
  });
}

function endHand(p, points) {
  p.scores = p.scores.map((before, seat) => before + points[seat]);
  p.sheet = { entry: { points, bid: p.bid, bidder: p.bidder, tricks: tricks(p) }, before: p.sheet };
  // PIC-8: the target counts at the end of a hand; twelve hands are enough for anybody.
  const isOver = p.handsDealt === LONGEST || p.scores.some((total) => total >= p.target);
  p.phase = isOver ? OVER : SHUFFLE;
}

function text(p, _seat, move) {
  if (p.phase === AUCTION) return CALLS[move];
  if (p.phase === DISCARD) return `discard ${makeCards(pack, unpackChoice(move, PICKET)).join(' ')}`;
  return `play ${pack.ids[move]}`;
}

function refuse(p, seat, action) {
  const [verb, ...words] = action.split(' ');
  if (p.phase === AUCTION)
    return 'Bid three to seven tricks and a color, more than the last bid, or pass (PIC-2).';
  if (p.phase === DISCARD)
    return 'Discard three different cards of your hand, written in the order of the pack (PIC-4).';
  const card = pack.find(words[0] ?? '');
  if (verb !== 'play' || card === undefined || words.length > 1) return 'Play one card of your hand (PIC-5).';
  if (!(p.hands[seat] & bit(card))) return `You do not hold ${pack.say(card)} (PIC-5).`;
  return `You hold ${COLORS[colorOf(p.trick[0])]}, the color led, and must follow it (PIC-5).`;
}

/** PIC-4: nobody sees what the bidder discards. */
function notice(p) {
  return p.phase === DISCARD ? VEILED : OPEN;
}

function prompt(view) {
  if (view.phase === 'over') return 'The match is over.';
  if (view.phase === 'shuffle') return 'The cards are shuffled and dealt.';
  const mine = view.seat !== null && view.actors.includes(view.seat);
  if (!mine) return 'Wait for the others.';
  if (view.phase === 'auction') return 'Your call: bid tricks and a color, or pass.';
  if (view.phase === 'discard') return 'You have taken the picket: discard three cards.';
  const led = view.places.trick[0];
  return led
    ? `Your turn: follow ${COLORS[colorOf(pack.find(led))]} if you can.`
    : 'Your lead: play any card.';
}

function tally(p) {
  const hands = sheetEntries(p.sheet).map(({ points, bid, bidder, tricks: taken }) => ({
    points,
    lines: points.map((n, seat) => {
      if (bid === PASS) return `{${seat}} passed: 0`;
      const what = seat === bidder ? `bid ${numberOf(bid)} on ${COLORS[trumpsOf(bid)]} and took` : 'took';
      return `{${seat}} ${what} ${taken[seat]}: ${n}`;
    }),
  }));
  if (p.phase !== OVER) return { hands };
  const most = Math.max(...p.scores);
  const winners = p.scores.flatMap((total, seat) => (total === most ? [seat] : []));
  return { hands, result: { scores: p.scores.slice(), winners } };
}

function view(p, seat) {
  const isOver = p.phase === SHUFFLE || p.phase === OVER;
  // The hand is over: everybody sees what was discarded.
  const knowsDiscards = isOver || seat === p.bidder;
  const places = {
    picket: p.picket.map(() => null),
    discards: knowsDiscards ? makeCards(pack, p.discards) : p.discards.map(() => null),
    trick: makeCards(pack, p.trick),
  };
  for (let s = 0; s < SEATS; s++) {
    places[`hand:${s}`] =
      s === seat ? makeCards(pack, cardsIn(p.hands[s])) : new Array(handSize(p, s)).fill(null);
    places[`taken:${s}`] = makeCards(pack, p.taken[s]);
  }
  const facts = { dealer: p.dealer, bids: callsMade(p, CALLS), tricks: tricks(p) };
  if (p.bid !== PASS && p.phase !== AUCTION) {
    facts.contract = { by: p.bidder, tricks: numberOf(p.bid), color: COLORS[trumpsOf(p.bid)] };
    facts.leader = p.leader;
  }
  return { phase: PHASES[p.phase], places, facts, scores: p.scores.slice() };
}

/** How many cards are in a hand, from what everybody can see. */
function handSize(p, seat) {
  if (p.handsDealt === 0) return 0;
  const hasPlayed = p.trick.length > 0 && (seat - p.leader + SEATS) % SEATS < p.trick.length;
  const tookPicket = p.phase === DISCARD && seat === p.bidder;
  return DEALT - sum(tricks(p)) - (hasPlayed ? 1 : 0) + (tookPicket ? PICKET : 0);
}

function newMemory(rules, _seats, seat) {
  // The position as far as the seat knows it, and the colors each seat has shown it does not hold.
  return { seat, known: start(rules), voids: new Array(SEATS).fill(0) };
}

function remember(seen, { by, do: event, view: now }) {
  const { known, seat, voids } = seen;
  const [verb, ...ids] = event.split(' ');
  if (verb === 'shuffle') {
    openHand(known);
    voids.fill(0);
    known.picket = now.places.picket.map(() => UNKNOWN);
  } else if (verb === 'discard') {
    discard(known, by === seat ? cardsOf(ids) : ids.map(() => UNKNOWN));
  } else if (verb === 'play') {
    const [card] = cardsOf(ids);
    const [led] = known.trick;
    // PIC-5: a player who does not follow holds none of the color led.
    if (led !== undefined && colorOf(card) !== colorOf(led)) voids[by] |= 1 << colorOf(led);
    play(known, by, card);
  } else speak(known, by, CALLS.indexOf(event));
  if (seat >= 0) known.hands[seat] = sum(cardsOf(now.places[`hand:${seat}`]).map(bit));
  if (!now.places.discards.includes(null)) known.discards = cardsOf(now.places.discards);
}

function cardsOf(ids) {
  return ids.map((id) => pack.find(id));
}

function imagine({ seat, known, voids }, random) {
  const p = clone(known);
  if (p.phase === OVER || p.handsDealt === 0) return p;
  const lying = [...p.taken.flat(), ...p.trick, ...p.discards].filter((card) => card !== UNKNOWN);
  const elsewhere = sum([...p.hands, ...lying.map(bit)]);
  const cards = DECK.filter((card) => !(elsewhere & bit(card)));
  // The places are the seats, then what lies face down: the picket or the discards.
  const faceDown = [...p.picket, ...p.discards].filter((card) => card === UNKNOWN).length;
  const room = p.hands.map((_, s) => (s === seat ? 0 : handSize(p, s)));
  const may = cards.map((card) => {
    const seats = voids.map((colors, s) => (colors & (1 << colorOf(card)) ? 0 : 1 << s));
    return sum(seats) | (1 << SEATS);
  });
  const down = [];
  dealUnknown(random, cards, may, [...room, faceDown], (card, place) => {
    if (place === SEATS) down.push(card);
    else p.hands[place] |= bit(card);
  });
  if (p.picket.length > 0) p.picket = random.shuffle(down);
  else if (faceDown > 0) p.discards = down.sort((a, b) => a - b);
  return p;
}

function evaluate(p, seat) {
  const now = p.phase === PLAY ? tricks(p) : [0, 0, 0];
  // The bidder is under way to the bid; every trick of another is one point.
  const total = (s) => p.scores[s] + (s === p.bidder ? 2 : 1) * now[s];
  return (
    total(seat) - Math.max(...p.scores.map((_, s) => (s === seat ? Number.NEGATIVE_INFINITY : total(s))))
  );
}

/** What programs that learn observe besides actors and scores. */
const observed = {
  phases: PHASES,
  places: { 'hand:*': 'set', picket: 'set', discards: 'set', trick: 'row', 'taken:*': 'set' },
  facts: {
    dealer: 'seat',
    bids: { last: { fields: { by: 'seat', do: 'words' } }, most: 6 },
    contract: { fields: { by: 'seat', tricks: 'number', color: { oneOf: COLORS } } },
    leader: 'seat',
    tricks: { bySeat: 'number' },
  },
  words: [...NUMBERS.map(String), ...COLORS],
};

const scoring = {
  whatCounts: () => ({
    counts: [
      ['a bid made', 'its number'],
      ['a bid not made', 'its number lost'],
      ['every trick of the others', '1'],
    ],
  }),
  goal: ({ target }) => `to ${target}`,
};

/** What the game brings besides its rules. */
export const parts = {
  scoring: async () => ({ scoring }),
  observed: async () => ({ observed }),
};

/** @type {import('@messdeck/engine').Game} */
export const game = {
  id: 'picket',
  title: 'Picket',
  edition: 1,
  pack,
  seats: [SEATS],
  options: [
    {
      key: 'target',
      values: [5, 10, 15],
      default: 15,
      help: 'The score that ends the match, checked at the end of each hand.',
    },
  ],
  verbs: {
    bid: ['Bid $1 on $2', 'bids $1 on $2'],
    pass: ['Pass', 'passes'],
    discard: ['Discard $*', 'discards three cards'],
    play: ['Play $1', 'plays $1'],
  },
  terms: { red: 'red', white: 'white', blue: 'blue', green: 'green' },
  places: { hand: 'Hand', picket: 'Picket', discards: 'Discards', trick: 'Trick', taken: 'Taken' },
  start,
  actors,
  draw,
  deal,
  legal,
  choice,
  apply,
  clone,
  forced: (p, seat) => p.phase === PLAY && handSize(p, seat) === 1,
  text,
  refuse,
  notice,
  view,
  prompt,
  newMemory,
  remember,
  imagine,
  side: (_, seat) => seat,
  evaluate,
  tally,
};
