// What SIGS brings to the page.

import type { PageParts } from '../page-parts.ts';

export { sigs as game } from '@messdeck/engine/games/sigs';

export const page: PageParts = {
  layout: () => import('./layout.tsx'),
  lesson: () => import('./lesson.ts'),
  howTo: () => import('./how-to.ts'),
  places: () => import('./places.ts'),
  options: () => import('./options.ts'),
  short: () => import('./short.ts'),
};
