// The table drawn in text from a seat's view alone: other seats, what lies in the middle, the own hand.

import type { Game, View } from '@messdeck/engine';
import type { SigsFacts } from '@messdeck/engine/games/sigs';
import { all } from '@messdeck/engine/mechanics/either';
import { type Called, factsOf } from './facts.ts';
import { markOf } from './marks.ts';
import { bold, brass, faint, inkOf } from './paint.ts';
import { isTrick, type Owner, ownerOf, titleOf } from './places.ts';
import { signed } from './sheet.ts';
import type { Teller } from './teller.ts';
import { flow, lengthOf, TIED, width } from './wrap.ts';

/** A face-down card; more than a few are a number. */
const BACK = '▒';
const FEW = 6;

/** What a view does not say. */
export interface About {
  /** What is played for. */
  readonly goal: string | undefined;
  /** What was counted in the course of the hand. */
  readonly counted?: readonly string[];
}

export function drawTable(
  game: Game,
  view: View,
  called: Called,
  teller: Teller,
  { goal, counted = [] }: About,
): string {
  const lines = [rule(goal === undefined ? game.title : `${game.title} · ${goal}`)];
  for (const seat of seatOrder(view)) if (seat !== view.seat) lines.push(seatLine(game, view, called, seat));
  for (const [place, cards] of Object.entries(view.places)) {
    const owner = ownerOf(view, place);
    if (cards.length === 0 || (owner !== 'table' && 'seat' in owner)) continue;
    const title = placeTitle(game, view, called, place);
    const shown = inPlace(game, owner, place, cards);
    const pieces = isTrick(place)
      ? teller.trick(cards, (card) => card + markOf(game, view, card)).map((card) => `${card} `)
      : showCards(game, view, shown);
    lines.push(flow(`  ${bold(title)}: `, pieces));
  }
  const facts = [...counted, ...factsOf(game, view, called)];
  if (facts.length > 0) lines.push(...flow('  ', factWords(facts)).split('\n').map(faint));
  if (view.seat !== null) lines.push(...ownLines(game, view, called, view.seat));
  return [...lines, rule('')].join('\n');
}

function rule(title: string): string {
  const head = title ? `── ${title} ` : '';
  return brass(head + '─'.repeat(Math.max(0, width() - lengthOf(head))));
}

/** Clockwise from the own seat's left. */
function seatOrder(view: View): number[] {
  const seats = view.scores.length;
  const from = view.seat ?? seats - 1;
  return Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
}

/** Facts one after another; a line breaks only between two of them, or behind a comma. */
function factWords(facts: readonly string[]): string[] {
  const tied = facts.map((fact) => fact.replace(/(?<!,) /g, TIED));
  return tied.join(`${TIED}· `).split(' ');
}

function seatLine(game: Game, view: View, called: Called, seat: number): string {
  const pieces = placesOf(view, seat).flatMap((place) => [
    faint(ownTitle(game, view, place).toLowerCase()),
    ...showCards(game, view, inPlace(game, { seat }, place, view.places[place])),
  ]);
  return flow(headOf(game, view, called, seat), pieces);
}

/** The own seat, with a line for each of its places. */
function ownLines(game: Game, view: View, called: Called, seat: number): string[] {
  const places = placesOf(view, seat).map((place) => {
    const cards = showCards(game, view, inPlace(game, { seat }, place, view.places[place]));
    return flow(`  ${bold(ownTitle(game, view, place))}: `, cards);
  });
  return [headOf(game, view, called, seat).trimEnd(), ...places];
}

function headOf(game: Game, view: View, { names, sides, self }: Called, seat: number): string {
  const acts = view.actors.includes(seat) ? '▸' : ' ';
  const points = countOf(game, view.scores[seat]);
  const partner = self !== null && seat !== self && sides[seat] === sides[self];
  const others = sides.filter((side) => side === sides[seat]).length - 1;
  const word = partner ? faint(others === 1 ? 'your partner ' : 'on your side ') : '';
  return `${acts} ${bold(names[seat].padEnd(6))} ${faint(points.padEnd(11))} ${word}`;
}

/** What the scores of a view count, where it is not points. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  bang: ['card', 'cards'],
  flag: ['flag', 'flags'],
  'national-contest': ['branch', 'branches'],
  'sammys-travels': ['state', 'states'],
};

function countOf(game: Game, score: number): string {
  const [one, many] = UNITS[game.id] ?? ['point', 'points'];
  return `${signed(score)} ${score === 1 ? one : many}`;
}

/** The places of a seat in which something lies. */
function placesOf(view: View, seat: number): string[] {
  return Object.keys(view.places).filter((place) => {
    const owner = ownerOf(view, place);
    return owner !== 'table' && 'seat' in owner && owner.seat === seat && view.places[place].length > 0;
  });
}

function ownTitle(game: Game, view: View, place: string): string {
  const [name] = place.split(':');
  const title = game.places[name] ?? name;
  return game.id === 'sammys-travels' && name === 'hand' ? nextLast(title, view.places[place]) : title;
}

/** Of cards that are dealt from the top and have been seen, where that is. */
function nextLast(title: string, cards: readonly (string | null)[]): string {
  return cards.some((card) => card !== null) ? `${title}, the next card last` : title;
}

/** Cards as they lie, those taken in the order of the pack: nothing lies on them any more. */
function inPlace(
  game: Game,
  owner: Owner,
  place: string,
  cards: readonly (string | null)[],
): readonly (string | null)[] {
  const taken = owner !== 'table' && ('side' in owner || /^(captured|taken):/.test(place));
  if (!taken) return cards;
  const last = game.pack.cards.length;
  const rank = (card: string | null): number => (card === null ? last : (game.pack.find(card) ?? last));
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

function placeTitle(game: Game, view: View, { names, sides, self }: Called, place: string): string {
  const owner = ownerOf(view, place);
  const [name] = place.split(':');
  if (owner !== 'table' && 'side' in owner) {
    const title = game.places[name] ?? name;
    const own = self !== null && sides[self] === owner.side;
    const side = own ? 'your side' : all(names.filter((_, seat) => sides[seat] === owner.side));
    return title.endsWith(' by side') ? title.replace(/side$/, side) : `${title} of ${side}`;
  }
  // SIGS: a set on the table is somebody's.
  const { sets } = view.facts as Partial<SigsFacts>;
  const set = sets?.find((one) => one.name === place);
  if (set) return `${titleOf(game, place)} (${names[set.owner]})`;
  const title = titleOf(game, place);
  return game.id === 'flag' && place === 'hand' ? nextLast(title, view.places[place]) : title;
}

/** Open cards by name; hidden ones as backs where they lie, or as a number where there are many. */
function showCards(game: Game, view: View, cards: readonly (string | null)[]): string[] {
  const shown: string[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card !== null) {
      shown.push(inkOf(suitOf(game, card))(card + markOf(game, view, card)));
      continue;
    }
    let hidden = 1;
    while (cards[i + hidden] === null) hidden++;
    shown.push(hidden > FEW ? `${BACK}×${hidden}` : BACK.repeat(hidden));
    i += hidden - 1;
  }
  return shown;
}

/** Which of the pack's suits a card belongs to, by the letters it begins with or the suit printed on it. */
function suitOf(game: Game, id: string): number {
  const suits = [...new Set(game.pack.cards.map(printedSuit))];
  return suits.indexOf(printedSuit(game.pack.cards[game.pack.find(id)!]));
}

function printedSuit(card: { id: string; suit?: unknown; service?: unknown; branch?: unknown }): string {
  return String(card.suit ?? card.service ?? card.branch ?? card.id[0]);
}
