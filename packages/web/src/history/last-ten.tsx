// The last ten games for one, this one solid among them, and how it stands beside all before it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/history.tsx';
import { counted, optionKey } from './figures.ts';
import { history } from './keep.ts';
import './last-ten.css';
import { standingOf } from './standing.ts';

interface LastTenProps {
  readonly match: string;
  readonly game: string;
}

export function LastTen({ match, game }: LastTenProps): JSX.Element | null {
  const games = useSignal<readonly number[]>([]);
  useEffect(() => {
    void untilNow(match, game).then((found) => (games.value = found));
  }, [match]);
  const own = games.value.at(-1);
  if (own === undefined || games.value.length < 2) return null;
  const shown = games.value.slice(-10);
  const standing = standingOf(own, games.value.slice(0, -1));
  const most = Math.max(1, ...shown);
  return (
    <section class="last-ten">
      <h3>
        {shown.length === 10 ? words.yourLastTen : words.yourLast(shown.length)} <small>{standing}</small>
      </h3>
      <ol>
        {shown.map((reached, i) => (
          <li
            key={i}
            style={`--h:${reached / most}`}
            aria-current={i === shown.length - 1 ? 'true' : undefined}
          >
            <b class="num">{reached}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the games under the same rules came to, oldest first, up to this match; nothing where it does not count. */
async function untilNow(match: string, game: string): Promise<number[]> {
  const past = await history();
  const now = past.find(({ id }) => id === match);
  if (!now || now.practice) return [];
  const before = counted(past, true).filter(
    (each) =>
      each.id !== match &&
      each.ended <= now.ended &&
      each.game === game &&
      optionKey(each) === optionKey(now),
  );
  return [...before, now].map(({ own }) => own);
}
