// Tables with friends: a match among people.

import type { ComponentChildren, JSX } from 'preact';

export const whoPlaysAgain = 'Who plays again';

export const you = 'You';

export const firstOpensTable =
  'The first to ask for a rematch opens a new table, and it appears here. Everyone from this table can now see all the cards.';

export const newTableReady =
  'The new table is ready. Everyone from this table can now see all the cards of this match.';

export const stays = (bot: string): string => `a ${bot}, stays`;

export const askedForRematch = 'asked for a rematch';

export const playsAgain = 'plays again';

export const noAnswerYet = 'no answer yet';

export const leftBotCanFill = (bot: string): string => `left; a ${bot} can fill in`;

export const viewingScore = 'viewing the score';

export const yourTable = 'Your table';

export const tableOf = (name: string | undefined): string => `${name}’s table`;

export const youreWatching = 'You’re watching';

export const askToTakeBack = 'Ask to take back';

export const takeBack = 'Take back';

export const oneMoment = 'One moment…';

export const lookingForTable = 'Looking for the table…';

export const cantSitAgain = 'You can’t sit down here again.';

export const botPlaysYourCards = (STAND_IN: string): string => `A ${STAND_IN} is playing your cards.`;

export const noSeat = 'You no longer have a seat here';

export const removedYou = (after: string): string => `The host removed you from this table. ${after}`;

export const cantJoin = 'You can’t join this table';

export const askForNewLink = (why: string): string => `${why} Ask for a new link.`;

export const publicTables = 'Public tables';

export const nameSeen = 'Other players see this. No account needed; nothing else is stored.';

export const whoCanJoin = 'Who can join';

export const friendsWithLink = 'Friends with the link';

export const anyoneListed = 'Anyone (listed under Tables)';

export const emptyChairs = 'Empty chairs';

export const clockTalk = 'Clock and talk';

export const clock = 'Clock';

export const botPlaysWhenTimeRunsOut = 'If your time runs out, a bot plays until you act again.';

export const talk = 'Talk';

export const phrasesAndText = 'Phrases and text';

export const none = 'None';

export const away = (name: string): string => `${name} is away.`;

export const letBotPlay = (name: string): string => `Let a bot play until ${name} is back`;

export const removeName = (name: string): string => `Remove ${name}…`;

export const nothingLost = 'Nothing is lost.';

export const nothingLostChairKept = 'Nothing is lost and your chair is kept.';

export const youOffline = 'You are offline.';

export const resumesWithNetwork = (safe: string): string =>
  `${safe} The game resumes when the network is back.`;

export const tryNow = 'Try now';

export const serverRestarting = 'The server is restarting.';

export const connectionLost = 'Connection lost. Trying again…';

export const moveSaved = 'Your move is saved here and will be sent again. It counts only once.';

export const sentWaitingForAnswer = 'Sent, waiting for an answer.';

export const tableSlowRightNow = 'The table is slow right now.';

export const backAtTable = 'Back at the table.';

export const takingBack = 'Taking back';

export const wishToTakeBack = ({
  asks,
  what,
}: {
  readonly asks: string;
  readonly what: ComponentChildren;
}): JSX.Element => (
  <>
    <strong>{asks}</strong> {what}. No cards have been shown since. Everyone must agree.
  </>
);

export const youAsked = 'You asked to take back';

export const asksTakeBack = (name: string | undefined): string => `${name} asks to take back`;

export const whoAgreed = 'Who agreed';

export const youAgreed = '✓ You';

export const youUndecided = 'You?';

export const deciding = (name: string): string => `${name} is deciding`;

export const agree = 'Agree';

export const neverMind = 'Never mind';

export const decline = 'Decline';

export const lastAction = 'the last action';

export const anyMoment = 'Any moment now.';

export const nothingLostWhen = (when: string): string => `${when} Nothing is lost.`;

export const aPlayer = 'a player';

export const aboutReport = (name: string): string => `About your report of ${name}:`;

export const hand = (hand: number): string => `Hand ${hand}.`;

export const handWithBid = ({
  hand,
  whose,
  bid,
}: {
  readonly hand: number;
  readonly whose: string;
  readonly bid: string;
}): string => `Hand ${hand}. ${whose} ${bid}.`;

export const handOf = (name: string): string => `${name}’s hand`;

export const rotateTable = 'Rotate the table';

export const seenFrom = (name: string): string => `Seen from ${name}.`;

export const cantBeOpened = 'This table can’t be opened';

export const settingUp = 'Setting up the table…';

export const watching = 'Watching';

export const watchingUntilOver = (): JSX.Element => (
  <>
    <strong>You’re watching.</strong> Hands stay hidden until the match is over. The replay then shows every
    card.
  </>
);

export const takeOver = 'Take over from a bot';

export const botPlaysFor = 'A bot plays for ';

export const awayMark = 'Away: ';

export const wantsBack = 'wants it back';

export const awaySince = (time: string): JSX.Element => (
  <>
    away <span class="spare">for </span>
    {time}
  </>
);

export const thinking = 'thinks, ';

export const standsIn = (): JSX.Element => (
  <>
    <span class="spare">bot </span>stands in
  </>
);

export const wantsRematch = (name: string): string => `${name} wants a rematch.`;

export const youCanWatch = 'You can watch it.';

export const chairKept = 'Your chair is kept for you.';

export const watchRematch = 'Watch the rematch';

export const joinRematch = 'Join the rematch';

export const rematchSameChairs = 'Rematch, same chairs';

export const yourTimeRanOut = 'Your time ran out';

export const youLeftTable = 'You left the table';

export const youWereAway = 'You were away';

export const botPlaysForYou = 'A bot plays for you';

export const playsForYou = ({ why, bot }: { readonly why: string; readonly bot: string }): JSX.Element => (
  <>
    <strong>
      {why}: a {bot} plays for you.
    </strong>{' '}
    Take your cards back whenever you like.
  </>
);

export const imBack = 'I’m back';

export const yourTurn = 'Your turn';

export const othersWait = (game: string): string => `${game}: the others are waiting for you.`;

export const titleOnTurn = (game: string): string => `Your turn · ${game} · Messdeck`;

export const title = (game: string): string => `${game} · Messdeck`;

export const notifiedOnTurn = 'You will be notified when it is your turn.';

export const notifyMe = 'Notify me on my turn';

export const whatYouDid = 'What you did';

export const currentMove = 'Current move';

export const cancelIt = 'Cancel it';

export const ok = 'OK';

export const catchingUp = (events: number): string =>
  events === 1 ? 'Catching up: 1 event…' : `Catching up: ${events} events…`;

export const inMinutes = (minutes: number): string =>
  minutes === 1 ? 'In about 1 minute.' : `In about ${minutes} minutes.`;

/** What the player did has not left this device. */
export const notYetSent = (deed: string): JSX.Element => (
  <>
    <strong>{deed}: not yet sent.</strong> It will go through when the table answers.
  </>
);

/** It was sent, and no answer came. */
export const notYetAnswered = (deed: string): JSX.Element => (
  <>
    <strong>{deed}: not yet answered.</strong> It will go through when the table answers. It counts only once.
  </>
);
