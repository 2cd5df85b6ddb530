// The pages to study, each in a chunk of its own: the packs, the chart of ranks, the atlas, the almanac, the rules, a match again.

import type { ComponentType } from 'preact';
import type { StudyProps } from '../shared/page-props.ts';
import type { Study } from '../shared/router.ts';

const pages: Readonly<Record<Study, () => Promise<ComponentType<StudyProps>>>> = {
  almanac: async () => (await import('../study/almanac/almanac.tsx')).Almanac,
  atlas: async () => (await import('../study/atlas/atlas.tsx')).Atlas,
  chart: async () => (await import('../study/chart/chart.tsx')).Chart,
  packs: async () => (await import('../study/packs/packs.tsx')).Packs,
  replay: async () => (await import('../review/replay-page.tsx')).ReplayPage,
  rules: async () => (await import('../rules/rules.tsx')).RulesPage,
};

export function loadStudy(study: Study): Promise<ComponentType<StudyProps>> {
  return pages[study]();
}
