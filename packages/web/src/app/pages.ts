// The pages beside the shelf and the table, each in a chunk of its own; this list of them comes with the first.

import type { Page } from '../shared/page-props.ts';
import type { Route } from '../shared/router.ts';
import { loadStudy } from './study-pages.ts';

const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  set: async () => (await import('../setup/setup.tsx')).Setup,
  history: async () => (await import('../history/history-page.tsx')).HistoryPage,
  figures: async () => (await import('../history/history-page.tsx')).HistoryPage,
  daily: async () => (await import('../patience/daily-page.tsx')).DailyPage,
  lesson: async () => (await import('../lessons/lesson-page.tsx')).LessonPage,
  settings: async () => (await import('../settings/settings-form.tsx')).SettingsPage,
  learn: async () => (await import('../lessons/learn-page.tsx')).LearnPage,
  you: async () => (await import('../people/you/you-page.tsx')).YouPage,
  ladders: async () => (await import('../people/ladder/ladder-page.tsx')).LadderPage,
  clubs: async () => (await import('../people/clubs/clubs-page.tsx')).ClubsPage,
  along: async () => (await import('../people/take-along/along-page.tsx')).AlongPage,
  'your-turn': async () => (await import('../your-turn/your-turn-page.tsx')).YourTurnPage,
  challenges: async () => (await import('../duplicate/challenges-page.tsx')).ChallengesPage,
  online: async () => (await import('../online/online.tsx')).Online,
};

export async function loadPage(at: Route): Promise<Page> {
  return (await (at.page === 'study' ? loadStudy(at.study) : pages[at.page]())) as Page;
}
