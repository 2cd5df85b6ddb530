// Every plaque and every pile of every lesson is told of in one sentence, at every step.

import type { Faces } from '@messdeck/faces';
import { expect, test } from 'vitest';
import { LessonTable } from '../lessons/lesson-table.ts';
import { loadGame } from '../sources/games.ts';
import { TableModel } from '../table/model/model.ts';
import { boxes } from './catalog.ts';
import { loadLesson, loadPlaces } from './parts-of.ts';
import { whatLies } from './place-notes.ts';

const ids = boxes.flatMap(({ games }) => games.map(({ id }) => id));

async function modelOf(id: string, step = 0): Promise<TableModel> {
  const table = new LessonTable(await loadGame(id), await loadLesson(id), step);
  return new TableModel(table, {} as Faces);
}

/** Places that no table shows as a pile: counted in a sheet or a gauge, or, as Flag’s hand, pressed to deal. */
const NOT_SHOWN: Readonly<Record<string, RegExp>> = {
  tactics: /^taken/,
  militac: /^taken/,
  'do-boy': /^taken/,
  sammy: /^taken/,
  'armed-forces': /^aside/,
  'national-contest': /^captured/,
  'united-states': /^(aside|discards)/,
  'sammys-travels': /^aside/,
  flag: /^hand$/,
};

const HELD_IN_HAND =
  /^(tactics|militac|do-boy|skirmish|sigs|armed-forces|sammy|national-contest|united-states)$/;

test.each(ids)('%s: one sentence each, in few words', async (id) => {
  const { steps } = await loadLesson(id);
  for (const step of steps.keys()) {
    const model = await modelOf(id, step);
    const places = Object.keys(model.view.value.places).filter(
      (place) => !NOT_SHOWN[id]?.test(place) && !(place === 'hand:0' && HELD_IN_HAND.test(id)),
    );
    for (const place of places) {
      const said = whatLies(model, await loadPlaces(model.game.id), place);
      expect(said, `${id}, step ${step + 1}, ${place}`).toMatch(/^[A-Z][^.]*\.$/);
      expect(said!.split(' ').length).toBeLessThan(22);
    }
  }
});

test('a plaque says who sits there, with whom, and who dealt', async () => {
  const tactics = await modelOf('tactics');
  expect(whatLies(tactics, await loadPlaces(tactics.game.id), 'hand:2')).toBe(
    'Roy plays with you, holds 12 cards, and dealt this hand (D).',
  );
  expect(whatLies(tactics, await loadPlaces(tactics.game.id), 'hand:1')).toBe(
    'Mabel plays against you and holds 12 cards.',
  );
  expect(whatLies(await modelOf('sigs'), await loadPlaces('sigs'), 'hand:1')).toMatch(
    /^Mabel plays alone, as you do/,
  );
  expect(whatLies(tactics, await loadPlaces(tactics.game.id), 'hand:0')).toBeUndefined();
});

test('a pile is named by whose it is', async () => {
  const bang = await modelOf('bang');
  expect(whatLies(bang, await loadPlaces(bang.game.id), 'pile:0')).toMatch(/^Your pile/);
  expect(whatLies(bang, await loadPlaces(bang.game.id), 'pile:1')).toMatch(/^Mabel’s pile/);
  const skirmish = await modelOf('skirmish', 8);
  expect(whatLies(skirmish, await loadPlaces(skirmish.game.id), 'pile:0')).toMatch(/^What your side/);
  expect(whatLies(skirmish, await loadPlaces(skirmish.game.id), 'pile:1')).toMatch(/^What the other side/);
});
