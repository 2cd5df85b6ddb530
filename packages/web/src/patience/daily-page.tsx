// The page of today's deal: begin it, go on with it, or see how it went and tell others. By a link, that of an earlier day.

import { capital } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/patience.tsx';
import { dayName } from '../shared/day-name.ts';
import '../shared/styles/book.css';
import '../history/history.css';
import './daily.css';
import { findOnShelf } from '../games/catalog.ts';
import { seatPlayers } from '../games/players.ts';
import { type BigFigure, BigFigures } from '../history/big-figures.tsx';
import { history } from '../history/keep.ts';
import { oneDecimal } from '../history/words.ts';
import { useArrival } from '../shared/arrival.ts';
import { SheetPage } from '../shared/frame.tsx';
import type { Page } from '../shared/page-props.ts';
import { reasonOf } from '../shared/reason.ts';
import { newSeed, openMatch, openMatchFrom, unfinishedMatches } from '../sources/local/session.ts';
import {
  type Daily,
  dailyOf,
  isPastDay,
  linkOf,
  sayDay,
  shareText,
  titleOfGame,
  untilMidnight,
  wentOf,
} from './daily.ts';
import { dealOf, gameOf } from './days.ts';
import { FlagResult, Ladder } from './flag-result.tsx';

/** The last day whose deal was begun: one try counts, also when it is put away. */
const BEGUN = 'messdeck.daily';

const givenUp = ({ day, open, result }: Daily): boolean =>
  !open && !result && localStorage.getItem(BEGUN) === day;

export const DailyPage: Page = ({ path: [day = ''] }) => {
  useArrival();
  const daily = useSignal<Daily | undefined>(undefined);
  const trouble = useSignal('');
  const failed = (error: unknown): void => {
    trouble.value = reasonOf(error);
  };
  useEffect(() => {
    Promise.all([history(), unfinishedMatches()]).then(
      ([past, open]) => (daily.value = dailyOf(past, open, new Date())),
      failed,
    );
  }, []);
  const begin = (): void => {
    const today = daily.value!.day;
    localStorage.setItem(BEGUN, today);
    openMatchFrom({ ...openingOf(today), log: [], daily: today }).catch(failed);
  };
  const earlier = isPastDay(day, dayName(new Date()));
  const sub = earlier
    ? `${titleOfGame(gameOf(day).game)}, ${sayDay(day)}`
    : daily.value && `${titleOfGame(daily.value.game)}, ${sayDay(daily.value.day)}`;
  return (
    <SheetPage title={earlier ? words.dealOfTheDay : words.todaysDeal} sub={sub}>
      <p class="said-of-files" role="alert" hidden={trouble.value === ''}>
        {trouble.value}
      </p>
      <main class="daily-page">
        {earlier ? (
          <Earlier day={day} failed={failed} />
        ) : daily.value?.result ? (
          <Result daily={daily.value} failed={failed} />
        ) : (
          <Beginning daily={daily.value} begin={begin} />
        )}
      </main>
    </SheetPage>
  );
};

/** A day's deal as everybody has it: game, rules, cards and opponents. */
function openingOf(day: string): Parameters<typeof openMatch>[0] {
  const { game, seats, rules } = gameOf(day);
  return { game, rules, seats: seatPlayers(seats), seed: dealOf(day) };
}

interface Failing {
  readonly failed: (error: unknown) => void;
}

/** What a link of an earlier day leads to: the same cards, for a match like any other. */
function Earlier({ day, failed }: Failing & { readonly day: string }): JSX.Element {
  return (
    <section class="paper-sheet">
      <h2>{titleOfGame(gameOf(day).game)}</h2>
      <p>{words.oldDeal(sayDay(day))}</p>
      <div class="button-row">
        <button
          type="button"
          class="btn primary"
          onClick={() => void openMatch(openingOf(day)).catch(failed)}
        >
          {words.playThisDeal}
        </button>
        <a class="btn" href="#/daily">
          {words.todaysDeal}
        </a>
      </div>
    </section>
  );
}

/** Before it is played: what it is, how it went so far, and what there is to attain. */
function Beginning({
  daily,
  begin,
}: {
  readonly daily: Daily | undefined;
  readonly begin: () => void;
}): JSX.Element {
  return (
    <>
      <section class="paper-sheet">
        <h2>{words.everyoneGetsTheSameCards}</h2>
        <p>
          {words.oneGameADay} {words.nextDealIn(<b class="num">{untilMidnight(new Date())}</b>)}
        </p>
        {daily && <Grade game={daily.game} day={daily.day} />}
        {daily && <BigFigures entries={figuresOf(daily)} />}
        {daily && givenUp(daily) ? (
          <p>{words.gaveUpToday}</p>
        ) : daily?.open ? (
          <a class="btn primary" href={`#/play/${daily.open.id}`}>
            {words.continueIt}
          </a>
        ) : (
          <button type="button" class="btn primary" disabled={!daily} onClick={begin}>
            {words.playTodaysDeal}
          </button>
        )}
      </section>
      {daily &&
        (daily.game === 'flag' ? (
          <Ladder yesterday={daily.yesterday?.game === 'flag' ? daily.yesterday.own : undefined} />
        ) : (
          <AboutGame game={daily.game} />
        ))}
    </>
  );
}

/** How hard the deal is, where the almanac knows. */
function Grade({ game, day }: { readonly game: string; readonly day: string }): JSX.Element | null {
  const said = useSignal<string | undefined>(undefined);
  useEffect(() => {
    import('../study/almanac/daily-grade.ts').then(
      async ({ gradeOf }) => {
        said.value = await gradeOf(game, day);
      },
      () => undefined,
    );
  }, [game, day]);
  return said.value === undefined ? null : (
    <p>
      {said.value} <a href={`#/almanac/${game}`}>{words.almanac}</a>
    </p>
  );
}

function AboutGame({ game }: { readonly game: string }): JSX.Element {
  const { title, like, line, seats } = findOnShelf(game)!.game;
  return (
    <section class="paper-sheet">
      <h2>{title}</h2>
      <p>
        <b>{like}.</b> {line}
      </p>
      {seats > 1 && <p>{words.tacticsToday}</p>}
      <p>
        <a href={`#/lesson/${game}`}>{words.learnItWithAFirst}</a>
      </p>
    </section>
  );
}

const figuresOf = ({ yesterday, average, streak }: Daily): BigFigure[] => [
  [words.yesterday, yesterday === undefined ? '–' : wentOf(yesterday)],
  [words.yourAverage, average === undefined ? '–' : oneDecimal(average)],
  [words.daysInARow, String(streak)],
];

function Result({ daily, failed }: Failing & { readonly daily: Daily }): JSX.Element {
  const result = daily.result!;
  const { id, game, rules, seats, hints } = result;
  const figures = <BigFigures entries={[...figuresOf(daily), [words.hintsTaken, String(hints)]]} />;
  const play = (seed: string): void => {
    openMatch({ game, rules, seats, seed }).catch(failed);
  };
  return (
    <>
      {game === 'flag' ? (
        <FlagResult result={result}>{figures}</FlagResult>
      ) : (
        <section class="paper-sheet">
          <p class="soft">{words.playedToday}</p>
          <h2 class="rank">{capital(wentOf(result))}</h2>
          {result.told !== undefined && <p>{result.told}</p>}
          {figures}
        </section>
      )}
      <section class="paper-sheet">
        <h2>{words.share}</h2>
        <p class="soft">{words.shareGivesNothingAway}</p>
        <Share text={shareText(daily, linkOf(daily.day))} />
        <p class="once">
          {words.countsOnce} {words.nextDealIn(<b class="num">{untilMidnight(new Date())}</b>)}
        </p>
        <div class="button-row">
          <button type="button" class="btn small" onClick={() => play(dealOf(daily.day))}>
            {words.sameCardsAgain}
          </button>
          <button type="button" class="btn small" onClick={() => play(newSeed())}>
            {words.aNewDeal}
          </button>
          <a class="btn small" href={`#/play/${id}`}>
            {words.viewTheTable}
          </a>
          <a class="btn small" href={`#/figures/${game}`}>
            {words.figures}
          </a>
        </div>
      </section>
    </>
  );
}

function Share({ text }: { readonly text: string }): JSX.Element {
  const copied = useSignal('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = words.copied;
    } catch {
      copied.value = words.selectAndCopy;
    }
  };
  return (
    <>
      <pre class="share-text">{text}</pre>
      <div class="button-row">
        <button type="button" class="btn primary" onClick={() => void copy()}>
          {words.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="btn" onClick={() => void navigator.share({ text }).catch(() => {})}>
            {words.shareWith}
          </button>
        )}
        <span role="status">{copied.value}</span>
      </div>
    </>
  );
}
