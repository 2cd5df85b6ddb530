// What stands on the shelf: five boxes with twelve games, each with a line for people and a table laid for
// "play now". Rules and options live in the engine; this is the label on the box.

import type { Rules } from '@messdeck/engine';
import type { PackId } from '@messdeck/faces';

export interface ShelfGame {
  readonly id: string;
  readonly title: string;
  /** One line for newcomers: a game they may know, or what kind of game it is. The rules page says the same. */
  readonly like: string;
  /** One line: what it is about. */
  readonly line: string;
  readonly players: string;
  /**
   * How long the match of "play now" takes at the natural pace: the middle of 25 matches of sergeants, measured by
   * `npm run durations`, which counts 4 s for an own action (1.5 s in games for one), 0.9 s for a bot's, 8 s to look at a
   * deal and 1.6 s for a card of Bang.
   */
  readonly length: string;
  /** The table that "play now" lays: how many sit down, and what makes the match shorter than usual. */
  readonly seats: number;
  readonly rules?: Rules;
}

export interface Box {
  readonly pack: PackId;
  readonly title: string;
  /** Who made it, and when. */
  readonly imprint: string;
  /** The rule sheet that the games follow. */
  readonly source: string;
  /** Three cards that look out of the open box. */
  readonly show: readonly [string, string, string];
  readonly games: readonly ShelfGame[];
}

const parker: Box = {
  pack: 'parker',
  title: 'Tactics & Militac',
  imprint: 'Parker Brothers, 1919',
  source: 'the Parker Brothers rule sheet of 1919',
  show: ['E9', 'PRES', 'A12'],
  games: [
    {
      id: 'tactics',
      title: 'Tactics',
      like: 'A bidding game for partners, like Rook',
      line: 'Bid for points, name the commanders, and win squads with Ordnance in them.',
      players: '4 players',
      length: '5 minutes',
      seats: 4,
      rules: { match: 'engagement' },
    },
    {
      id: 'militac',
      title: 'Militac',
      like: 'A bidding game for partners, like Bridge',
      line: 'Bid six to twelve squads, with one Aide to exchange. First to 50.',
      players: '4 players',
      length: '8 minutes',
      seats: 4,
    },
    {
      id: 'do-boy',
      title: 'Do-Boy',
      like: 'Like Hearts: take as little as you can',
      line: 'Avoid the Infantry and the President. The fewest points win.',
      players: '3 to 6 players',
      length: '14 minutes',
      seats: 4,
    },
    {
      id: 'bang',
      title: 'Bang',
      like: 'Like Snap, for quick eyes and quick hands',
      line: 'When two piles show the same number, the first to call takes both.',
      players: '2 to 8 players',
      length: '8 minutes',
      seats: 4,
      rules: { limit: 240 },
    },
  ],
};

const skirmish: Box = {
  pack: 'skirmish',
  title: 'Skirmish',
  imprint: 'The Army and Navy war game',
  source: 'the printed Skirmish rule sheet',
  show: ['N90', 'A300', 'N100'],
  games: [
    {
      id: 'skirmish',
      title: 'Skirmish',
      like: 'Tricks for partners, with no bids and no suits',
      line: 'The highest number takes the trick. Nurses never take a trick but are worth the most. Scout Spies snatch them away.',
      players: '4 players',
      length: '13 minutes',
      seats: 4,
    },
  ],
};

const sigs: Box = {
  pack: 'sigs',
  title: 'SIGS',
  imprint: 'Insignia, 1943–44',
  source: 'the SIGS rule sheet of 1943–44',
  show: ['M13', 'CIC', 'N18'],
  games: [
    {
      id: 'sigs',
      title: 'SIGS',
      like: 'Like rummy, with military ranks',
      line: 'Runs in one service, sets of equal ranks, wild auxiliaries, and a call of Halt!',
      players: '2 to 6 players',
      length: '19 minutes',
      seats: 4,
      rules: { target: 300 },
    },
  ],
};

const sammy: Box = {
  pack: 'sammy',
  title: 'Sammy',
  imprint: 'A Century of Progress, 1934',
  source: 'the Sammy rule sheet, Century of Progress edition, 1934',
  show: ['WV', 'NY', 'AZ'],
  games: [
    {
      id: 'sammy',
      title: 'Sammy',
      like: 'A bidding game for partners, played by borders',
      line: 'Bid for tricks. Follow a state with its neighbors, or play by suits.',
      players: '4 players',
      length: '8 minutes',
      seats: 4,
    },
    {
      id: 'national-contest',
      title: 'A National Contest',
      like: 'An election on the map, for partners',
      line: 'Fight over the states to elect a President, a House and a Senate.',
      players: '4 players',
      length: '14 minutes',
      seats: 4,
    },
    {
      id: 'united-states',
      title: 'United States',
      like: 'A race to empty your hand, like Kings Corner',
      line: 'Start from Kansas and lay the states that border.',
      players: '3 to 6 players',
      length: '10 minutes',
      seats: 4,
      rules: { target: 60 },
    },
    {
      id: 'sammys-travels',
      title: 'Sammy’s Travels',
      like: 'A solitaire on the map, for one or two',
      line: 'Travel from border to border through as many states as you can.',
      players: '1 or 2 players',
      length: '6 minutes',
      seats: 1,
    },
    {
      id: 'flag',
      title: 'Flag',
      like: 'A solitaire, like Klondike',
      line: 'Fourteen flags, from Private to Retired General.',
      players: '1 player',
      length: '4 minutes',
      seats: 1,
    },
  ],
};

const armedForces: Box = {
  pack: 'armed-forces',
  title: 'Armed Forces',
  imprint: 'The unauthorized card game',
  source: 'the sheet of the Unauthorized Armed Forces Card Game',
  show: ['CG2', 'AF9', 'NA11'],
  games: [
    {
      id: 'armed-forces',
      title: 'Armed Forces',
      like: 'Tricks without partners, with a hidden second round',
      line: 'Five services, and every trick has a second round, face down.',
      players: '2 to 5 players',
      length: '7 minutes',
      seats: 4,
      rules: { target: 51 },
    },
  ],
};

export const boxes: readonly Box[] = [parker, skirmish, sigs, sammy, armedForces];

/** A game with its box; undefined for an id that is not on the shelf. */
export function findOnShelf(gameId: string): { box: Box; game: ShelfGame } | undefined {
  for (const box of boxes) {
    const game = box.games.find(({ id }) => id === gameId);
    if (game) return { box, game };
  }
  return undefined;
}

/** Whether people can play it with each other. */
export function isForFriends({ players }: ShelfGame): boolean {
  return players !== '1 player';
}
