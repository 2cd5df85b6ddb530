// Every card of every pack has a face, a short index and a name, and can be told from the others without colour.

import type { Pack } from '@messdeck/engine';
import { armedForces } from '@messdeck/engine/packs/armed-forces';
import { parker } from '@messdeck/engine/packs/parker';
import { sammy } from '@messdeck/engine/packs/sammy';
import { sigs } from '@messdeck/engine/packs/sigs';
import { skirmish } from '@messdeck/engine/packs/skirmish';
import { describe, expect, test } from 'vitest';
import { loadFaces } from './index.ts';
import { CAPITAL } from './svg.ts';

const packs: readonly Pack[] = [parker, skirmish, sigs, sammy, armedForces];

/** Width of a card in a hand of seven on a phone of 390 px, in px. */
const CARD_ON_PHONE = 88;

/** Tags that are opened and not closed, or closed and not opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name, alone] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/gi)) {
    if (alone) continue;
    if (!end) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

/** The upright index of a card, with every colour taken out. */
function colourlessIndex(svg: string): string {
  const start = svg.indexOf('<g class="index">');
  const end = svg.indexOf('<g transform="rotate(180 125 175)">', start);
  return svg.slice(start, end).replace(/var\(--[^)]*\)/g, '');
}

describe.each(packs.map((pack) => [pack.id, pack] as const))('%s', (id, pack) => {
  test('every card has a face of its own, drawn in shapes', async () => {
    const faces = await loadFaces(id);
    for (const cardId of [...pack.ids]) {
      const svg = faces.face(cardId);
      expect(svg, cardId).toMatch(/^<svg [^>]*viewBox="0 0 250 350" aria-hidden="true"/);
      expect(unbalanced(svg), cardId).toEqual([]);
      expect(svg, cardId).not.toMatch(/<image|NaN|undefined|Infinity/);
    }
    expect(new Set(pack.ids.map((cardId) => faces.face(cardId))).size).toBe(pack.ids.length);
    expect(unbalanced(faces.back())).toEqual([]);
  });

  test('every card has a name and a short index of its own', async () => {
    const faces = await loadFaces(id);
    for (const says of [faces.name, faces.short]) {
      const said = pack.ids.map((cardId) => says(cardId));
      for (const words of said) expect(words).toMatch(/^\S.*[\w.)]$/);
      expect(new Set(said).size).toBe(pack.ids.length);
    }
    for (const cardId of pack.ids) expect(faces.short(cardId).length).toBeLessThanOrEqual(12);
  });

  test('the index is at least 18 px high on a phone of 390 px', async () => {
    const faces = await loadFaces(id);
    for (const cardId of pack.ids) {
      const size = Number(/<text[^>]*font-size="([\d.]+)"/.exec(colourlessIndex(faces.face(cardId)))?.[1]);
      expect((size * CAPITAL * CARD_ON_PHONE) / 250, cardId).toBeGreaterThanOrEqual(18);
    }
  });

  test('the index alone tells a card from all others, without colour', async () => {
    const faces = await loadFaces(id);
    const seen = new Map<string, string>();
    for (const cardId of pack.ids) {
      const index = colourlessIndex(faces.face(cardId));
      expect(seen.get(index), `${cardId} looks like this card`).toBeUndefined();
      seen.set(index, cardId);
    }
  });
});

test('a card is called as people call it', async () => {
  expect((await loadFaces('parker')).name('I7')).toBe('Major of Infantry (7)');
  expect((await loadFaces('parker')).name('C10')).toBe('Brigadier-General of Cavalry (10)');
  expect((await loadFaces('skirmish')).name('ANURSE')).toBe('Army Nurse, 1000 points');
  expect((await loadFaces('sigs')).name('N10')).toBe('Navy-Coast Guard 10, Ensign');
  expect((await loadFaces('sammy')).name('NY')).toBe('New York, Uncle Sam of Red');
  expect((await loadFaces('armed-forces')).name('AR8')).toBe('Army 8, weather');
});

test('a card that is not in the pack, or a pack that is not on the shelf, is named in the error', async () => {
  const faces = await loadFaces('parker');
  expect(() => faces.face('Z1')).toThrow('The pack parker has no card "Z1".');
  await expect(loadFaces('tarot')).rejects.toThrow('There is no pack "tarot".');
});
