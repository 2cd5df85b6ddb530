// Tables with friends: invitations, chairs, and the waiting room.

import type { ComponentChildren, JSX } from 'preact';

export const chairOf = (name: string | undefined): string => `${name}’s chair`;

export const openChair = 'An open chair';

export const isntBackYet = 'isn’t back yet';

export const savedForFriend = 'saved for a friend';

export const seatABot = 'Seat a bot';

export const makeHost = (name: string): string => `Make ${name} the host`;

export const removeWithEllipsis = (name: string): string => `Remove ${name}…`;

export const makeRoom = 'Make room for a friend';

export const botWith = ({ bot, state }: { readonly bot: string; readonly state: string }): string =>
  `a ${bot}${state}`;

export const standsInState = ' stands in';

export const here = 'is here';

export const giveToBot = 'Give to a bot';

export const chairMenu = 'Chair…';

export const chairOfName = (name: string): string => `Chair… of ${name}`;

export const seating = 'Seating';

export const players = 'Players';

export const canAlsoSeatBots = 'You can also seat bots in the waiting room.';

export const you = 'You';

export const friend = 'A friend';

export const bot = 'A bot';

export const whoSitsIn = (chair: number): string => `Who sits in chair ${chair}`;

export const noTablesHere = 'No tables here';

export const playAgainstBots = 'Play against bots';

export const openingBox = 'Opening the box…';

export const hostTable = 'Host a table';

export const withFriends = (game: string): string => `${game} with friends`;

export const howPlay = 'How to play';

export const thisChairOpenAnotherWindow = 'This chair is open in another window.';

export const inviteYourFriends = 'Invite your friends';

export const anotherPlayerHere = 'Another player on this device';

export const watchOnly = (copy: ComponentChildren): JSX.Element => (
  <>To watch only: {copy}. Spectators never see anyone’s hand.</>
);

export const copySpectatorLink = 'copy the spectator link';

export const shareTitle = 'Messdeck';

export const qrOfInvitation = 'QR code of the invitation';

export const scanOrSend =
  'Scan this with a phone or send the link. Anyone who opens it can enter a name and sit down.';

export const share = 'Share…';

export const invitationLink = 'The invitation link';

export const oldLinkNoLonger = 'The old link no longer works.';

export const newLink = 'New link';

export const oldLinkWillStop = 'The old link will stop working.';

export const makeOne = 'Make one to invite friends.';

export const inviteFriend = 'Invite a friend';

export const friendCanWatch = 'A friend who joins now can watch or take over from a bot.';

export const openingTable = 'Opening the table…';

export const tableDoesNotAnswer = 'The table does not answer';

export const tryingAgain = (reason: string): string => `${reason} Trying again…`;

export const noSuchTable = 'This table doesn’t exist or is over';

export const askForNewLink = 'Ask for a new link.';

export const publicTables = 'Public tables';

export const allChairsTaken = 'All chairs are taken.';

export const matchHasStarted = 'The match has started.';

export const matchOver = 'The match is over.';

export const typeNameFirst = 'Type a name first.';

export const somebody = 'Somebody';

export const tableOf = (name: string): string => `${name}’s table`;

export const chairs = 'The chairs';

export const sitHere = (chair: number): JSX.Element => (
  <>
    Sit here
    <span class="sr">, chair {chair}</span>
  </>
);

export const takeOver = (name: ComponentChildren): JSX.Element => (
  <>
    Take over
    <span class="sr"> from {name}</span>
  </>
);

export const joinThisTable = 'Join this table';

export const hosts = (host: string): string => `${host} hosts this table.`;

export const watchOrTakeOver =
  'You can watch, or take over from a bot: enter your name and choose its chair.';

export const watch = 'Watch';

export const takeOverFromBotWatch = 'Take over from a bot, or watch.';

export const canStart = (host: string): string => `${host} can start when every chair is taken.`;

export const sitDown = (name: string): string => `Sit down${name}`;

export const asName = (name: string): string => ` as ${name}`;

export const rules = 'Rules';

export const yourName = 'Your name';

export const removeQuestion = (name: string): string => `Remove ${name}?`;

export const botTakesChair = ({ bot, name }: { readonly bot: string; readonly name: string }): string =>
  `A ${bot} takes the chair, under its own name, for the rest of the match. ${name} can’t come back to it.`;

export const chairWillBeOpen = (name: string): string => `${name}’s chair will be open.`;

export const removeName = (name: string): string => `Remove ${name}`;

export const keepAtTable = (name: string): string => `Keep ${name} at the table`;

export const yourTable = 'Your table';

export const waitingFor = (hostOf: string): string => `Waiting for ${hostOf} to start.`;

export const fillWithBots = 'Fill with bots';

export const begin = 'Begin';

export const leaveTable = 'Leave the table';

export const theHost = 'The host';

export const startWheneverYouLike = 'Start whenever you like.';

export const canStartWhenTaken = 'You can start when every chair is taken.';

export const botsSitDown = (time: string): string =>
  `Bots sit down in ${time}. You can start sooner if every chair is taken.`;

export const watching = 'Watching';

export const notStarted = ({
  chairs,
  host,
}: {
  readonly chairs: string;
  readonly host: string;
}): JSX.Element => (
  <>
    <strong>The match has not started.</strong> {chairs} {host} begins.
  </>
);

export const takeChair = 'Take a chair';

export const free = 'Free';

export const seat = 'Seat…';

export const inChair = (chair: number): string => ` in chair ${chair}`;

export const theChairOf = (name: string | undefined | null): string => ` the chair of ${name}`;

export const friendOrBot = ({ time, bot }: { readonly time: string; readonly bot: string }): string =>
  `a friend, or in ${time} a ${bot}`;

export const aBot = (bot: string): string => `a ${bot}`;

export const nameHost = (name: string): string => `${name}, host`;

export const host = 'host';

export const playedBefore = 'played before; chair held';

export const oneChairOpen = 'one chair is open';

export const chairsOpen = (count: string): string => `${count} chairs are open`;

export const takenOf = ({ taken, seats }: { readonly taken: number; readonly seats: number }): string =>
  `${taken} of ${seats}`;

export const allTaken = 'all are taken';

export const noAnswer = 'The server isn’t answering';

export const openLinkAgainMoment = 'Open the link again in a moment.';

export const lookingForYourSeat = 'Looking for your seat.';

export const thisLinkNoLongerWorks = 'This link no longer works';

export const chooseAgain =
  'On the device you were playing on, choose “Take this seat to another device” again.';

export const tables = 'Tables';

export const seatOf = (name: string): string => `${name}’s seat`;

export const playHereToo = (name: string): string => `Play ${name}’s seat here too?`;

export const sameCards = 'This device gets the same cards. The other device keeps the seat too.';

export const playHere = 'Play here';

export const toAnotherDevice = 'Take this seat to another device';

export const makingLink = 'Making a link…';

export const qrOfSeat = 'QR code of the link to your seat';

export const scanThis = 'Scan this, or open the link on the other device. Both devices will have your seat.';

export const linkToSeat = 'The link to your seat';

export const keepPrivate =
  'Keep it private: anyone who opens it can play your cards. It works until you open this page again and get a new link.';

export const atTheTable = 'At the table';

export const watchingCount = (count: number): string => `${count} watching`;

export const botStandsIn = (bot: string): string => `a ${bot} stands in`;

export const timeLeft = ({
  name,
  time,
  bot,
}: {
  readonly name: ComponentChildren;
  readonly time: string;
  readonly bot: string;
}): JSX.Element => (
  <>
    {name} has {time} left, then a {bot} plays.
  </>
);

export const yourTime = 'Your time';

/** `playing`: the new link is in the drawer of the match. */
export const newInvitationLink = (playing: boolean): string =>
  playing
    ? ' The invitation gets a new link, under Invite a friend below the score sheet; the old one stops working.'
    : ' The invitation gets a new link; the old one stops working.';
