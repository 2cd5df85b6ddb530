// What A National Contest brings to the page.

import type { PageParts } from '../page-parts.ts';

export { nationalContest as game } from '@messdeck/engine/games/national-contest';

export const page: PageParts = {
  layout: () => import('./layout.tsx'),
  lesson: () => import('./lesson.ts'),
  howTo: () => import('./how-to.ts'),
  places: () => import('./places.ts'),
  short: () => import('./short.ts'),
};
