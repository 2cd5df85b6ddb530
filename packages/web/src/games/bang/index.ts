// What Bang brings to the page.

import type { PageParts } from '../page-parts.ts';

export { bang as game } from '@messdeck/engine/games/bang';

export const page: PageParts = {
  layout: () => import('./layout.tsx'),
  lesson: () => import('./lesson.ts'),
  howTo: () => import('./how-to.ts'),
  places: () => import('./places.ts'),
  short: () => import('./short.ts'),
};
