// The page of today's deal: begin it, go on with it, or see how it went and tell others.

import { capital } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import '../styles/book.css';
import '../styles/history.css';
import '../styles/daily.css';
import { useArrival } from '../app/arrival.ts';
import { reasonOf } from '../app/reason.ts';
import { type BigFigure, BigFigures } from '../history/big-figures.tsx';
import { history } from '../history/keep.ts';
import { newSeed, openMatch, openMatchFrom, unfinishedMatches } from '../sources/local/session.ts';
import { SheetPage } from '../study/frame.tsx';
import { DAILY_GAME, type Daily, dailyOf, dealOf, sayDay, shareText, untilMidnight } from './daily.ts';
import { LeftOnTable, useLeftOver } from './left-on-table.tsx';

const YOU = [{ name: 'You' }];

/** The last day whose deal was begun: one try counts, also when it is put away. */
const BEGUN = 'messdeck.daily';

const givenUp = ({ day, open, result }: Daily): boolean =>
  !open && !result && localStorage.getItem(BEGUN) === day;

export function DailyPage(): JSX.Element {
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
    const day = daily.value!.day;
    localStorage.setItem(BEGUN, day);
    openMatchFrom({ game: DAILY_GAME, rules: {}, seats: YOU, seed: dealOf(day), log: [], daily: day }).catch(
      failed,
    );
  };
  return (
    <SheetPage title="Today’s deal" sub={daily.value && `Flag, ${sayDay(daily.value.day)}`}>
      <p class="said-of-files" role="alert" hidden={trouble.value === ''}>
        {trouble.value}
      </p>
      <main class="daily-page">
        {daily.value?.result ? (
          <Result daily={daily.value} failed={failed} />
        ) : (
          <Beginning daily={daily.value} begin={begin} />
        )}
      </main>
    </SheetPage>
  );
}

/** Before it is played: what it is, how it went so far, and the ranks there are to attain. */
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
        <h2>The same cards for everybody</h2>
        <p>
          One Flag a day. The first try counts; when it is over you get a text to share that betrays no card.
          The next deal comes at midnight, in <b class="num">{untilMidnight(new Date())}</b>.
        </p>
        {daily && <BigFigures entries={figuresOf(daily)} />}
        {daily && givenUp(daily) ? (
          <p>Today’s try was given up.</p>
        ) : daily?.open ? (
          <a class="btn primary" href={`#/play/${daily.open.id}`}>
            Go on with it
          </a>
        ) : (
          <button type="button" class="btn primary" disabled={!daily} onClick={begin}>
            Play today’s deal
          </button>
        )}
      </section>
      <section class="paper-sheet">
        <h2>Ranks to attain</h2>
        <ol class="ladder">
          {attained.slice(1).map((rank, i) => (
            <li key={rank} class={daily?.yesterday === i + 1 ? 'yesterday' : undefined}>
              <b class="num">{i + 1}</b> {capital(rank)}
              {daily?.yesterday === i + 1 && <small>yesterday</small>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const figuresOf = ({ yesterday, average, streak }: Daily): BigFigure[] => [
  ['yesterday', yesterday === undefined ? '–' : String(yesterday)],
  ['your average', average === undefined ? '–' : (Math.round(average * 10) / 10).toString()],
  ['days in a row', String(streak)],
];

function Result({
  daily,
  failed,
}: {
  readonly daily: Daily;
  readonly failed: (error: unknown) => void;
}): JSX.Element {
  const { own, id, hints } = daily.result!;
  const left = useLeftOver(daily.result!);
  const wanted = left
    ? left.wanted
    : own + 1 < attained.length
      ? `One more, and you would have been a ${attained[own + 1]}.`
      : '';
  const play = (seed: string): void => {
    openMatch({ game: DAILY_GAME, rules: {}, seats: YOU, seed }).catch(failed);
  };
  return (
    <>
      <section class="paper-sheet">
        <p class="soft">Today’s deal is played.{own > 0 && ' You are a'}</p>
        <h2 class="rank">{capital(attained[own])}</h2>
        <p>
          {own === 0 ? 'No flag flies.' : own === 1 ? 'One flag flies.' : `${own} flags fly.`} {wanted}{' '}
          {left?.lay}
        </p>
        <ol class="flown" aria-label={`${own} of 14 flags`}>
          {FLAG_NAMES.map((name, i) => (
            <li key={name} class={i < own ? 'on' : undefined}>
              {name}
            </li>
          ))}
        </ol>
        <BigFigures entries={[...figuresOf(daily), ['hints', String(hints)]]} />
        {left && <LeftOnTable {...left} />}
      </section>
      <section class="paper-sheet">
        <h2>Tell others</h2>
        <p class="soft">Everybody has the same cards today. The text gives nothing of the deal away.</p>
        <Share text={shareText(daily)} />
        <p class="once">
          Today’s deal counts once. You may play the same cards again for yourself; the next deal comes at
          midnight, in <b class="num">{untilMidnight(new Date())}</b>.
        </p>
        <div class="do">
          <button type="button" class="btn small" onClick={() => play(dealOf(daily.day))}>
            Same cards again
          </button>
          <button type="button" class="btn small" onClick={() => play(newSeed())}>
            A new deal
          </button>
          <a class="btn small" href={`#/play/${id}`}>
            Look at the table
          </a>
          <a class="btn small" href="#/figures/flag">
            Figures
          </a>
        </div>
      </section>
    </>
  );
}

const FLAG_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'M', 'N', 'P', 'US'] as const;

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
      <div class="do">
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
