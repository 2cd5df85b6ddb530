// A bare position of cards for `messdeck solve`, as options or as JSON: plain suits, four hands, and the tricks that the
// side to play takes with each of its cards.

import {
  bridgeCard,
  bridgeTricks,
  HAND_LETTERS,
  parseBridgeCard,
  parseDeal,
  Solver,
  SUIT_LETTERS,
} from '@messdeck/bots';
import type { Card } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { Complaint } from '../complaint.ts';

const NO_TRUMPS = -1;
const FORM =
  '{"hands": {"N": ["SA", "SK"], "E": ["HA", "DK"], "S": ["SQ", "SJ"], "W": ["ST", "S9"]}, "trumps": "N", "leader": "N", "trick": []}';
const KEYS = ['hands', 'trumps', 'leader', 'trick'];

export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly trumps: number;
  readonly leader: number;
  readonly trick: readonly Card[];
}

export interface DealOptions {
  readonly deal?: string;
  readonly trumps?: string;
  readonly leader?: string;
  readonly trick?: string;
}

export interface SolvedDeal {
  /** The hand to play, and the tricks still to come. */
  readonly hand: string;
  readonly of: number;
  readonly exact: true;
  readonly cards: readonly { readonly card: string; readonly tricks: number }[];
}

/** The deal of the options. */
export function dealOfOptions(options: DealOptions): Deal {
  const hands = parseDeal(options.deal!);
  if (!hands)
    throw new Complaint(
      '--deal takes four hands as "N:AK.QJ.T9.87 …", each as spades.hearts.diamonds.clubs.',
    );
  return {
    hands,
    trumps: trumpsOf('--trumps', options.trumps),
    leader: leaderOf('--leader', options.leader),
    trick: trickOf('--trick', (options.trick ?? '').split(' ').filter(Boolean)),
  };
}

/** The deal of a JSON text. */
export function dealOfJson(text: string): Deal {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Complaint(`--json takes a position as JSON, ${FORM}; this is not complete JSON.`);
  }
  if (!isObject(given)) throw new Complaint(`--json takes a position as a JSON object, ${FORM}.`);
  const unknown = Object.keys(given).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    throw new Complaint(`A position has no ${JSON.stringify(unknown)}; it has ${listAnd(KEYS)}.`);
  const { hands, trumps, leader, trick } = given;
  if (!isObject(hands) || Object.keys(hands).sort().join('') !== [...HAND_LETTERS].sort().join(''))
    throw new Complaint('"hands" takes an object with a list of cards for each of N, E, S and W.');
  return {
    hands: [...HAND_LETTERS].map((letter) => listOf(`"hands" of ${letter}`, hands[letter])),
    trumps: trumpsOf('"trumps"', trumps),
    leader: leaderOf('"leader"', leader),
    trick: trickOf('"trick"', trick ?? []),
  };
}

/** Every card that may be played, with the tricks that its side then takes. */
export function solveDeal(deal: Deal, nodes: number): SolvedDeal {
  checkCards(deal);
  const { hands, trumps, leader, trick } = deal;
  const tricks = bridgeTricks(hands, trumps, leader, trick);
  const hand = (leader + trick.length) % 4;
  const following = trick.length > 0 ? hands[hand].filter((card) => tricks.follows(trick[0], card)) : [];
  const cards = following.length > 0 ? following : hands[hand];
  const gains = new Solver().gains(tricks, cards, { nodes });
  if (!gains)
    throw new Complaint(`This deal needs more than ${nodes} cards of search; allow more with --nodes.`);
  const of = hands[hand].length;
  return {
    hand: HAND_LETTERS[hand],
    of,
    exact: true,
    cards: cards.map((card, i) => ({
      card: bridgeCard(card),
      tricks: (of + (hand % 2 === 0 ? gains[i] : -gains[i])) / 2,
    })),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function trumpsOf(name: string, given: unknown): number {
  const letters = [...SUIT_LETTERS, 'N'];
  const at = letters.indexOf(String(given));
  if (typeof given !== 'string' || at < 0)
    throw new Complaint(`${name} takes one of S, H, D, C and N (none).`);
  return at === SUIT_LETTERS.length ? NO_TRUMPS : at;
}

function leaderOf(name: string, given: unknown): number {
  const at = [...HAND_LETTERS].indexOf(String(given));
  if (typeof given !== 'string' || at < 0) throw new Complaint(`${name} takes one of N, E, S and W.`);
  return at;
}

function trickOf(name: string, given: unknown): Card[] {
  const cards = listOf(name, given);
  if (cards.length > 3)
    throw new Complaint(`${name} takes the cards of a trick in play, three at most, not ${cards.length}.`);
  return cards;
}

function listOf(name: string, given: unknown): Card[] {
  if (!Array.isArray(given)) throw new Complaint(`${name} takes a list of cards, ["SA", "HT"].`);
  return given.map((text) => {
    const card = typeof text === 'string' ? parseBridgeCard(text) : undefined;
    if (card === undefined)
      throw new Complaint(
        `${name}: ${JSON.stringify(text)?.slice(0, 40)} is not a card; write cards as SA, HT, D9, C2.`,
      );
    return card;
  });
}

function checkCards({ hands, leader, trick }: Deal): void {
  const cards = [...hands.flat(), ...trick];
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined)
    throw new Complaint(`${bridgeCard(twice)} appears twice; a card can be in one place only.`);
  const full = hands[(leader + trick.length) % 4].length;
  const right = hands.every(
    (held, hand) => held.length === full - ((hand - leader + 4) % 4 < trick.length ? 1 : 0),
  );
  if (!right || full === 0 || full > 13) {
    throw new Complaint(
      'All hands must have the same number of cards, 1 to 13; hands that have played to the trick have one fewer.',
    );
  }
}
