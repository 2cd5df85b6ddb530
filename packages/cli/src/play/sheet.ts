// The score sheet in text: every hand with its points and how they came about, and the end of the match.

import {
  agree,
  type Game,
  linesOf,
  nameSeats,
  peopleNamed,
  signed,
  subject,
  type Tally,
} from '@messdeck/engine';
import { bold, faint } from './paint.ts';
import { paragraph, width } from './wrap.ts';

const FIRST = 7;
const WIDEST = 9;

/** Every hand, and how its points came about: of all of them, or of the last. */
export function scoreSheet(
  game: Game,
  { hands, result }: Tally,
  names: readonly string[],
  told: 'all' | 'last' = 'all',
): string {
  if (hands.length === 0 && !result) return 'No hand has been scored yet.';
  const column = Math.min(WIDEST, Math.floor((width() - FIRST) / names.length));
  const cells = (list: readonly (string | number)[]): string =>
    list
      .map((cell) => (typeof cell === 'number' ? signed(cell) : cell).slice(0, column - 1).padStart(column))
      .join('');
  const lines = [bold(`${'Hand'.padEnd(FIRST)}${cells(names)}`)];
  hands.forEach((hand, i) => {
    lines.push(`${String(i + 1).padEnd(FIRST)}${cells(hand.points)}`);
    if (told === 'last' && i < hands.length - 1) return;
    for (const line of linesOf(game, hand))
      lines.push(faint(paragraph(minus(nameSeats(line, names)), ' '.repeat(FIRST))));
  });
  if (result) {
    lines.push(bold(`${'Result'.padEnd(FIRST)}${cells(result.scores)}`));
    lines.push(bold(ending(result.winners, names)));
  } else if (hands.length > 1) {
    const totals = names.map((_, seat) => hands.reduce((sum, { points }) => sum + points[seat], 0));
    lines.push(bold(`${'Total'.padEnd(FIRST)}${cells(totals)}`));
  }
  return lines.join('\n');
}

function ending(winners: readonly number[], names: readonly string[]): string {
  if (winners.length === 0) return names.length === 1 ? 'The game is over.' : 'The match is drawn.';
  const people = peopleNamed(names);
  return `${subject(people, winners)} ${agree(people, winners, 'wins', 'win')}.`;
}

function minus(line: string): string {
  return line.replace(/(^|[ (])-(?=\d)/g, '$1−');
}
