// A National Contest (NC): two tickets fight over the states with higher border states. Rules:
// docs/rules/national-contest.md.

import type { Game } from '../../game.ts';
import { sammy } from '../../packs/sammy.ts';
import { actors, apply, congressmen, deal, draw, forced, legal, senators } from './play.ts';
import { BID, clone, type NationalContest, OVER, PLAY, sideOf, start } from './position.ts';
import { imagine, type NationalContestSeen, see, watch } from './seen.ts';
import { view } from './view.ts';
import { prompt, refuse, tally, text } from './words.ts';

const BRANCHES = 3;
/** What a lead in votes is worth at most while the branch is still open. */
const OPEN_BRANCH = 0.9;

/** Branches won less branches lost; a branch being fought for counts by the lead in votes. A match won counts as all. */
function standing(p: NationalContest, seat: number): number {
  const side = sideOf(seat);
  const won = p.branches[side] - p.branches[1 - side];
  if (p.phase === OVER) return BRANCHES * Math.sign(won);
  if (p.phase !== PLAY && p.phase !== BID) return won;
  if (!p.congress) return won + lead(p.electoral[side], p.electoral[1 - side], 531);
  const house = lead(congressmen(p, side), congressmen(p, 1 - side), 435);
  return won + house + lead(senators(p, side), senators(p, 1 - side), 96);
}

function lead(mine: number, theirs: number, votes: number): number {
  if (2 * mine > votes) return 1;
  if (2 * theirs > votes) return -1;
  return (OPEN_BRANCH * (mine - theirs)) / (votes / 2);
}

export const nationalContest: Game<NationalContest, NationalContestSeen> = {
  id: 'national-contest',
  title: 'A National Contest',
  edition: 1,
  pack: sammy,
  seats: [4],
  options: [
    {
      key: 'election',
      values: ['full', 'president', 'congress'],
      default: 'full',
      help: 'What is elected: President and Vice-President with one hand, House and Senate with another, or both.',
      words: {
        full: 'President, then Congress',
        president: 'President alone',
        congress: 'House and Senate alone',
      },
    },
    {
      key: 'mustBid',
      values: [true, false],
      default: false,
      help: 'Whether a player who holds a higher border state has to bid one.',
      words: { true: 'Whoever can bid must', false: 'Bidding is free' },
    },
  ],
  verbs: {
    ticket: ['Run as the $1 ticket', 'chooses the $1 ticket'],
    play: ['Put $1 into the contest', 'puts $1 into the contest'],
    bid: ['Bid $1', 'bids $1'],
    pass: ['Pass', 'passes'],
  },
  terms: { democratic: 'Democratic', republican: 'Republican' },
  places: { hand: 'Hand', contest: 'Contest', bid: 'Bid', captured: 'Captured' },
  start,
  actors,
  draw,
  deal,
  legal,
  apply,
  clone,
  forced,
  text,
  refuse,
  view,
  prompt,
  watch,
  see,
  imagine,
  side: (_, seat) => sideOf(seat),
  standing,
  tally,
};
