// The table drawn in text from a seat's view alone: other seats, what lies in the middle, the own hand.

import type { Game, View } from '@messdeck/engine';
import { bold, brass, faint, inkOf } from './paint.ts';

const WIDTH = 78;

export function drawTable(game: Game, view: View, names: readonly string[]): string {
  const lines = [rule(`${game.title}`)];
  for (const seat of seatOrder(view)) if (seat !== view.seat) lines.push(seatLine(game, view, names, seat));
  for (const place of Object.keys(view.places)) {
    if (!/:\d$/.test(place)) lines.push(placeLine(game, view, place));
  }
  const facts = factLines(view, names);
  if (facts) lines.push(faint(facts));
  if (view.seat !== null) lines.push(seatLine(game, view, names, view.seat));
  lines.push(rule(''));
  return lines.filter((line) => line !== '').join('\n');
}

function rule(title: string): string {
  const head = title ? `── ${title} ` : '';
  return brass(head + '─'.repeat(Math.max(0, WIDTH - head.length)));
}

/** Clockwise from the own seat's left. */
function seatOrder(view: View): number[] {
  const seats = view.scores.length;
  const from = view.seat ?? seats - 1;
  return Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
}

function seatLine(game: Game, view: View, names: readonly string[], seat: number): string {
  const acts = view.actors.includes(seat) ? '▸' : ' ';
  const parts = Object.entries(view.places)
    .filter(([place, cards]) => place.endsWith(`:${seat}`) && cards.length > 0)
    .map(([place, cards]) => `${faint(titleOf(game, place))} ${showCards(game, cards)}`);
  return `${acts} ${bold(names[seat].padEnd(6))} ${faint(`${view.scores[seat]} pts`.padEnd(9))} ${parts.join('  ')}`;
}

function placeLine(game: Game, view: View, place: string): string {
  const cards = view.places[place];
  return cards.length === 0 ? '' : `  ${bold(titleOf(game, place))}: ${showCards(game, cards)}`;
}

function titleOf(game: Game, place: string): string {
  const [name, part] = place.split(':');
  const title = game.places[place] ?? game.places[name!] ?? name!;
  return game.places[place] || part === undefined || /^\d$/.test(part) ? title : `${title} ${part}`;
}

/** Open cards by name; hidden ones as backs, or as a number where there are many. */
export function showCards(game: Game, cards: readonly (string | null)[]): string {
  const open = cards.filter((card) => card !== null);
  const hidden = cards.length - open.length;
  const shown = open.map((id) => inkOf(suitOf(game, id))(id));
  if (hidden > 0) shown.push(hidden > 6 ? `▒×${hidden}` : '▒'.repeat(hidden));
  return shown.join(' ');
}

/** Which of the pack's suits a card belongs to, by the letters it begins with or the suit printed on it. */
function suitOf(game: Game, id: string): number {
  const card = game.pack.cards[game.pack.find(id)!] as {
    suit?: unknown;
    service?: unknown;
    branch?: unknown;
  };
  const mark = card.suit ?? card.service ?? card.branch ?? id[0];
  return [...new Set(game.pack.cards.map((other) => markOf(other)))].indexOf(String(mark));
}

function markOf(card: { id: string; suit?: unknown; service?: unknown; branch?: unknown }): string {
  return String(card.suit ?? card.service ?? card.branch ?? card.id[0]);
}

/** Facts whose value is a seat. */
const OF_SEATS = /^(dealer|leader|turn|contestant|declarant|silent|nestTaker|winner|caller)$/;

function factLines(view: View, names: readonly string[]): string {
  const facts: string[] = [];
  for (const [name, value] of Object.entries(view.facts)) {
    if (typeof value === 'object') continue;
    facts.push(`${spaced(name)} ${OF_SEATS.test(name) ? names[Number(value)] : value}`);
  }
  const contract = view.facts['contract'] as { by: number } | undefined;
  if (contract) {
    const { by, ...terms } = contract;
    facts.unshift(`contract ${Object.values(terms).join(' ')} by ${names[by]}`);
  }
  return facts.length ? `  ${facts.join(' · ')}` : '';
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
