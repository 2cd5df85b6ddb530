// The layouts, each loaded with its game. A game without one of its own is played on the generic table.

import type { Layout } from '../table/model/layout.ts';

export type { Layout } from '../table/model/layout.ts';

const layouts: Readonly<Record<string, () => Promise<{ readonly layout: Layout }>>> = {
  'armed-forces': () => import('./armed-forces/index.tsx'),
  bang: () => import('./bang/index.tsx'),
  'do-boy': () => import('./do-boy/index.tsx'),
  flag: () => import('./flag/index.tsx'),
  'national-contest': () => import('./national-contest/index.tsx'),
  sammy: () => import('./sammy/index.tsx'),
  'sammys-travels': () => import('./sammys-travels/index.tsx'),
  sigs: () => import('./sigs/index.tsx'),
  militac: () => import('./militac/index.tsx'),
  skirmish: () => import('./skirmish/index.tsx'),
  tactics: () => import('./tactics/index.tsx'),
  'united-states': () => import('./united-states/index.tsx'),
};

export async function loadLayout(game: string): Promise<Layout> {
  const load = layouts[game] ?? (() => import('./generic/index.tsx'));
  return (await load()).layout;
}
