// Today's board: one deal that is the same for everybody. On a server it is compared with everybody's there; everywhere
// with what a hundred Generals made of it.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { join, lay, timeLeft, today as words } from '#words/duplicate.ts';
import { history as pastMatches } from '../history/keep.ts';
import { untilMidnight } from '../patience/daily.ts';
import { PeoplePage, Unready } from '../people/people-page.tsx';
import { useAnswer } from '../people/use-answer.ts';
import { useArrival } from '../shared/arrival.ts';
import { dayName } from '../shared/day-name.ts';
import { reasonOf } from '../shared/reason.ts';
import { openMatch, unfinishedMatches } from '../sources/local/session.ts';
import { ask, newKey } from '../sources/remote/api.ts';
import { haveKey } from '../sources/remote/identity.ts';
import { keepName, keepTable, lastName } from '../sources/remote/kept.ts';
import { BoardSheet } from './board-sheet.tsx';
import { titleOfGame } from './challenge-list.tsx';
import { barsOf, betterThan, dayBoard } from './generals.ts';
import { NamedField } from './named-field.tsx';
import { percent } from './names.ts';
import type { ToldChallenge } from './told.ts';

export function TodayPage(): JSX.Element {
  useArrival();
  const { value, trouble, again } = useAnswer<ToldChallenge>('/today');
  const challenge = value.value;
  const day = challenge?.day ?? dayName(new Date());
  const game = titleOfGame(dayBoard(day).game);
  return (
    <PeoplePage at="challenges" title={words.title} sub={game}>
      {challenge ? (
        <OnServer challenge={challenge} again={again} />
      ) : trouble.value ? (
        <Alone day={day} />
      ) : (
        <Unready trouble="" again={() => void again()} />
      )}
    </PeoplePage>
  );
}

/** What it is, and the way in. */
function Opening({
  day,
  left,
  children,
}: {
  readonly day: string;
  readonly left: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="sheet-of">
      <header>
        <h2>{words.same}</h2>
      </header>
      <div class="pad join-form">
        <p>{words.means(titleOfGame(dayBoard(day).game))}</p>
        {children}
        <p class="soft small-words">{words.next(left)}</p>
      </div>
    </section>
  );
}

function OnServer({
  challenge,
  again,
}: {
  readonly challenge: ToldChallenge;
  readonly again: () => Promise<void>;
}): JSX.Element {
  const { challenge: id, game, you, pairs, endsInMs, day = '' } = challenge;
  const name = useSignal(lastName());
  const trouble = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const key = useRef(newKey());
  const play = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.value = '';
    if (!you && name.value.trim() === '') {
      field.current?.focus();
      trouble.value = lay.needsName;
      return;
    }
    try {
      if (!you) {
        await haveKey(name.value);
        const body = { name: name.value, partner: 'general' };
        await ask('POST', `/challenges/${id}/pairs`, { body, key: key.current });
        keepName(name.value.trim());
      }
      const seated = await ask<{ table: string; seat: number }>('POST', `/challenges/${id}/boards/0`, {
        body: {},
      });
      keepTable(seated.table, { game, name: lastName(), seat: seated.seat });
      location.hash = `#/t/${seated.table}/${seated.seat}`;
    } catch (error) {
      key.current = newKey();
      trouble.value = reasonOf(error);
      await again();
    }
  };
  const made = you && pairs[you.pair].boards[0];
  if (you && made)
    return (
      <main class="desk two">
        <div class="col">
          <Made made={made.points} day={day} left={timeLeft(endsInMs)}>
            <p class="soft">{words.howFar(made.top / 2 + 1)}</p>
          </Made>
          <Generals day={day} own={made.points} />
        </div>
        <div class="col">
          <BoardSheet challenge={challenge} own={you.pair} board={0} />
        </div>
      </main>
    );
  return (
    <main class="desk two">
      <Opening day={day} left={timeLeft(endsInMs)}>
        <form class="join-form" onSubmit={(event) => void play(event)}>
          {!you && <NamedField label={join.name} name={name} field={field} />}
          <button type="submit" class="btn primary" data-action="play today">
            {you?.boards[0].state === 'playing' ? words.goOn : words.play}
          </button>
          <p class="refusing" role="alert">
            {trouble.value}
          </p>
        </form>
      </Opening>
    </main>
  );
}

interface Played {
  /** The match that is being played. */
  readonly open?: string;
  readonly made?: number;
}

/** Without a server: the same board against bots of one's own. */
function Alone({ day }: { readonly day: string }): JSX.Element {
  const board = dayBoard(day);
  const played = useSignal<Played | undefined>(undefined);
  const trouble = useSignal('');
  const failed = (error: unknown): void => {
    trouble.value = reasonOf(error);
  };
  useEffect(() => {
    const look = async (): Promise<Played> => {
      const isIt = (match: { readonly seed: string; readonly game: string }): boolean =>
        match.seed === board.seed && match.game === board.game;
      const [past, open] = await Promise.all([pastMatches(), unfinishedMatches()]);
      const first = past.filter(isIt).sort((a, b) => a.ended - b.ended)[0];
      const under = open.find(isIt);
      return {
        ...(under && { open: under.id }),
        ...(first && { made: first.scores[0] - first.scores[1] }),
      };
    };
    look().then((found) => (played.value = found), failed);
  }, []);
  const play = (): void => {
    const { game, rules, seats, seed } = board;
    openMatch({ game, rules, seats, seed }).catch(failed);
  };
  const left = untilMidnight(new Date());
  const { made, open } = played.value ?? {};
  if (made !== undefined)
    return (
      <main class="desk two">
        <Made made={made} day={day} left={left}>
          <p class="soft">{words.alone}</p>
        </Made>
        <Generals day={day} own={made} />
      </main>
    );
  return (
    <main class="desk two">
      <Opening day={day} left={left}>
        {open === undefined ? (
          <button
            type="button"
            class="btn primary"
            data-action="play today"
            disabled={!played.value}
            onClick={play}
          >
            {words.play}
          </button>
        ) : (
          <a class="btn primary" href={`#/play/${open}`}>
            {words.goOn}
          </a>
        )}
        <p class="refusing" role="alert">
          {trouble.value}
        </p>
        <p class="soft">{words.alone}</p>
      </Opening>
    </main>
  );
}

function Made({
  made,
  day,
  left,
  children,
}: {
  readonly made: number;
  readonly day: string;
  readonly left: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="rank-slip">
      <div>
        <h2>{words.made(made)}</h2>
        <p>{words.better(percent(betterThan(made, dayBoard(day).made)))}</p>
        {children}
        <p class="soft small-words">{words.next(left)}</p>
      </div>
    </section>
  );
}

/** How often a hundred Generals made what: a table whose bars are drawn. */
function Generals({ day, own }: { readonly day: string; readonly own: number }): JSX.Element {
  const bars = barsOf(dayBoard(day).made);
  const most = Math.max(...bars.map(({ count }) => count));
  const lowest = bars[0].from;
  const highest = bars.at(-1)!.to;
  const isOwn = (from: number, to: number): boolean =>
    (own >= from && own <= to) || (own < lowest && from === lowest) || (own > highest && to === highest);
  return (
    <section class="sheet-of" aria-labelledby="generals">
      <header>
        <h2 id="generals">{words.generals}</h2>
      </header>
      <table class="generals">
        <thead>
          <tr>
            <th scope="col">{words.result}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ from, to, count }) => (
            <tr key={from} class={isOwn(from, to) ? 'me' : undefined}>
              <th scope="row">
                {words.range(from, to)} {isOwn(from, to) && <small>{words.yours}</small>}
              </th>
              <td>
                <span style={{ '--w': `${Math.round((100 * count) / most)}%` }}>{count}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
