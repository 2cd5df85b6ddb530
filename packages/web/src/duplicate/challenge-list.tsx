// The list of challenges: today's board, those that this browser plays in, and those that anybody may join.

import type { JSX } from 'preact';
import { listed, subOf, timeLeft, titleOfChallenge, challenges as words } from '#words/duplicate.ts';
import { findOnShelf } from '../games/catalog.ts';
import { PeoplePage, Unready } from '../people/people-page.tsx';
import { useAnswer } from '../people/use-answer.ts';
import { useArrival } from '../shared/arrival.ts';
import { keptChallenges, type ListedChallenge } from './told.ts';

export const titleOfGame = (game: string): string => findOnShelf(game)?.game.title ?? game;

export function ChallengeList(): JSX.Element {
  useArrival();
  const { value, trouble, again } = useAnswer<{ readonly challenges: readonly ListedChallenge[] }>(
    '/challenges',
  );
  const kept = keptChallenges().filter(({ id }) => !id.startsWith('today-'));
  const open = value.value?.challenges.filter(({ challenge }) => !kept.some(({ id }) => id === challenge));
  return (
    <PeoplePage at="challenges" title={words.title} sub={words.sub}>
      {open === undefined ? (
        <Unready trouble={trouble.value} again={() => void again()} />
      ) : (
        <main class="desk two">
          <div class="col">
            <section class="sheet-of" aria-labelledby="own-challenges">
              <header>
                <h2 id="own-challenges">{words.yours}</h2>
              </header>
              {kept.length === 0 ? (
                <p class="quiet-line">{words.noneYours}</p>
              ) : (
                <ul class="members">
                  {kept.map(({ id, game, boards }) => (
                    <li key={id}>
                      <span class="nm">{titleOfChallenge(boards, titleOfGame(game))}</span>
                      <a class="btn small" href={`#/challenge/${id}`}>
                        {words.go}
                        <span class="sr">: {titleOfChallenge(boards, titleOfGame(game))}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              <div class="pad">
                <a class="btn primary" href="#/challenges/new">
                  {words.lay}
                </a>
              </div>
            </section>
            <section class="sheet-of" aria-labelledby="open-challenges">
              <header>
                <h2 id="open-challenges">{words.open}</h2>
              </header>
              {open.length === 0 ? (
                <p class="quiet-line">{words.none}</p>
              ) : (
                <ul class="members">
                  {open.map((each) => (
                    <li key={each.challenge}>
                      <span class="nm">
                        {titleOfChallenge(each.boards, titleOfGame(each.game))}
                        <small class="soft">
                          {' '}
                          {subOf(each.maker, timeLeft(each.endsInMs))}; {listed(each.pairs, true)}
                        </small>
                      </span>
                      <a class="btn small" href={`#/challenge/${each.challenge}`}>
                        {words.go}
                        <span class="sr">: {titleOfChallenge(each.boards, titleOfGame(each.game))}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
          <div class="col">
            <section class="sheet-of" aria-labelledby="today">
              <header>
                <h2 id="today">{words.today}</h2>
              </header>
              <p class="quiet-line">{words.todayMeans}</p>
              <div class="pad">
                <a class="btn" href="#/challenges/today">
                  {words.today}
                </a>
              </div>
            </section>
          </div>
        </main>
      )}
    </PeoplePage>
  );
}
