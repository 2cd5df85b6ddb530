// What print knows of a pack: its cards in the order in which they are laid on sheets, its title and its games.

import type { Pack } from '@messdeck/engine';
import type { PackId } from '@messdeck/faces';

export interface PrintedPack {
  readonly id: PackId;
  readonly title: string;
  /** Who made it, and when. */
  readonly imprint: string;
  readonly games: readonly string[];
  readonly load: () => Promise<Pack>;
}

export const PACKS: readonly PrintedPack[] = [
  {
    id: 'parker',
    title: 'Tactics & Militac',
    imprint: 'Parker Brothers, 1919',
    games: ['tactics', 'militac', 'do-boy', 'bang'],
    load: async () => (await import('@messdeck/engine/packs/parker')).parker,
  },
  {
    id: 'skirmish',
    title: 'Skirmish',
    imprint: 'The Army and Navy war game',
    games: ['skirmish'],
    load: async () => (await import('@messdeck/engine/packs/skirmish')).skirmish,
  },
  {
    id: 'sigs',
    title: 'SIGS',
    imprint: 'Insignia, 1943–44',
    games: ['sigs'],
    load: async () => (await import('@messdeck/engine/packs/sigs')).sigs,
  },
  {
    id: 'sammy',
    title: 'Sammy',
    imprint: 'A Century of Progress, 1934',
    games: ['sammy', 'national-contest', 'united-states', 'sammys-travels', 'flag'],
    load: async () => (await import('@messdeck/engine/packs/sammy')).sammy,
  },
  {
    id: 'armed-forces',
    title: 'Armed Forces',
    imprint: 'The unauthorized card game',
    games: ['armed-forces'],
    load: async () => (await import('@messdeck/engine/packs/armed-forces')).armedForces,
  },
];
