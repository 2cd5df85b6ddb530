// What Sammy’s Travels brings to the page.

import type { PageParts } from '../page-parts.ts';

export { sammysTravels as game } from '@messdeck/engine/games/sammys-travels';

export const page: PageParts = {
  layout: () => import('./layout.tsx'),
  lesson: () => import('./lesson.ts'),
  howTo: () => import('./how-to.ts'),
  places: () => import('./places.ts'),
  options: () => import('./options.ts'),
  short: () => import('./short.ts'),
};
