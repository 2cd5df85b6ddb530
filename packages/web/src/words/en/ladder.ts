// Words of ladders, ratings, and matches with people.

import { LOCALE } from './locale.ts';

export const ladders = 'Ladders';
export const chooseLadder = 'Ladder';
export const time = 'Time';
export const thisSeason = 'This season';
export const allTime = 'All time';
export const seasonEnds = (at: number): string =>
  `The season ends on ${new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at - 1)}. Then everybody begins anew; all time goes on.`;
export const kindOf = (game: string, seats: number, teams: boolean): string =>
  teams ? `${game}, ${seats} as partners` : `${game}, ${seats} players`;
export const place = 'place';
export const name = 'name';
export const rating = 'rating';
export const matches = 'matches';
export const aBot = (level: string): string => `${level}, a bot`;
export const mark = (level: string, rating: number): string => `mark: ${level}, ${rating}`;
export const youMark = 'you';
export const hidden = 'somebody who doesn’t show it';
export const places = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);
export const placesAloud = (from: number, to: number): string =>
  from === to ? `Place ${from}` : `Places ${from} to ${to}`;
export const placeOf = (from: number, to: number, of: number): string =>
  from === to ? `${from} of ${of}` : `${from} to ${to} of ${of}`;
export const give = (value: number): string => `± ${value}`;
export const whisker = (rating: number, give: number): string =>
  `${rating}, between ${rating - give} and ${rating + give}`;
export const fewPlayers = 'Not enough players for a ladder yet';
export const fewPlayersMean =
  'A name appears here after ten rated matches of this game. Turn on “Rated” when you host a table. Bots stand here meanwhile.';
export const noLadders = 'No ladders yet';
export const noLaddersMean =
  'Nobody has played a rated match on this server. Turn on “Rated” when you host a table.';
export const hostTable = 'Host a table';
export const unranked = (count: number): string =>
  count === 1 ? 'One more player has no place yet.' : `${count} more players have no place yet.`;
export const whatMarksAre =
  'A place is a span: the figures can’t tell those in it apart. Bots are marks on the wall: they never move.';

// ── On your page ─────────────────────────────────────────────────────────────────────────────────────────────────

export const ratings = 'Ratings';
export const game = 'game';
export const course = 'course';
export const fromTo = (from: number, to: number): string => `From ${from} to ${to}`;
export const missing = (count: number): string =>
  count === 1 ? 'about one more match, then it shows' : `about ${count} more matches, then it shows`;
export const nothingRated = 'Nothing rated yet';
export const nothingRatedMeans =
  'Tables are rated where the host turns it on. From the tenth match of a game on you have a place; until then nobody sees a number, and neither do you.';
export const whatBandIs =
  'The band is what the rating doesn’t know. Matches with a bot in a chair of its own are never rated; whoever leaves a rated match comes last.';
export const yourMatches = 'Matches with people';
export const noMatches = 'None yet.';
export const ratedMatches = (count: number): string =>
  count === 1 ? 'one rated match' : `${count} rated matches`;
export const won = 'won';
export const lost = 'lost';
export const left = 'left';
export const placed = (place: number): string =>
  (['', '1st', '2nd', '3rd'][place] ?? `${place}th`) || `${place}th`;
export const withPartner = (names: string): string => `with ${names}`;
export const atTheTable = (count: number): string => `${count} at the table`;
export const against = (names: string): string => `Against ${names}.`;
export const score = (own: number, other: number): string => `${own} : ${other}`;
export const listed = (names: readonly string[]): string => new Intl.ListFormat(LOCALE).format(names);

// ── Regulars ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const playAgainWith = 'Play again with …';
export const nobodyMet = 'People you have sat with at a table appear here.';
export const times = (count: number, game: string): string =>
  count === 1 ? `once, ${game}` : `${count} times, last ${game}`;
export const playAgain = 'Play again';
export const playAgainWhom = (name: string): string => `Play again with ${name}`;
export const asked = 'You are asked to play';
export const asksYou = (name: string, game: string): string => `${name} asks you to play ${game}.`;
export const sitDown = 'Sit down';
export const notNow = 'Not now';

// ── At a table ───────────────────────────────────────────────────────────────────────────────────────────────────

export const ratedTable = 'rated';
export const ratingsAtTable = 'Ratings';
export const notRated = 'Not rated';
export const rated = 'Rated';
export const ratedMeans = 'A rated table is for people only: no bots, and whoever leaves comes last.';
