// The pages of challenges, by what stands behind the `#`: the list, a new one, one of them, its results, today's board.

import type { JSX } from 'preact';
import './duplicate.css';
import './results.css';
import type { Page } from '../shared/page-props.ts';
import { ChallengeList } from './challenge-list.tsx';
import { ChallengePage } from './challenge-page.tsx';
import { LayChallenge } from './lay-challenge.tsx';
import { TodayPage } from './today-page.tsx';

/**
 * #/challenges, #/challenges/new, #/challenges/today; #/challenge/<id> with the key of its link or with `results` and a
 * board, or with `partner`, the number of a pair and its key.
 */
export const ChallengesPage: Page = ({ path: [page, id = '', what = '', ...more] }): JSX.Element => {
  if (page === 'challenges' && id === 'new') return <LayChallenge />;
  if (page === 'challenges' && id === 'today') return <TodayPage />;
  if (page === 'challenges' || id === '') return <ChallengeList />;
  const [board, key] = more;
  if (what === 'results')
    return <ChallengePage key={id} id={id} results board={board === undefined ? undefined : Number(board)} />;
  if (what === 'partner') return <ChallengePage key={id} id={id} asPartner={Number(board)} invite={key} />;
  return <ChallengePage key={id} id={id} invite={what || undefined} />;
};
