// The layouts, each loaded with its game. A game without one of its own is played on the generic table.

import type { Layout } from './layout.ts';

export type { Layout } from './layout.ts';

const layouts: Readonly<Record<string, () => Promise<{ readonly layout: Layout }>>> = {
  'armed-forces': () => import('./armed-forces.tsx'),
  bang: () => import('./bang.tsx'),
  'do-boy': () => import('./do-boy.tsx'),
  flag: () => import('./flag.tsx'),
  'national-contest': () => import('./national-contest.tsx'),
  sammy: () => import('./sammy.tsx'),
  'sammys-travels': () => import('./sammys-travels.tsx'),
  sigs: () => import('./sigs.tsx'),
  militac: () => import('./militac.tsx'),
  skirmish: () => import('./skirmish.tsx'),
  tactics: () => import('./tactics.tsx'),
  'united-states': () => import('./united-states.tsx'),
};

export async function loadLayout(game: string): Promise<Layout> {
  const load = layouts[game] ?? (() => import('./generic.tsx'));
  return (await load()).layout;
}
