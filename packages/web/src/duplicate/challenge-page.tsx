// One challenge: the door for those who open its link, their own boards once they play, and the results.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gone, subOf, timeLeft, titleOfChallenge } from '#words/duplicate.ts';
import { PeoplePage, Plain, Unready } from '../people/people-page.tsx';
import { useAnswer } from '../people/use-answer.ts';
import { useArrival } from '../shared/arrival.ts';
import { Boards } from './boards.tsx';
import { titleOfGame } from './challenge-list.tsx';
import { Join } from './join.tsx';
import { Results } from './results.tsx';
import { forgetChallenge, keepChallenge, keptChallenge, type ToldChallenge } from './told.ts';

/** How often a challenge is looked at. */
const EVERY = 10_000;

interface ChallengePageProps {
  readonly id: string;
  readonly invite?: string | undefined;
  /** The number of the pair whose partner is asked for; `invite` is the partner's key. */
  readonly asPartner?: number;
  readonly results?: boolean;
  readonly board?: number | undefined;
}

export function ChallengePage({ id, invite, asPartner, results, board }: ChallengePageProps): JSX.Element {
  useArrival();
  const bearer = invite ?? keptChallenge(id)?.invite;
  const { value, trouble, code, again } = useAnswer<ToldChallenge>(`/challenges/${id}`, bearer);
  const challenge = value.value;
  useEffect(() => {
    if (!challenge) return undefined;
    const { game, boards } = challenge;
    if (challenge.you || asPartner === undefined)
      keepChallenge({ id, game, boards, ...(invite && asPartner === undefined && { invite }) });
    const timer = setInterval(() => document.hidden || void again(), EVERY);
    return () => clearInterval(timer);
  }, [challenge?.challenge]);
  const unknown = code.value === '404' || code.value === '401';
  useEffect(() => {
    if (unknown) forgetChallenge(id);
  }, [unknown]);
  if (!challenge)
    return (
      <PeoplePage at="challenges" title={unknown ? gone.title : gone.to}>
        {unknown ? (
          <Plain title={gone.title} sentence={gone.means}>
            <a class="btn" href="#/challenges">
              {gone.to}
            </a>
          </Plain>
        ) : (
          <Unready trouble={trouble.value} again={() => void again()} />
        )}
      </PeoplePage>
    );
  const left = challenge.state === 'open' ? timeLeft(challenge.endsInMs) : undefined;
  const title = titleOfChallenge(challenge.boards, titleOfGame(challenge.game));
  return (
    <PeoplePage at="challenges" title={title} sub={subOf(challenge.maker, left)}>
      {challenge.you === undefined && !results && challenge.state === 'open' ? (
        <Join challenge={challenge} invite={bearer} asPartner={asPartner} joined={again} />
      ) : results || challenge.you === undefined ? (
        <Results challenge={challenge} board={board} />
      ) : (
        <Boards challenge={challenge} own={challenge.you} changed={again} />
      )}
    </PeoplePage>
  );
}
