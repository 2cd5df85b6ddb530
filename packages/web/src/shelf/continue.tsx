// What was left unfinished: tables where friends wait for the player, then the last match, the others behind a fold.

import type { JSX } from 'preact';
import * as words from '#words/unfinished.ts';
import { findOnShelf } from '../games/catalog.ts';
import type { StoredMatch } from '../sources/local/session.ts';
import type { OwnTable } from '../sources/remote/own-tables.ts';
import { howTableStands, withFriends } from './friends-tables.ts';
import { howItStands, whenPlayed, withWhom } from './unfinished.ts';

export interface ContinueProps {
  readonly matches: readonly StoredMatch[];
  /** Tables with friends; those that wait for the player first. */
  readonly tables: readonly OwnTable[];
  readonly putAway: (id: string) => void;
  readonly putTableAway: (id: string) => void;
}

export function Continue({ matches, tables, putAway, putTableAway }: ContinueProps): JSX.Element | null {
  const row = (own: OwnTable, primary = false): JSX.Element => (
    <AtFriends own={own} putAway={putTableAway} primary={primary} />
  );
  const turns = tables.filter(({ turn }) => turn);
  const rows = [
    ...turns.map((own, i) => ({ key: keyOf(own), shown: row(own, i === 0) })),
    ...[...matches].slice(0, 1).map((match) => ({
      key: match.id,
      shown: <Unfinished match={match} putAway={putAway} primary={turns.length === 0} />,
    })),
    ...tables
      .filter(({ turn }) => !turn)
      .map((own) => ({ key: keyOf(own), shown: row(own, turns.length + matches.length === 0) })),
    ...matches.slice(1).map((match) => ({
      key: match.id,
      shown: <Unfinished match={match} putAway={putAway} />,
    })),
  ];
  // Anyone who is waited for sees every table that waits.
  const open = Math.max(1, turns.length);
  const others = rows.slice(open);
  if (rows.length === 0) return null;
  return (
    <section class="go" aria-label={words.unfinished}>
      {rows.slice(0, open).map(({ key, shown }) => (
        <div class="row" key={key}>
          {shown}
        </div>
      ))}
      {others.length > 0 && (
        <details>
          <summary>{words.moreUnfinished(others.length)}</summary>
          <ul>
            {others.map(({ key, shown }) => (
              <li key={key}>{shown}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const keyOf = ({ id, seat }: OwnTable): string => `${id} ${seat}`;

interface AtFriendsProps {
  readonly own: OwnTable;
  readonly putAway: (id: string) => void;
  readonly primary: boolean;
}

function AtFriends({ own, putAway, primary }: AtFriendsProps): JSX.Element {
  const label = withFriends(findOnShelf(own.table.game)!.game.title, own);
  return (
    <div class="unfinished">
      <p>
        <b>{label}</b>
        {own.turn ? (
          <strong class="turn">{words.yourTurn}</strong>
        ) : (
          <span class="soft">{howTableStands(own)}</span>
        )}
      </p>
      <div class="button-row">
        <button
          type="button"
          class="btn quiet small"
          aria-label={words.dismissMatch(label)}
          onClick={() => putAway(own.id)}
        >
          {words.dismiss}
        </button>
        <a
          class={`btn small ${primary ? 'primary' : ''}`}
          href={`#/t/${own.id}/${own.seat}`}
          aria-label={words.goTo(label)}
        >
          {own.turn ? words.play : words.goThere}
        </a>
      </div>
    </div>
  );
}

interface UnfinishedProps {
  readonly match: StoredMatch;
  readonly putAway: (id: string) => void;
  readonly primary?: boolean;
}

function Unfinished({ match, putAway, primary }: UnfinishedProps): JSX.Element {
  const title = findOnShelf(match.game)!.game.title;
  const label = withWhom(title, match);
  return (
    <div class="unfinished">
      <p>
        <b>{label}</b>
        <span class="soft">{`${howItStands(match)} ${whenPlayed(match.touched, new Date())}`.trim()}</span>
      </p>
      <div class="button-row">
        <button
          type="button"
          class="btn quiet small"
          aria-label={words.dismissMatch(label)}
          onClick={() => putAway(match.id)}
        >
          {words.dismiss}
        </button>
        <a
          class={`btn small ${primary ? 'primary' : ''}`}
          href={`#/play/${match.id}`}
          aria-label={words.goOnWith(label)}
        >
          {words.goOn}
        </a>
      </div>
    </div>
  );
}
