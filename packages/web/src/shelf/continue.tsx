// What was left unfinished: the last match first, the others behind a fold.

import type { JSX } from 'preact';
import { findOnShelf } from '../app/catalog.ts';
import type { StoredMatch } from '../sources/local/session.ts';
import { howItStands, whenPlayed, withWhom } from './unfinished.ts';

export interface ContinueProps {
  readonly matches: readonly StoredMatch[];
  readonly putAway: (id: string) => void;
}

export function Continue({ matches, putAway }: ContinueProps): JSX.Element | null {
  const [first, ...others] = matches;
  if (!first) return null;
  return (
    <section class="go" aria-label="Unfinished">
      <Unfinished match={first} putAway={putAway} primary />
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? 'One more waits' : `${others.length} more wait`}</summary>
          <ul>
            {others.map((match) => (
              <li key={match.id}>
                <Unfinished match={match} putAway={putAway} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface UnfinishedProps {
  readonly match: StoredMatch;
  readonly putAway: (id: string) => void;
  readonly primary?: boolean;
}

function Unfinished({ match, putAway, primary }: UnfinishedProps): JSX.Element {
  const title = findOnShelf(match.game)!.game.title;
  const label = `${title}${withWhom(match)}`;
  return (
    <div class="unfinished">
      <p>
        <b>{label}</b>
        <span class="soft">{`${howItStands(match)} ${whenPlayed(match.touched, new Date())}`.trim()}</span>
      </p>
      <div class="do">
        <button
          type="button"
          class="btn quiet small"
          aria-label={`Put away ${label}`}
          onClick={() => putAway(match.id)}
        >
          Put away
        </button>
        <a
          class={`btn small ${primary ? 'primary' : ''}`}
          href={`#/play/${match.id}`}
          aria-label={`Continue ${label}`}
        >
          Continue
        </a>
      </div>
    </div>
  );
}
