// The matches, newest first and by months; a press on one opens what can be done with it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/history.tsx';
import { boxes, findOnShelf } from '../games/catalog.ts';
import { sameCards } from '../sources/local/same-cards.ts';
import { openMatchFrom } from '../sources/local/session.ts';
import { replayOne, saveOne } from './files.ts';
import type { PastMatch } from './past.ts';
import { dayOfMatch, found, lengthOf, markOf, noteOf, scoreOf, withWhom } from './words.ts';

/** So many are shown before somebody asks for more. */
const SHOWN = 60;

interface ListProps {
  readonly matches: readonly PastMatch[];
  readonly trouble: (error: unknown) => void;
}

export function MatchList({ matches, trouble }: ListProps): JSX.Element {
  const wanted = useSignal('');
  const game = useSignal('');
  const open = useSignal<string | undefined>(undefined);
  const shown = useSignal(SHOWN);
  const now = new Date();
  const listed = matches.filter(
    (match) =>
      (game.value === '' || match.game === game.value) && found(match, titleOf(match), wanted.value, now),
  );
  return (
    <section class="paper-sheet matches" aria-label={words.matches}>
      <div class="filters">
        <input
          type="search"
          aria-label={words.searchHistory}
          placeholder={words.whatToSearch}
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
        <select
          aria-label={words.game}
          value={game.value}
          onChange={(event) => (game.value = event.currentTarget.value)}
        >
          <option value="">{words.allGames}</option>
          {boxes
            .flatMap(({ games }) => games)
            .filter(({ id }) => matches.some((match) => match.game === id))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
      </div>
      {listed.length === 0 && (
        <p class="nothing" role="status">
          {matches.length === 0 ? words.noneFinished : words.noMatchFound}
        </p>
      )}
      {byMonth(listed.slice(0, shown.value)).map(([month, inMonth]) => (
        <section key={month} aria-label={month}>
          <h2 class="month">
            {month.split(' ')[0]} <span>{words.matchCount(inMonth.length)}</span>
          </h2>
          <ul>
            {inMonth.map((match) => (
              <MatchLine
                key={match.id}
                match={match}
                now={now}
                open={open.value === match.id}
                toggle={() => (open.value = open.value === match.id ? undefined : match.id)}
                trouble={trouble}
              />
            ))}
          </ul>
        </section>
      ))}
      {listed.length > shown.value && (
        <button type="button" class="btn small more" onClick={() => (shown.value += SHOWN)}>
          {words.showMore(Math.min(SHOWN, listed.length - shown.value))}
        </button>
      )}
    </section>
  );
}

export const titleOf = ({ game }: PastMatch): string => findOnShelf(game)?.game.title ?? game;

interface LineProps {
  readonly match: PastMatch;
  readonly now: Date;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly trouble: (error: unknown) => void;
}

function MatchLine({ match, now, open, toggle, trouble }: LineProps): JSX.Element {
  const when = [dayOfMatch(match, now), lengthOf(match)].filter(Boolean).join(', ');
  const again = (): void => {
    sameCards(match).then(openMatchFrom).catch(trouble);
  };
  return (
    <li class={open ? 'match open' : 'match'}>
      <button type="button" class="line" aria-expanded={open} onClick={toggle}>
        <span class={`mark-r ${match.practice ? 'practice' : match.outcome}`}>{markOf(match)}</span>
        <span class="what">
          {titleOf(match)} <small>{withWhom(match)}</small>
        </span>
        <span class="score num">{scoreOf(match)}</span>
        <span class="note">{noteOf(match)}</span>
        <span class="when">{when}</span>
      </button>
      {open && (
        <div class="acts">
          <button type="button" class="btn small" onClick={() => replayOne(match).catch(trouble)}>
            {words.replay}
          </button>
          {match.seat === undefined && (
            <>
              <a class="btn small" href={`#/play/${match.id}`}>
                {words.view}
              </a>
              <button type="button" class="btn small" onClick={again}>
                {words.sameCards}
              </button>
            </>
          )}
          <button type="button" class="btn quiet small" onClick={() => saveOne(match).catch(trouble)}>
            {words.saveAsAFile}
          </button>
        </div>
      )}
    </li>
  );
}

function byMonth(matches: readonly PastMatch[]): [string, PastMatch[]][] {
  const months = new Map<string, PastMatch[]>();
  for (const match of matches) {
    const month = words.monthAndYear(new Date(match.ended));
    months.set(month, [...(months.get(month) ?? []), match]);
  }
  return [...months];
}
