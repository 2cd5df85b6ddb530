// The ways between the pages about people, tables with friends among them.

import type { JSX } from 'preact';
import './people-ways.css';
import { countAfter, people, waysTo } from '#words/ways.ts';

/** The pages, in the order of their ways. */
const WAYS = [
  ['tables', '#/tables'],
  ['yourTurn', '#/your-turn'],
  ['challenges', '#/challenges'],
  ['ladders', '#/ladders'],
  ['clubs', '#/clubs'],
  ['you', '#/you'],
] as const;

export type Way = (typeof WAYS)[number][0];

interface PeopleWaysProps {
  readonly at: Way;
  /** Figures beside ways: how many tables wait for you. */
  readonly counts?: Partial<Record<Way, number>> | undefined;
}

export function PeopleWays({ at, counts = {} }: PeopleWaysProps): JSX.Element {
  return (
    <nav class="people-ways" aria-label={people}>
      {WAYS.map(([way, href]) => (
        <a key={way} href={href} aria-current={way === at ? 'page' : undefined}>
          {waysTo[way]}
          {(counts[way] ?? 0) > 0 && (
            <b>
              <span class="sr">{countAfter}</span>
              {counts[way]}
            </b>
          )}
        </a>
      ))}
    </nav>
  );
}
