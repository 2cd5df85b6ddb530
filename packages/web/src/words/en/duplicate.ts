// Words of challenges, of today's board, and of what a board brought.

import { inWords, change as signed } from './numbers.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "six deals", "one deal". */
export const deals = (count: number): string => (count === 1 ? 'one deal' : `${inWords(count)} deals`);

/** "Six deals of Militac". */
export const titleOfChallenge = (count: number, game: string): string =>
  `${capital(deals(count))} of ${game}`;

export const challenges = {
  title: 'Challenges',
  sub: 'The same deals for everyone',
  yours: 'Yours',
  open: 'Open to everyone',
  none: 'No public challenge is open right now.',
  noneYours: 'You don’t play in any challenge yet.',
  lay: 'New challenge',
  today: 'Today’s board',
  todayMeans: 'One deal a day, the same for everyone.',
  go: 'Open',
  looking: 'Looking up the challenges…',
} as const;

/** "Ida asks; open for 2 days". */
export const subOf = (maker: string | undefined, left: string | undefined): string =>
  [maker && `${maker} asks`, left === undefined ? 'closed' : `open for ${left}`].filter(Boolean).join('; ');

/** "2 days", "5 hours", "20 minutes". */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}

export const listed = (pairs: number, forPairs: boolean): string => {
  const [one, many] = forPairs ? ['pair', 'pairs'] : ['player', 'players'];
  return pairs === 1 ? `1 ${one}` : `${pairs} ${many}`;
};

// ── Laying one ───────────────────────────────────────────────────────────────────────────────────────────────────

export const lay = {
  title: 'New challenge',
  sub: 'The same deals for several pairs',
  sealed: (count: number): string => `${capital(deals(count))}, sealed`,
  sealedMeans:
    'The cards are sealed before anyone plays. Nobody sees a deal before playing it, and that includes you.',
  played: 'What is played',
  game: 'Game',
  howMany: 'How many deals',
  against: 'Against whom',
  againstBots: 'Each pair against two Captains',
  againstBotsMeans: 'Start whenever you like, even alone with a bot as your partner.',
  againstPairs: 'Pair against pair',
  againstPairsMeans: 'Two pairs at a table. North and South are compared, and so are East and West.',
  againstEither: 'As each pair likes',
  againstEitherMeans: 'Both are compared alike.',
  alone: 'Each player against bots',
  aloneMeans: 'This game has no partners.',
  until: 'Open for',
  lasts: { day: 'One day', week: 'One week', fortnight: 'Two weeks' },
  who: 'Who may come',
  byLink: 'Anyone with the link',
  everyone: 'Everyone',
  everyoneMeans: 'It is listed among the challenges.',
  name: 'Your name',
  needsName: 'Type a name first.',
  make: 'Create it',
  /** "Six deals of Militac, each pair against two Captains, open for one week. Anyone with the link can join." */
  sentence: (what: string, against: string, lasts: string, open: boolean): string =>
    `${what}, ${against.charAt(0).toLowerCase()}${against.slice(1)}, open for ${lasts.toLowerCase()}. ${open ? 'Everyone' : 'Anyone with the link'} can join.`,
} as const;

// ── Joining ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const join = {
  asks: (maker: string, count: number): string => `${maker} asks: the same ${deals(count)}?`,
  means: (pairs: boolean, left: string): string =>
    `${pairs ? 'Every pair plays' : 'Everyone plays'} the same cards, each at their own time, within ${left}. In one go or deal by deal.`,
  asPartner: (name: string): string => `${name} wants you as a partner`,
  name: 'Your name',
  partner: 'Your partner',
  friend: 'A friend, by link',
  captain: 'A Captain',
  general: 'A General',
  opponents: 'Your opponents',
  bots: 'Two bots',
  pairs: 'Another pair',
  sit: 'Join',
  keeps: 'A key stays in this browser and is who you are here. Nothing else is kept.',
  howTo: (game: string): string => `How to play ${game}`,
  closed: 'This challenge is closed',
  closedMeans: 'No more deals can be started. The results stay here for ninety days.',
} as const;

export const gone = {
  title: 'This challenge doesn’t exist or is not open to you',
  means: 'Ask for a new link.',
  to: 'Challenges',
} as const;

// ── One's own boards ─────────────────────────────────────────────────────────────────────────────────────────────

/** "Your boards, with Roy". */
export const yourBoards = (partner: string | undefined): string =>
  partner === undefined ? 'Your boards' : `Your boards, with ${partner}`;

export const ownBoards = {
  against: (whom: string): string => `against ${whom}`,
  twoBots: (bot: string): string => `two ${bot}s`,
  bots: (bot: string): string => `${bot}s`,
  botPartner: (bot: string): string => `a ${bot}`,
  play: 'Play it',
  goOn: 'Continue',
  begun: 'begun',
  closed: 'closed',
  after: (board: number): string => `after board ${board}`,
  now: 'next',
  playBoard: (board: number): string => `Play board ${board}`,
  goOnWith: (board: number): string => `Continue board ${board}`,
  matchpoints: (own: number, top: number): string => (top === 0 ? 'first to play it' : `${own} of ${top}`),
  points: (made: number): string => `${signed(made)} points`,
  means:
    'What a board brought others is shown once you have played it too. Until then nobody tells you anything.',
  first: 'You are the first. Your results are compared as soon as others have played the same boards.',
  missing: {
    partner: 'Your partner has not come yet. Send this link, or take a bot.',
    opponents: 'No other pair has come yet. Send the link of the challenge.',
    "opponents' partner": 'Your opponents wait for one of their own.',
  },
  partnerLink: 'The link for your partner',
  take: 'Take a General',
  all: 'You have played every board.',
  results: 'See the results',
} as const;

export { signed };

export const pairsSoFar = {
  pairs: 'Pairs so far',
  players: 'Players so far',
  none: 'Nobody yet.',
  waits: 'waits for a partner',
  with: (name: string, bot: string): string => `${name} and a ${bot}`,
  both: (one: string, other: string): string => `${one} and ${other}`,
  you: 'you',
} as const;

export const invite = {
  title: 'Ask another pair',
  titleAlone: 'Ask others',
  means: (count: number): string =>
    `Whoever opens it types a name and plays the same ${deals(count)}, whenever it suits.`,
  qr: 'QR code of the challenge',
  link: 'The link of the challenge',
  sealed: 'The cards stay sealed on the server until somebody plays them.',
} as const;

export const howItIsTold = {
  title: 'How the results compare',
  means:
    'Everyone holds the same cards, so luck is the same for all. On each board you get 2 for every result in your chairs that is worse than yours, and 1 for a tie.',
} as const;

// ── Results ──────────────────────────────────────────────────────────────────────────────────────────────────────

const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "Dora and Roy: first of eight". */
export const placeOf = (names: string, place: number, among: number): string =>
  `${names}: ${PLACES[place - 1] ?? `place ${place}`} of ${inWords(among)}`;

export const result = {
  sum: (own: number, top: number, share: string): string => `${own} of ${top} matchpoints, ${share}.`,
  average: (value: string): string => `On average ${value} points a board against the others.`,
  best: (board: number): string => `Board ${board} was your best.`,
  nothingYet: 'Nothing to compare yet',
  nothingYetMeans: 'Your results are compared as soon as others have played the same boards.',
  byBoard: 'Board by board',
  north: 'North and South',
  east: 'East and West',
  direction: 'Direction',
  place: 'place',
  pair: 'pair',
  player: 'player',
  of: (top: number): string => `of ${top}`,
  board: (board: number): string => `Board ${board}`,
  means: 'For each result worse than yours: 2; for each equal one: 1. A filled cell is the top of its board.',
  notPlayed: 'not played',
  contract: 'contract',
  points: 'points',
  mp: 'mp',
  average1: 'average',
  again: 'New challenge',
  replay: (board: number): string => `Replay board ${board}`,
  back: 'Back to your boards',
  seats: ['North', 'East', 'South', 'West'],
  sealHolds: 'The seal of this board holds: these are the cards that were sealed before anyone played.',
  sealBroken: 'The seal of this board does not hold. Tell the operator of this server.',
  handOf: (place: string, name: string): string => `${place}, ${name}`,
  noHands: 'The cards of this board are no longer kept.',
  empty: 'none',
} as const;

// ── Today's board ────────────────────────────────────────────────────────────────────────────────────────────────

export const today = {
  title: 'Today’s board',
  same: 'Everyone gets the same cards',
  means: (game: string): string =>
    `One deal of ${game}, you and a General against two Captains. A hundred Generals have played it before you; see how you compare.`,
  play: 'Play today’s board',
  goOn: 'Continue it',
  made: (made: number): string => `You made ${signed(made)}`,
  better: (share: string): string => `Better than ${share} of a hundred Generals.`,
  generals: 'What a hundred Generals made of it',
  field: 'Everyone today',
  result: 'points',
  count: 'Generals',
  range: (from: number, to: number): string =>
    from === to ? signed(from) : `${signed(from)} to ${signed(to)}`,
  yours: 'you',
  next: (left: string): string => `The next board comes in ${left}.`,
  alone: 'No server was found, so your result is compared with a hundred Generals only.',
  howFar: (of: number): string =>
    of === 1 ? 'You are the first on this server today.' : `${of} have played it here today.`,
} as const;

export const atTable = {
  back: 'Back to the challenge',
  means: 'See what others made of this board, and play the next one.',
} as const;
