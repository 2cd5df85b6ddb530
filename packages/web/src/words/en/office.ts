// The operator’s office.

export const table = 'Table';

export const game = 'Game';

export const seats = 'Seats';

export const here = 'Here';

export const whatToDo = 'What to do';

export const tables = 'Tables';

export const inUse = ({ tables, stored }: { readonly tables: number; readonly stored: number }): string =>
  `In use: ${tables}. Stored: ${stored}.`;

export const tablesInUse = 'Tables in use';

export const nobodyPlaying = 'Nobody is playing.';

export const close = 'Close';

export const closeTable = (table: string): string => `Close table ${table}`;

export const closeQuestion = 'Close this table? It is deleted with its match and its talk.';

export const tableClosed = 'The table is closed.';

export const isPublic = ', public';

export const freeSeat = (seat: number): string => `${seat}: free`;

export const remove = 'Remove';

export const removeFrom = ({ name, table }: { readonly name: string; readonly table: string }): string =>
  `Remove ${name} from table ${table}`;

export const removeQuestion = (name: string): string =>
  `Remove ${name}? If the match is running, a bot plays on.`;

export const wasRemoved = (name: string): string => `${name} was removed.`;

export const noKey = 'no key';

export const watching = 'watching';

export const seatNumber = (seat: number): string => `seat ${seat}`;

export const who = 'Who';

export const address = 'Address';

export const asWhom = 'As';

export const connected = 'Connected';

export const nobodyConnected = 'Nobody is connected.';

export const againstRules = 'against the house rules';

export const bannedFor = (hours: number): string => `Banned for ${hours} hours.`;

export const whom = 'Whom';

export const hoursLeft = 'Hours left';

export const reason = 'Reason';

export const bans = 'Bans';

export const nobodyBanned = 'Nobody is banned.';

export const whomToBan = 'Whom: a key or addresses (203.0.113.0/24)';

export const hours = 'Hours';

export const reasonGiven = 'Reason, which they read';

export const ban = 'Ban';

export const lift = 'Lift';

export const liftBan = (whom: string): string => `Lift the ban of ${whom}`;

export const banLifted = 'The ban is lifted.';

export const day = 'Day';

export const matchesEnded = 'Matches ended';

export const chairsTaken = 'Chairs taken';

export const actions = 'Actions';

export const reports = 'Reports';

export const days = 'Days';

export const nothingCounted = 'Nothing has been counted yet.';

export const officeOpen = 'The office is open. It shows how things were when you came or last did something.';

export const officeLeft = 'You have left the office.';

export const thereNoReports = 'There are no reports.';

export const reportsWaiting = (waiting: number): string => `Reports: ${waiting} waiting`;

export const reportsVerb = ' reports ';

export const seatAt = (seat: number): string => `, seat ${seat} at `;

export const nameAbout = ({ name, about }: { readonly name: string; readonly about: string }): string =>
  `${name} about ${about}`;

export const saidBefore = 'Said before';

export const playedBefore = 'Played before';

export const youAnswered = (answer: string): string => `You answered: ${answer}`;

export const reporterCanRead = 'The reporter can read your answer.';

export const yourAnswer = 'Your answer';

export const answer = 'Answer';

export const restartNotice = 'The server is about to restart. Your match will go on by itself.';

export const everybodyCanRead = 'Everybody at a table can read it now.';

export const announcementGone = 'The announcement is gone.';

export const announceRestart = 'Announce a restart';

export const whatPlayersRead = 'What players read';

export const minutes = 'In minutes';

export const announce = 'Announce';

export const takeItBack = 'Take it back';

export const everythingInFile = 'Everything kept about this person is in the file.';

export const deleteQuestion = (person: string): string =>
  `Delete everything kept about ${person}? Bots play on in running matches.`;

export const nothingKept = (person: string): string => `Nothing about ${person} is kept any more.`;

export const whatIsKept = 'What is kept about a person';

export const whoByKey = 'Who: the key as the lists show it';

export const saveAsFile = 'Save as a file';

export const deleteIt = 'Delete';
