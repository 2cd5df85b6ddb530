// The sheets of How to play: one a game, short, with real cards, and figures that are the rules' own.

import { readFileSync } from 'node:fs';
import { loadFaces } from '@messdeck/faces';
import { expect, test } from 'vitest';
import { boxes } from '../games/catalog.ts';
import type { Figure, HowToSheet } from '../games/how-to-sheet.ts';
import { loadSheet } from '../games/parts-of.ts';

const all = boxes.flatMap(({ pack, games }) => games.map(({ id, rules }) => ({ pack, id, rules })));

/** A page has room for about this many words. */
const MOST_WORDS = 135;

test.each(all)('$id: a sheet that fits one screen', async ({ id }) => {
  const sheet = await loadSheet(id);
  const { aim, turn, scores, ends, tip } = sheet;
  expect([aim, turn, scores, ends, tip].join(' ').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  expect(sheet.figures.length).toBeGreaterThanOrEqual(2);
});

test.each(all)('$id: every marked word is explained, and every explanation has its word', async ({ id }) => {
  const sheet = await loadSheet(id);
  expect(markedIn(sheet).sort()).toEqual(Object.keys(sheet.words).sort());
});

test.each(all)('$id: the pictures show cards of the pack, in words for everybody', async ({ pack, id }) => {
  const [sheet, faces] = await Promise.all([loadSheet(id), loadFaces(pack)]);
  for (const card of sheet.figures.flatMap(cardsIn)) expect(faces.face(card)).toContain('<svg');
  // Nothing of the notation of records and bots.
  const said = [sheet.aim, sheet.turn, sheet.scores, sheet.ends, sheet.tip, ...Object.values(sheet.words)];
  for (const text of said) expect(text).not.toMatch(/`|hand:|seat \d|side \d/);
});

test.each(all.filter(({ rules }) => rules?.['target'] !== undefined))(
  '$id: the sheet names the points to which its Play now goes',
  async ({ id, rules }) => {
    expect((await loadSheet(id)).ends).toContain(String(rules!['target']));
  },
);

test('Militac: the table of the sheet is the table of the rules', async () => {
  const { figures } = await loadSheet('militac');
  const pays = figures.find((figure) => figure.is === 'pays')!;
  const rules = readFileSync(new URL('../../../../docs/rules/militac.md', import.meta.url), 'utf8');
  for (const [company, ...values] of pays.rows) {
    expect(rules).toContain(`| ${company.toLowerCase()} | ${values.join(' | ')} |`);
  }
});

function markedIn({ aim, turn, scores, ends, tip }: HowToSheet): string[] {
  return [aim, turn, scores, ends, tip].flatMap((text) =>
    [...text.matchAll(/\*([^*]+)\*/g)].map(([, word]) => word),
  );
}

const cardsIn = (figure: Figure): string[] => ('cards' in figure ? figure.cards.map(({ card }) => card) : []);
