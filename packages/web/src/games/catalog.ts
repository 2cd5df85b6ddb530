// What stands on the shelf: five boxes with twelve games. The boxes are listed here; each game brings its own label
// (<id>/label.ts).

import type { PackId } from '@messdeck/faces';
import * as words from '#words/games/boxes.ts';
import type { Label } from './label.ts';

export interface Box {
  readonly pack: PackId;
  readonly title: string;
  /** Who made it, and when. */
  readonly imprint: string;
  /** The rule sheet that the games follow. */
  readonly source: string;
  /** Cards that look out of the open box. */
  readonly show: readonly string[];
  readonly games: readonly Label[];
}

const labels = Object.values(import.meta.glob<Label>('./*/label.ts', { eager: true, import: 'label' })).sort(
  (a, b) => a.place - b.place,
);

const packs: readonly Omit<Box, 'games'>[] = [
  {
    pack: 'parker',
    title: words.parker,
    imprint: words.parkerImprint,
    source: words.parkerSource,
    show: ['E9', 'PRES', 'A12'],
  },
  {
    pack: 'skirmish',
    title: words.skirmish,
    imprint: words.skirmishImprint,
    source: words.skirmishSource,
    show: ['N90', 'A300', 'N100'],
  },
  {
    pack: 'sigs',
    title: words.sigs,
    imprint: words.sigsImprint,
    source: words.sigsSource,
    show: ['M13', 'CIC', 'N18'],
  },
  {
    pack: 'sammy',
    title: words.sammy,
    imprint: words.sammyImprint,
    source: words.sammySource,
    show: ['WV', 'NY', 'AZ'],
  },
  {
    pack: 'armed-forces',
    title: words.armedForces,
    imprint: words.armedForcesImprint,
    source: words.armedForcesSource,
    show: ['CG2', 'AF9', 'NA11'],
  },
];

export const boxes: readonly Box[] = packs.map((box) => ({
  ...box,
  games: labels.filter(({ pack }) => pack === box.pack),
}));

/** With the box of games of others that the server hosts, where it has written one into the page. */
export const shelf: readonly Box[] = [
  ...boxes,
  ...JSON.parse(globalThis.document?.querySelector<HTMLMetaElement>('meta[name=hosted]')?.content ?? '[]'),
];

/** A game with its box; undefined for an id that is not on the shelf. */
export function findOnShelf(gameId: string): { box: Box; game: Label } | undefined {
  for (const box of shelf) {
    const game = box.games.find(({ id }) => id === gameId);
    if (game) return { box, game };
  }
  return undefined;
}

/** Whether people can play it with each other. */
export function isForFriends({ players }: Label): boolean {
  return players !== '1 player';
}

/** Whether so many play it as two sides of two. */
export const byTwoSides = (gameId: string, seats: number): boolean =>
  seats === 4 && findOnShelf(gameId)?.game.sides === true;
