// The pages to study, each in a chunk of its own: the packs, the chart of ranks, the atlas, the rules, a match again.

import type { ComponentType } from 'preact';
import type { Study } from '../app/router.ts';

/** What follows the page's name in the address. */
export interface StudyProps {
  readonly path: readonly string[];
}

const pages: Readonly<Record<Study, () => Promise<ComponentType<StudyProps>>>> = {
  atlas: async () => (await import('./atlas/atlas.tsx')).Atlas,
  chart: async () => (await import('./chart/chart.tsx')).Chart,
  packs: async () => (await import('./packs/packs.tsx')).Packs,
  replay: async () => (await import('../replay/replay-page.tsx')).ReplayPage,
  rules: async () => (await import('./rules/rules.tsx')).RulesPage,
};

export function loadStudy(study: Study): Promise<ComponentType<StudyProps>> {
  return pages[study]();
}
