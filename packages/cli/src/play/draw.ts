// The table drawn in text from a seat's view alone: other seats, what lies in the middle, the own hand.

import type { Game, View } from '@messdeck/engine';
import type { SigsFacts } from '@messdeck/engine/games/sigs';
import { type Called, factsOf } from './facts.ts';
import { bold, brass, faint, inkOf } from './paint.ts';
import { isTrick, ownerOf, titleOf } from './places.ts';
import type { Teller } from './teller.ts';
import { flow, lengthOf, width } from './wrap.ts';

/** A face-down card; more than a few are a number. */
const BACK = '▒';
const FEW = 6;

export function drawTable(game: Game, view: View, called: Called, teller: Teller): string {
  const lines = [rule(game.title)];
  for (const seat of seatOrder(view)) if (seat !== view.seat) lines.push(seatLine(game, view, called, seat));
  for (const [place, cards] of Object.entries(view.places)) {
    const owner = ownerOf(view, place);
    if (cards.length === 0 || (owner !== 'table' && 'seat' in owner)) continue;
    const pieces = isTrick(place) ? teller.trick(cards).map((card) => `${card} `) : showCards(game, cards);
    lines.push(flow(`  ${bold(placeTitle(game, view, called, place))}: `, pieces));
  }
  const facts = factsOf(game, view, called);
  if (facts.length > 0) lines.push(...flow('  ', facts, ' · ').split('\n').map(faint));
  if (view.seat !== null) lines.push(seatLine(game, view, called, view.seat));
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

function seatLine(game: Game, view: View, { names }: Called, seat: number): string {
  const acts = view.actors.includes(seat) ? '▸' : ' ';
  const points = view.scores[seat] === 1 ? '1 point' : `${view.scores[seat]} points`;
  const head = `${acts} ${bold(names[seat].padEnd(6))} ${faint(points.padEnd(11))} `;
  const pieces = Object.entries(view.places).flatMap(([place, cards]) => {
    const owner = ownerOf(view, place);
    if (owner === 'table' || !('seat' in owner) || owner.seat !== seat || cards.length === 0) return [];
    const name = place.split(':')[0];
    return [faint((game.places[name] ?? name).toLowerCase()), ...showCards(game, cards)];
  });
  return flow(head, pieces);
}

function placeTitle(game: Game, view: View, { names, sides, self }: Called, place: string): string {
  const owner = ownerOf(view, place);
  const [name] = place.split(':');
  if (owner !== 'table' && 'side' in owner) {
    const title = (game.places[name] ?? name).replace(/ by side$/, '');
    const own = self !== null && sides[self] === owner.side;
    return `${title} by ${own ? 'your side' : names.filter((_, seat) => sides[seat] === owner.side).join(' and ')}`;
  }
  // SIGS: a set on the table is somebody's.
  const { sets } = view.facts as Partial<SigsFacts>;
  const set = sets?.find((one) => one.name === place);
  if (set) return `${titleOf(game, place)} (${names[set.owner]})`;
  return titleOf(game, place);
}

/** Open cards by name; hidden ones as backs where they lie, or as a number where there are many. */
export function showCards(game: Game, cards: readonly (string | null)[]): string[] {
  const shown: string[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card !== null) {
      shown.push(inkOf(suitOf(game, card))(card));
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
  const marks = [...new Set(game.pack.cards.map(markOf))];
  return marks.indexOf(markOf(game.pack.cards[game.pack.find(id)!]));
}

function markOf(card: { id: string; suit?: unknown; service?: unknown; branch?: unknown }): string {
  return String(card.suit ?? card.service ?? card.branch ?? card.id[0]);
}
