// What a game brings to the page, or what serves in its place.

import type { Game } from '@messdeck/engine';
import { type Faces, loadFaces } from '@messdeck/faces';
import * as words from '#words/games/parts.ts';
import { loadPage } from '../sources/games.ts';
import type { Layout } from '../table/model/layout.ts';
import type { OptionRules } from './applies.ts';
import { boxes } from './catalog.ts';
import type { HowToSheet } from './how-to-sheet.ts';
import type { Lesson } from './lesson.ts';
import type { PageParts } from './page-parts.ts';
import type { PlaceNotes } from './place-notes.ts';

export const partsOf = async (id: string): Promise<PageParts> => (await loadPage(id))?.page ?? {};

/** A game without a layout of its own is played on the generic table. */
export async function loadLayout(id: string): Promise<Layout> {
  const { layout = () => import('./generic/layout.tsx') } = await partsOf(id);
  return (await layout()).layout;
}

export async function loadLesson(id: string): Promise<Lesson> {
  const { lesson } = await partsOf(id);
  if (!lesson) throw new Error(words.noLesson(id));
  return (await lesson()).lesson;
}

export async function loadSheet(id: string): Promise<HowToSheet> {
  const { howTo } = await partsOf(id);
  if (!howTo) throw new Error(words.noSheet(id));
  return (await howTo()).sheet;
}

export const loadPlaces = async (id: string): Promise<PlaceNotes> =>
  (await (await partsOf(id)).places?.())?.places ?? {};

export const loadOptionRules = async (id: string): Promise<OptionRules> =>
  (await (await partsOf(id)).options?.())?.options ?? {};

export async function facesFor({ id, pack }: Game): Promise<Faces> {
  const own = await (await partsOf(id)).faces?.();
  if (own) return own.faces;
  return boxes.some((box) => box.pack === pack.id)
    ? loadFaces(pack.id)
    : (await import('./generic/faces.ts')).facesOf(pack);
}
