// The frame of the pages about people: the bar, the ways between them, and what stands there while nothing can be shown.

import type { ComponentChildren, JSX } from 'preact';
import './people.css';
import { lookingUp, noServer, noServerMeans, tryAgain } from '#words/people.ts';
import { SheetPage } from '../shared/frame.tsx';
import { PeopleWays, type Way } from '../shared/people-ways.tsx';

interface PeoplePageProps {
  readonly at: Way;
  readonly title: string;
  readonly sub?: string | undefined;
  /** Figures beside ways: how many tables wait for you. */
  readonly counts?: Partial<Record<Way, number>> | undefined;
  readonly children: ComponentChildren;
}

export function PeoplePage({ at, title, sub, counts, children }: PeoplePageProps): JSX.Element {
  return (
    <div class="people">
      <SheetPage title={title} sub={sub}>
        <PeopleWays at={at} counts={counts} />
        {children}
      </SheetPage>
    </div>
  );
}

/** What a page shows while there is nothing else: that it looks, or why it cannot. */
export function Unready({
  trouble,
  again,
}: {
  readonly trouble: string;
  readonly again: () => void;
}): JSX.Element {
  if (trouble === '')
    return (
      <main class="desk">
        <p class="soft" role="status">
          {lookingUp}
        </p>
      </main>
    );
  return (
    <Plain title={noServer} sentence={noServerMeans}>
      <p class="soft" role="alert">
        {trouble}
      </p>
      <button type="button" class="btn" onClick={again}>
        {tryAgain}
      </button>
    </Plain>
  );
}

/** A sheet with a title, a sentence, and what can be done about it. */
export function Plain({
  title,
  sentence,
  children,
}: {
  readonly title: string;
  readonly sentence: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <main class="desk">
      <section class="sheet-of plain">
        <h2>{title}</h2>
        <p>{sentence}</p>
        {children}
      </section>
    </main>
  );
}
