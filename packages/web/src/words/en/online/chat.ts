// Tables with friends: what is said there, and notes on who came and went.

export const asksTakeBack = (name: string | undefined): string => `${name} asks to take back a move.`;

export const youHostNow = 'You host the table now.';

export const hostsNow = (name: string | undefined): string => `${name} hosts the table now.`;

export const awayTooLong = (name: string): string => `${name} was away too long.`;

export const you = 'you';

export const playsFor = ({ bot, name }: { readonly bot: string; readonly name: string }): string =>
  `A ${bot} plays for ${name}.`;

export const hasChairOf = ({
  bot,
  name,
  before,
}: {
  readonly bot: string;
  readonly name: string;
  readonly before: string;
}): string => `A ${bot}, ${name}, now has ${before}’s chair.`;

export const cardsBack = 'You have your cards back.';

export const playsAgain = (name: string): string => `${name} is playing again.`;

export const chairHeld = (name: string): string => `${name} left; the chair is being held.`;

export const stillAway = (name: string): string =>
  `${name} is still away. Any player can let a bot play until ${name} is back.`;

export const isBack = (name: string): string => `${name} is back.`;

export const cardStays = 'The card stays.';

export const nothingChanges = 'Nothing changes.';

export const nothingTakenBack = 'Nothing was taken back.';

export const declined = (open: string): string => `${open} declined.`;

export const notEveryone = 'Not everyone agreed.';

export const isAway = 'is away';

export const hereAMomentAgo = 'was here a moment ago';

export const hereAMinuteAgo = 'was here a minute ago';

export const hereMinutesAgo = (minutes: number): string => `was here ${minutes} minutes ago`;

export const away = 'away';

export const awayFor = (time: string): string => `away for ${time}`;

export const saidAtTable = 'Said at the table';

export const says = ({ name, said }: { readonly name: string | undefined; readonly said: string }): string =>
  `${name} says: ${said}`;

export const report = 'Report…';

export const reportPlayer = 'Report a player';

export const reportSent = 'Your report was sent. The answer will appear at this table.';

export const whoReadsReports =
  'The people who run this server read it, with what was said and played just before. Nobody at the table hears of it.';

export const whom = 'Whom?';

export const whatHappened = 'What happened?';

export const sendReport = 'Send the report';

export const newMark = ' new';

export const logAndChat = 'Log and chat';

export const log = 'What happened';

export const talk = 'Talk';

export const nobodySaidAnything = 'Nobody has said anything yet.';

export const talkIsOff = 'Talk is off at this table.';

export const spectatorsOnlyRead = 'Spectators can read the chat but not write.';

export const saySomething = 'Say something';

export const sayIt = 'Say';

export const noTalkOfCards = 'Please don’t talk about your cards.';

export const muted = 'Muted';

export const mute = 'Mute';

export const youMark = 'You';
