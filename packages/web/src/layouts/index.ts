// The layouts, each loaded with its game. A game without one of its own is played on the generic table.

import type { Layout } from './layout.ts';

export type { Layout, LayoutProps } from './layout.ts';

const layouts: Readonly<Record<string, () => Promise<{ readonly layout: Layout }>>> = {
  'do-boy': () => import('./do-boy.tsx'),
  tactics: () => import('./tactics.tsx'),
};

export async function loadLayout(game: string): Promise<Layout> {
  const load = layouts[game] ?? (() => import('./generic.tsx'));
  return (await load()).layout;
}
