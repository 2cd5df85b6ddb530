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
          Mostly Recruits and Sergeants, the two levels that do not look ahead; Captains in Tactics, Generals
          in the games for one. What better players would do is asked in the plans and waits for more
          machines: the foot of each page says what, and what it takes. This first count is small, a few dozen
          deals a game. The intervals say how much that tells.
        </p>
        <h2>What can be won</h2>
        <p>
          For the games for one, a search with every card seen looks for a way to win. If it comes to its end
          without one, the deal cannot be won. If it is given up, nobody knows, and the interval takes such
          deals for lost at its lower end and for won at its upper.
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
