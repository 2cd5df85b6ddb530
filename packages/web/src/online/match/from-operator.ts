// What the operator of the server says: an announcement to everybody, and the answer to a report of this player's.

import * as words from '#words/online/match.tsx';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { Word } from '../chat/notes.ts';

const READ = 'messdeck.reports-read';
const MOST_READ = 50;

function readSoFar(): string[] {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '[]') as string[];
  } catch {
    return [];
  }
}

interface Unread extends Word {
  readonly press: { readonly label: string; readonly do: () => void };
}

/** What stands until it is read. */
export function wordOfOperator({ notice, answered, told }: TableConnection): Unread | undefined {
  if (notice.value) {
    const { text, inMs } = notice.value;
    const minutes = Math.ceil(inMs / 60_000);
    const when = minutes < 1 ? words.anyMoment : words.inMinutes(minutes);
    return {
      says: text,
      more: words.nothingLostWhen(when),
      press: { label: words.ok, do: () => (notice.value = undefined) },
    };
  }
  const answer = answered.value.find(({ report }) => !readSoFar().includes(report));
  if (!answer) return undefined;
  const name = told.value?.seats[answer.seat]?.name ?? words.aPlayer;
  const read = (): void => {
    localStorage.setItem(READ, JSON.stringify([...readSoFar(), answer.report].slice(-MOST_READ)));
    answered.value = answered.value.filter((other) => other !== answer);
  };
  return {
    says: words.aboutReport(name),
    more: answer.answer,
    press: { label: words.ok, do: read },
  };
}
