// The page of what waits at tables over days: the ones that wait for this person first, the shortest time before the others.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/your-turn.ts';
import './your-turn.css';
import { findOnShelf } from '../games/catalog.ts';
import { PeoplePage, Plain, Unready } from '../people/people-page.tsx';
import { useAnswer } from '../people/use-answer.ts';
import { useArrival } from '../shared/arrival.ts';
import type { Page } from '../shared/page-props.ts';
import { type ToldTurn, waits, wayTo } from '../sources/remote/your-turn.ts';

const EVERY = 15_000;
const DAY = 86_400_000;
/** With so much of the time left it runs short. */
const SHORT = 0.1;

export const YourTurnPage: Page = () => {
  useArrival();
  const { value, trouble, code, again } = useAnswer<{ readonly tables: readonly ToldTurn[] }>('/your-turn');
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void again(), EVERY);
    return () => clearInterval(timer);
  }, []);
  // A browser without a key has no chair anywhere.
  const tables = code.value === '401' ? [] : value.value?.tables;
  const own = tables?.filter(waits) ?? [];
  const theirs = tables?.filter((each) => !waits(each)) ?? [];
  return (
    <PeoplePage at="yourTurn" title={words.title} sub={words.sub} counts={{ yourTurn: own.length }}>
      {tables === undefined ? (
        <Unready trouble={trouble.value} again={() => void again()} />
      ) : tables.length === 0 ? (
        <Plain title={words.nobodyWaits} sentence={words.nobodyWaitsMeans}>
          <a class="btn primary" href="#/friends">
            {words.host}
          </a>
        </Plain>
      ) : (
        <main class="desk two your-turn">
          <div class="col">
            {own.length === 0 ? (
              <section class="sheet-of">
                <p class="quiet-line">{words.nobodyWaits}.</p>
              </section>
            ) : (
              <Waits title={words.itIsYourTurn} turns={own} />
            )}
            {theirs.length > 0 && <Waits title={words.others} turns={theirs} />}
          </div>
          <div class="col">
            <section class="sheet-of">
              <header>
                <h2>{words.howTitle}</h2>
              </header>
              <p class="quiet-line">{words.how}</p>
            </section>
          </div>
        </main>
      )}
    </PeoplePage>
  );
};

function Waits({
  title,
  turns,
}: {
  readonly title: string;
  readonly turns: readonly ToldTurn[];
}): JSX.Element {
  return (
    <section>
      <h2 class="waits-title">{title}</h2>
      <ol class="waits">
        {turns.map((turn) => (
          <Wait key={`${turn.table} ${turn.seat}`} turn={turn} />
        ))}
      </ol>
    </section>
  );
}

function Wait({ turn }: { readonly turn: ToldTurn }): JSX.Element {
  const { game, names, seat, asks, waitsFor, standsIn, missed, inMs, days } = turn;
  const own = waits(turn);
  const title = findOnShelf(game)?.game.title ?? game;
  const others = names.flatMap((name, at) => (name !== null && at !== seat ? [name] : []));
  const asked = waitsFor.flatMap((at) => names[at] ?? []);
  const share = inMs === undefined ? 0 : Math.min(1, inMs / (days * DAY));
  return (
    <li class={own ? 'wait' : 'wait theirs'}>
      <div class="what">
        <h3>{title}</h3>
        <p class="ask">{standsIn ? words.standsIn : (asks ?? words.waitsFor(asked))}</p>
      </div>
      <p class="who">
        {words.withWhom(others)} {missed > 0 && !standsIn && words.missed(missed)}
      </p>
      {inMs !== undefined && (
        <div class={share < SHORT ? 'clock short' : 'clock'}>
          <span>{own ? words.left(words.time(inMs)) : words.hasLeft(asked[0] ?? '', words.time(inMs))}</span>
          <i class="runs" aria-hidden="true" style={{ '--left': `${Math.round(share * 100)}%` }} />
        </div>
      )}
      <a class={own ? 'btn small primary act' : 'btn small act'} href={wayTo(turn)}>
        {standsIn ? words.back : own ? words.go : words.look}
        <span class="sr">: {title}</span>
      </a>
    </li>
  );
}
