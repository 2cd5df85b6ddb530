// What print knows of a pack: its cards in the order in which they are laid on sheets, its title and its games.

import { games, type Pack } from '@messdeck/engine';
import { armedForces } from '@messdeck/engine/packs/armed-forces';
import { parker } from '@messdeck/engine/packs/parker';
import { sammy } from '@messdeck/engine/packs/sammy';
import { sigs } from '@messdeck/engine/packs/sigs';
import { skirmish } from '@messdeck/engine/packs/skirmish';
import type { PackId } from '@messdeck/faces';

/** What has to be known about a pack to print its cards, its box, and its rules. */
export interface PrintedPack {
  readonly id: PackId;
  readonly title: string;
  /** Who made it, and when. */
  readonly imprint: string;
  readonly games: readonly string[];
  /** Three cards on the front of the box. */
  readonly show: readonly [string, string, string];
  readonly cards: Pack;
}

const packs: readonly Omit<PrintedPack, 'games'>[] = [
  {
    id: 'parker',
    title: 'Tactics & Militac',
    imprint: 'Parker Brothers, 1919',
    show: ['E9', 'PRES', 'A12'],
    cards: parker as Pack,
  },
  {
    id: 'skirmish',
    title: 'Skirmish',
    imprint: 'The Army and Navy war game',
    show: ['N90', 'A300', 'N100'],
    cards: skirmish as Pack,
  },
  {
    id: 'sigs',
    title: 'SIGS',
    imprint: 'Insignia, 1943–44',
    show: ['M13', 'CIC', 'N18'],
    cards: sigs as Pack,
  },
  {
    id: 'sammy',
    title: 'Sammy',
    imprint: 'A Century of Progress, 1934',
    show: ['WV', 'NY', 'AZ'],
    cards: sammy as Pack,
  },
  {
    id: 'armed-forces',
    title: 'Armed Forces',
    imprint: 'The unauthorized card game',
    show: ['CG2', 'AF9', 'NA11'],
    cards: armedForces as Pack,
  },
];

/** Every pack that can be printed, each with the games played with it. */
export const PACKS: readonly PrintedPack[] = packs.map((pack) => ({
  ...pack,
  games: games.filter((game) => game.pack.id === pack.id).map(({ id }) => id),
}));
