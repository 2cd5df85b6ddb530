// The page of today's deal: begin it, go on with it, or see how it went and tell others. By a link, that of an earlier day.

import { capital } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
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
    <SheetPage title={earlier ? 'Deal of the day' : 'Today’s deal'} sub={sub}>
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
      <p>Everyone had these cards on {sayDay(day)}. That day is over, so tries no longer count.</p>
      <div class="button-row">
        <button
          type="button"
          class="btn primary"
          onClick={() => void openMatch(openingOf(day)).catch(failed)}
        >
          Play this deal
        </button>
        <a class="btn" href="#/daily">
          Today’s deal
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
        <h2>Everyone gets the same cards</h2>
        <p>
          One game a day: Flag, Tactics, Sammy’s Travels, Do-Boy and Militac take turns. Your first try
          counts. Afterward you get a spoiler-free result to share. The next deal comes at midnight, in{' '}
          <b class="num">{untilMidnight(new Date())}</b>.
        </p>
        {daily && <BigFigures entries={figuresOf(daily)} />}
        {daily && givenUp(daily) ? (
          <p>You gave up today’s try.</p>
        ) : daily?.open ? (
          <a class="btn primary" href={`#/play/${daily.open.id}`}>
            Continue it
          </a>
        ) : (
          <button type="button" class="btn primary" disabled={!daily} onClick={begin}>
            Play today’s deal
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

function AboutGame({ game }: { readonly game: string }): JSX.Element {
  const { title, like, line, seats } = findOnShelf(game)!.game;
  return (
    <section class="paper-sheet">
      <h2>{title}</h2>
      <p>
        <b>{like}.</b> {line}
      </p>
      {seats > 1 && <p>Today: one hand with Mabel, Roy and Otto.</p>}
      <p>
        <a href={`#/lesson/${game}`}>Learn it with a first hand</a>
      </p>
    </section>
  );
}

const figuresOf = ({ yesterday, average, streak }: Daily): BigFigure[] => [
  ['yesterday', yesterday === undefined ? '–' : wentOf(yesterday)],
  ['your average', average === undefined ? '–' : oneDecimal(average)],
  ['days in a row', String(streak)],
];

function Result({ daily, failed }: Failing & { readonly daily: Daily }): JSX.Element {
  const result = daily.result!;
  const { id, game, rules, seats, hints } = result;
  const figures = <BigFigures entries={[...figuresOf(daily), ['hints', String(hints)]]} />;
  const play = (seed: string): void => {
    openMatch({ game, rules, seats, seed }).catch(failed);
  };
  return (
    <>
      {game === 'flag' ? (
        <FlagResult result={result}>{figures}</FlagResult>
      ) : (
        <section class="paper-sheet">
          <p class="soft">You have played today’s deal.</p>
          <h2 class="rank">{capital(wentOf(result))}</h2>
          {result.told !== undefined && <p>{result.told}</p>}
          {figures}
        </section>
      )}
      <section class="paper-sheet">
        <h2>Share</h2>
        <p class="soft">Everyone has the same cards today. The text gives nothing away.</p>
        <Share text={shareText(daily, linkOf(daily.day))} />
        <p class="once">
          Today’s deal counts once. You can replay the same cards for practice. The next deal comes at
          midnight, in <b class="num">{untilMidnight(new Date())}</b>.
        </p>
        <div class="button-row">
          <button type="button" class="btn small" onClick={() => play(dealOf(daily.day))}>
            Same cards again
          </button>
          <button type="button" class="btn small" onClick={() => play(newSeed())}>
            A new deal
          </button>
          <a class="btn small" href={`#/play/${id}`}>
            View the table
          </a>
          <a class="btn small" href={`#/figures/${game}`}>
            Figures
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
      copied.value = 'Copied.';
    } catch {
      copied.value = 'Select the text and copy it.';
    }
  };
  return (
    <>
      <pre class="share-text">{text}</pre>
      <div class="button-row">
        <button type="button" class="btn primary" onClick={() => void copy()}>
          Copy
        </button>
        {'share' in navigator && (
          <button type="button" class="btn" onClick={() => void navigator.share({ text }).catch(() => {})}>
            Share …
          </button>
        )}
        <span role="status">{copied.value}</span>
      </div>
    </>
  );
}
