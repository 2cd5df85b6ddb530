// Tables with friends: hosting one, and the public ones.

import { capital } from '@messdeck/engine';
import type { ComponentChildren, JSX } from 'preact';
import { inWords } from '../numbers.ts';

export const game = 'Game';

export const usualRules = 'the usual rules';

export const openToAll = 'open to all';

export const byLink = 'by link';

export const thisTable = 'At this table';

export const whatCanBeSet = 'Seats, clock, talk and rules';

export const gameFor = ({ game, seats }: { readonly game: string; readonly seats: string }): string =>
  `${game} for ${seats}`;

export const hostTheTable = 'Host the table';

export const noClock = 'None';

export const thirtySeconds = '30 s per action';

export const sixtySeconds = '60 s per action';

export const oneDay = '1 day per action';

export const threeDays = '3 days per action';

export const twoWeeks = '14 days per action';

export const tenMinutes = '10 min per match';

export const waitForFriends = 'Wait for friends';

export const botsAfterTwoMinutes = 'Bots after 2 minutes';

export const botsAtOnce = 'Bots at once';

export const hostTable = 'Host a table';

export const noTablesHere = 'No tables here';

export const lookingForTables = 'Looking for tables…';

export const tables = 'Tables';

export const takeSeatWatch = 'Take a seat or watch';

export const publicTables = 'Public tables';

export const yourTables = 'Your tables';

export const asName = (name: string): string => `as ${name}`;

export const goThere = 'Go there';

export const yourTurn = 'your turn';

export const botsSitDown = (time: string): string => `bots sit down in ${time}`;

export const matchOver = 'match over';

export const waitingForPlayers = 'waiting for players';

export const playing = 'playing';

export const watchers = ({
  state,
  watching,
}: {
  readonly state: string;
  readonly watching: number;
}): string => `${state}, ${watching} watching`;

export const noOpenTables = 'No open tables right now';

export const hostOne = 'Host one and send friends the link, or let anyone join.';

export const newTablesAppear = 'New tables appear here automatically.';

export const whichTables = 'Which tables';

export const openChairs = (count: number): JSX.Element => (
  <>
    Open chairs <span class="count">{count}</span>
  </>
);

export const toWatch = (count: number): JSX.Element => (
  <>
    To watch <span class="count">{count}</span>
  </>
);

export const whichGames = 'Which games';

export const allGames = 'All games';

export const noPublicGames = 'No public games right now.';

export const noOpenChairs = 'No open chairs right now.';

export const oneOpenChair = 'one open chair';

export const openChairsOf = (count: string): string => `${count} open chairs`;

export const sitDown = 'Sit down';

export const watch = 'Watch';

export const forSeats = (seats: string): string => `for ${seats}`;

export const withoutClock = 'no clock';

export const isHere = (name: ComponentChildren): JSX.Element => <>{name} here</>;

export const isAway = (name: ComponentChildren): JSX.Element => <>{name} away</>;

export const isBot = (name: ComponentChildren): JSX.Element => <>{name} a bot</>;

export const talkOff = 'Talk is off at public tables unless the host turns it on.';

export const theGame = 'The game';

export const botPlaysWhenTimeRunsOut = 'If your time runs out, a bot plays until you act again.';

export const theUsualRules = 'The usual rules.';

/** After the name of the game: ", by link. Two chairs for friends." */
export const agreedAndChairs = ({
  agreed,
  chairs,
}: {
  readonly agreed: readonly string[];
  readonly chairs: number;
}): string =>
  `, ${agreed.join(', ')}. ${capital(inWords(chairs))} ${chairs === 1 ? 'chair' : 'chairs'} for friends.`;
