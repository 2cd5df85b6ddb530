// The pages beside the shelf and the table, each in a chunk of its own; this list of them comes with the first.

import type { ComponentType } from 'preact';
import { loadStudy } from '../study/index.ts';
import type { Route } from './router.ts';

/** What pages are given of the address: the game, and what follows the page's name. */
export type Page = ComponentType<{ game: string; path: readonly string[] }>;

const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  set: async () => (await import('../setup/setup.tsx')).Setup,
  history: async () => (await import('../history/history-page.tsx')).HistoryPage,
  figures: async () => (await import('../history/history-page.tsx')).HistoryPage,
  daily: async () => (await import('../patience/daily-page.tsx')).DailyPage,
  lesson: async () => (await import('../learn/lesson-page.tsx')).LessonPage,
  settings: async () => (await import('../settings/settings-form.tsx')).SettingsPage,
  learn: async () => (await import('../learn/learn-page.tsx')).LearnPage,
  online: async () => (await import('../online/online.tsx')).Online,
};

export async function loadPage(at: Route): Promise<Page> {
  return (await (at.page === 'study' ? loadStudy(at.study) : pages[at.page]())) as Page;
}
