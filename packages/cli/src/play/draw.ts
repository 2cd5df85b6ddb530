// The table drawn in text from a seat's view alone: other seats, what lies in the middle, the own hand.

import { type Game, signed, type TableSeen, type TerminalNotes, type View } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { Notes } from './notes.ts';
import { bold, brass, faint, inkOf } from './paint.ts';
import { isTrick, type Owner, ownerOf, titleOf } from './places.ts';
import { suitOf } from './suit-of.ts';
import type { Teller } from './teller.ts';
import { flow, lengthOf, TIED, width } from './wrap.ts';

/** A face-down card; more than a few are a number. */
const BACK = '▒';
const FEW = 6;

/** The table of a game, and how it is drawn. */
interface Drawn extends TableSeen {
  readonly game: Game;
  readonly notes: TerminalNotes;
}

export function drawTable(
  game: Game,
  seen: TableSeen,
  teller: Teller,
  { scoring, terminal: notes }: Notes,
): string {
  const { view } = seen;
  const drawn = { ...seen, game, notes };
  const goal = scoring?.goal?.(seen.rules);
  const lines = [rule(goal === undefined ? game.title : `${game.title} · ${goal}`)];
  for (const seat of seatOrder(view)) if (seat !== view.seat) lines.push(seatLine(drawn, seat));
  for (const [place, cards] of Object.entries(view.places)) {
    const owner = ownerOf(view, place);
    if (cards.length === 0 || (owner !== 'table' && 'seat' in owner)) continue;
    const title = placeTitle(drawn, place);
    const shown = inPlace(game, owner, place, cards);
    const pieces = isTrick(place)
      ? teller.trick(cards, (card) => card + markOf(drawn, card)).map((card) => `${card} `)
      : showCards(drawn, shown);
    lines.push(flow(`  ${bold(title)}: `, pieces));
  }
  const facts = (notes.facts?.(seen) ?? []).filter((fact) => fact !== undefined);
  if (facts.length > 0) lines.push(...flow('  ', factWords(facts)).split('\n').map(faint));
  if (view.seat !== null) lines.push(...ownLines(drawn, view.seat));
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

function seatLine(drawn: Drawn, seat: number): string {
  const { game, view } = drawn;
  const pieces = placesOf(view, seat).flatMap((place) => [
    faint(ownTitle(drawn, place).toLowerCase()),
    ...showCards(drawn, inPlace(game, { seat }, place, view.places[place])),
  ]);
  return flow(headOf(drawn, seat), pieces);
}

/** The own seat, with a line for each of its places. */
function ownLines(drawn: Drawn, seat: number): string[] {
  const { game, view } = drawn;
  const places = placesOf(view, seat).map((place) => {
    const cards = showCards(drawn, inPlace(game, { seat }, place, view.places[place]));
    return flow(`  ${bold(ownTitle(drawn, place))}: `, cards);
  });
  return [headOf(drawn, seat).trimEnd(), ...places];
}

function headOf({ view, names, sides, self, notes }: Drawn, seat: number): string {
  const acts = view.actors.includes(seat) ? '▸' : ' ';
  const points = countOf(notes, view.scores[seat]);
  const partner = self !== null && seat !== self && sides[seat] === sides[self];
  const others = sides.filter((side) => side === sides[seat]).length - 1;
  const word = partner ? faint(others === 1 ? 'your partner ' : 'on your side ') : '';
  return `${acts} ${bold(names[seat].padEnd(6))} ${faint(points.padEnd(11))} ${word}`;
}

function countOf({ unit: [one, many] = ['point', 'points'] }: TerminalNotes, score: number): string {
  return `${signed(score)} ${score === 1 ? one : many}`;
}

/** The places of a seat in which something lies. */
function placesOf(view: View, seat: number): string[] {
  return Object.keys(view.places).filter((place) => {
    const owner = ownerOf(view, place);
    return owner !== 'table' && 'seat' in owner && owner.seat === seat && view.places[place].length > 0;
  });
}

function ownTitle(drawn: Drawn, place: string): string {
  const [name] = place.split(':');
  return withNext(drawn, place, drawn.game.places[name] ?? name);
}

/** Of cards that are dealt from the top and have been seen, where that is. */
function withNext({ view, notes }: Drawn, place: string, title: string): string {
  const listed = notes.nextLast?.includes(place.split(':')[0]);
  const isSeen = view.places[place].some((card) => card !== null);
  return listed && isSeen ? `${title}, the next card last` : title;
}

/** Where cards come that somebody took. */
const TAKEN = ['captured', 'taken'];

/** Cards as they lie, those taken in the order of the pack: nothing lies on them any more. */
function inPlace(
  game: Game,
  owner: Owner,
  place: string,
  cards: readonly (string | null)[],
): readonly (string | null)[] {
  const taken = owner !== 'table' && ('side' in owner || TAKEN.includes(place.split(':')[0]));
  if (!taken) return cards;
  const last = game.pack.cards.length;
  const rank = (card: string | null): number => (card === null ? last : (game.pack.find(card) ?? last));
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

function placeTitle(drawn: Drawn, place: string): string {
  const { game, view, names, sides, self, notes } = drawn;
  const owner = ownerOf(view, place);
  const [name] = place.split(':');
  if (owner !== 'table' && 'side' in owner) {
    const title = game.places[name] ?? name;
    const own = self !== null && sides[self] === owner.side;
    const side = own ? 'your side' : listAnd(names.filter((_, seat) => sides[seat] === owner.side));
    return `${title} ${TAKEN.includes(name) ? 'by' : 'of'} ${side}`;
  }
  const ofSeat = notes.ownerOf?.(view, place);
  if (ofSeat !== undefined) return `${titleOf(game, place)} (${names[ofSeat]})`;
  return withNext(drawn, place, titleOf(game, place));
}

/** Open cards by name; hidden ones as backs where they lie, or as a number where there are many. */
function showCards(drawn: Drawn, cards: readonly (string | null)[]): string[] {
  const shown: string[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card !== null) {
      shown.push(inkOf(suitOf(drawn.game, card))(card + markOf(drawn, card)));
      continue;
    }
    let hidden = 1;
    while (cards[i + hidden] === null) hidden++;
    shown.push(hidden > FEW ? `${BACK}×${hidden}` : BACK.repeat(hidden));
    i += hidden - 1;
  }
  return shown;
}

const markOf = ({ notes, view }: Drawn, card: string): string => notes.mark?.(view, card) ?? '';
