// What counts, as the game itself says it by the options agreed.

import type { Rules } from '@messdeck/engine';
import type { Notes } from './notes.ts';
import { faint } from './paint.ts';
import { flow, paragraph } from './wrap.ts';

/** What counts, in lines; where a game says nothing of it, where to read on. */
export function countsOf({ scoring, terminal }: Notes, rules: Rules): string {
  const { counts = [], words } = scoring?.whatCounts(rules) ?? {};
  const wide = Math.max(0, ...counts.map(([what]) => what.length));
  const figures = counts.map(([what, worth]) =>
    flow(`${what.padEnd(wide)}  `, worth.split(' '), ' ', ' '.repeat(wide + 2)),
  );
  const said = [words, terminal.marks].filter((text) => text !== undefined).map((text) => paragraph(text));
  const lines = [...figures, ...said];
  return lines.length > 0 ? lines.join('\n') : faint('For what scores, see the rules: type rules.');
}
