// What a table of A National Contest says.

import type { JSX } from 'preact';

export const bid = 'Bid ';

export const theCut = 'The cut';

export const theContest = 'The contest';

export const cutHere = 'the cut';

export const contestHere = 'contest';

export const you = 'you';

export const passes = 'passes';

export const pass = 'pass';

export const toBid = 'to bid';

export const next = 'next';

export const contest = 'It’s in the contest.';

export const youCaptured = 'You captured it.';

export const theyCaptured = (name: string): string => `${name} captured it.`;

export const youBid = 'You bid it.';

export const theyBid = (name: string): string => `${name} bids it.`;

export const youHold = 'You hold it.';

export const theyHold = (name: string): string => `${name} holds it. It was bid before.`;

export const howStatesHaveVoted = 'How the states have voted';

export const democratic = 'Democratic';

export const republican = 'Republican';

export const hand = 'In hand';

export const inContest = 'In contest';

export const presidentShort = 'Pres.';

export const forPresident = 'for President';

export const forVicePresident = 'for Vice-President';

export const electionNight = 'Election night: the states and who has carried them';

export const pastVotes = (): JSX.Element => (
  <>
    Past votes<span class="sr"> of the states</span>
  </>
);

export const count = 'The count';

export const matchOver = 'The match is over';

export const presidentElected = 'The President is elected';

export const tickets = 'The tickets';

export const contestOf = ({ contest, whole }: { readonly contest: number; readonly whole: number }): string =>
  `Contest ${contest} of ${whole}`;

export const forDeal = 'the deal';

export const forTicket = 'the ticket';

export const forOffices = 'the offices';

export const ours = ' (ours)';

export const democraticShort = 'Dem.';

export const republicanShort = 'Rep.';

export const toElect = 'To elect';

export const house = 'House';

export const senate = 'Senate';

export const president = 'President';

export const congress = 'Congress';

export const putUpBy = (name: string): string => `by ${name}`;

export const capturedBy = (name: string): string => `to ${name}`;

/** What a contest brought: "Ohio, 26 votes". */
export const broughtVotes = ({ state, votes }: { readonly state: string; readonly votes: number }): string =>
  `${state}, ${votes} ${votes === 1 ? 'vote' : 'votes'}`;

export const broughtCongressmen = ({
  state,
  votes,
}: {
  readonly state: string;
  readonly votes: number;
}): string => `${state}, ${votes} in the House`;
