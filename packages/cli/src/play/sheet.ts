// The score sheet in text: every hand with its points and how they came about, and the end of the match.

import { type Match, nameSeats } from '@messdeck/engine';
import { bold, faint } from './paint.ts';

const COLUMN = 9;

export function scoreSheet(match: Match, names: readonly string[]): string {
  const { hands, result } = match.game.tally(match.position);
  const cells = (list: readonly (string | number)[]): string =>
    list.map((cell) => String(cell).padStart(COLUMN)).join('');
  const lines = [bold(`${'Hand'.padEnd(6)}${cells(names)}`)];
  hands.forEach(({ points, lines: why }, i) => {
    lines.push(`${String(i + 1).padEnd(6)}${cells(points)}`);
    for (const line of why) lines.push(faint(`      ${nameSeats(line, names)}`));
  });
  if (result) {
    lines.push(bold(`${'Result'.padEnd(6)}${cells(result.scores)}`));
    lines.push(bold(ending(result.winners, names)));
  }
  return lines.join('\n');
}

function ending(winners: readonly number[], names: readonly string[]): string {
  if (winners.length === 0) return names.length === 1 ? 'The game is over.' : 'The match is drawn.';
  const who = winners.map((seat) => names[seat]);
  if (who.length === 1) return `${who[0]} ${who[0] === 'You' ? 'win' : 'wins'}.`;
  return `${who.slice(0, -1).join(', ')} and ${who.at(-1)} win.`;
}
