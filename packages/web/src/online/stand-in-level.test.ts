// Every sentence about a bot that plays for a person names the level that the server really seats.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STAND_IN_BOT as SEATED } from '@messdeck/host';
import { expect, test } from 'vitest';
import { LEVELS } from '../games/players.ts';
import { STAND_IN } from './words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test('the level is the one that the server seats', () => {
  expect(LEVELS.find(({ bot }) => bot === SEATED)?.title).toBe(STAND_IN);
});

test('no page of tables on a server spells out a level: all take it from the bot that sits there', () => {
  const named = new RegExp(`\\b(${LEVELS.map(({ title }) => title).join('|')})s?\\b`);
  const sources = (readdirSync(here('.'), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => !name.includes('.test.'));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((name) => named.test(readFileSync(here(name), 'utf8')))).toEqual([]);
});

test('the docs name the same level', () => {
  const online = readFileSync(here('../../../../docs/online.md'), 'utf8');
  const playing = readFileSync(here('../../../../docs/playing.md'), 'utf8');
  expect(online).toContain(`Stand-ins and replacements are of the level \`${SEATED}\`.`);
  expect(playing).toContain(`A bot that plays for a person is a ${STAND_IN}.`);
});
