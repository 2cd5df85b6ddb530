// What is said and noted at the table, for people who listen instead of looking: while the talk is not open.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import * as say from '#words/online/chat.ts';
import { type Line, type TableActivity, wordsOf } from '../match/table-activity.ts';
import type { Opened } from './talk.tsx';

/** So many lines stand there; what is older was heard long ago. */
const KEPT = 8;

interface OverheardProps {
  readonly noticed: TableActivity;
  readonly opened: Opened;
}

export function Overheard({ noticed, opened }: OverheardProps): JSX.Element {
  const all = noticed.lines.value;
  /** What was said before this page came, or read in the talk, is not said again. */
  const read = useRef(all.length);
  if (opened.value === 'talk') read.current = all.length;
  const first = Math.max(read.current, all.length - KEPT);
  return (
    <div class="sr" role="log" aria-live="polite" aria-label={say.saidAtTable}>
      {all.slice(first).map((line, i) => {
        const words = sayLine(line, noticed);
        return words !== undefined && <p key={first + i}>{words}</p>;
      })}
    </div>
  );
}

/** "Ben says: Good luck!"; what a note tells. Nothing of the own words, and of others' where they are muted. */
function sayLine(line: Line, { muted, remote }: TableActivity): string | undefined {
  if ('note' in line) return line.note;
  if (muted.value || line.seat === remote.seat) return undefined;
  const name = remote.told.value?.seats[line.seat]?.name;
  return say.says({ name, said: wordsOf(line) });
}
