// How the almanac counts, for readers who want to know before they believe.

import type { JSX } from 'preact';
import { SheetPage } from '../../shared/frame.tsx';

export function How(): JSX.Element {
  return (
    <SheetPage
      title="How it is counted"
      tools={
        <a class="btn small" href="#/almanac">
          Almanac
        </a>
      }
    >
      <main class="almanac-how">
        <h2>The deal is the case</h2>
        <p>
          Bots of one strength sit in all chairs. Every deal is played from each seat, with the same hands
          moved on by one seat each time, so a good hand favors nobody. Options are played with and without on
          the same deals. Where two levels meet, each holds the same cards once.
        </p>
        <h2>What ± means</h2>
        <p>
          The figure is the middle of an interval. Of 100 such intervals, 95 hold the true figure. Plays of
          one deal depend on each other, so the interval is taken over deals. A disc can be told from the
          dotted line; a ring cannot.
        </p>
        <h2>Who played</h2>
        <p>
          Recruits and Sergeants, the two levels that do not look ahead. What better players would do is not
          counted yet. This first count is small: a few dozen deals a game, some hundreds in the games for
          one. Each page says how many, and the intervals say how much that tells.
        </p>
        <h2>Count it yourself</h2>
        <p>
          Under each picture, <b>How it was counted</b> has the figures as a table and the command that plays
          the same deals again, on any machine, to the same byte.
        </p>
      </main>
    </SheetPage>
  );
}
