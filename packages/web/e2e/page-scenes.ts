// The scenes of the gallery beside the table: learning, what is kept, matches looked at again, and the pages to study.

import { findGame, type Game, isRefusal, type MatchRecord, makeRecord } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { makeLink } from '../src/sources/replay/link.ts';
import { Pointer } from './hands.ts';
import { byBots } from './laid.ts';
import { putSeason, putToday, putUnfinished } from './past-matches.ts';
import { enter } from './pupil.ts';
import { recordLines } from './records.ts';
import { sitDown } from './shelf.ts';

/** A page beside the table. */
export interface PageScene {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
  /** Taken only when its name is asked for: the gallery holds others like it. */
  readonly alike?: boolean;
  /** How much faster than it should the page's time runs, where it matters. */
  readonly speed?: number;
  /** At these sizes only. */
  readonly sizes?: readonly string[];
  /** What the pointer rests on. */
  readonly pointAt?: string;
}

export const sheet = (game: string, title: string): PageScene => ({
  name: `how-to-play-${game}`,
  go: async (page) => {
    await page.goto('./#/learn');
    await page.getByRole('button', { name: `How to play ${title}`, exact: true }).click();
    await page.locator('dialog.howto figure').first().waitFor();
  },
});

/** A lesson at a telling step. */
const lesson = (game: string, step: number): PageScene => ({
  name: `lesson-${game}`,
  go: async (page) => {
    await page.evaluate((begun) => localStorage.setItem('messdeck.known', JSON.stringify({ begun })), {
      [game]: step - 1,
    });
    await page.reload();
    await page.goto(`./#/lesson/${game}`);
    await page.locator('.ask.coach').waitFor();
  },
});

/** A commander tried where Ordnance belongs. */
const lessonWrong: PageScene = {
  name: 'lesson-wrong',
  go: async (page) => {
    await lesson('tactics', 11).go(page);
    await enter(page, new Pointer(false), 'play C5');
    await page.locator('.coach .wrong').waitFor();
  },
};

/** A record in which a person sat in the first seat. */
function asPlayed(line: string): string {
  const record = JSON.parse(line) as MatchRecord;
  const names = ['You', 'Mabel', 'Roy', 'Otto', 'Edna', 'Walter', 'Hazel', 'Clyde'];
  const seats = record.seats.map((_, seat) =>
    seat === 0 ? { name: names[0] } : { name: names[seat], bot: 'recruit' },
  );
  return JSON.stringify({ ...record, seats });
}

const history = (name: string, hash: string): PageScene => ({
  name,
  go: async (page) => {
    await page.goto('./#/history');
    await page.locator('.history').waitFor();
    await putSeason(page);
    await page.goto(`./${hash}`);
    await page.reload();
    await page.locator('.history .key-figures').waitFor({ state: 'attached' });
  },
});

/** A page with an address of its own. */
const study = (name: string, hash: string): PageScene => ({
  name,
  go: async (page) => {
    await page.goto(`./#/${hash}`);
    await page.locator('.sheetpage').waitFor();
  },
});

/** A match of the records, as a person played it. */
const fromRecords = (game: string) => async (): Promise<MatchRecord> => {
  const [line] = recordLines(game);
  const { legal: _, ...record } = JSON.parse(asPlayed(line)) as MatchRecord & { legal?: unknown };
  return record;
};

/** A match between bots who play as people do: nothing is more telling to review. */
const fromBots =
  (game: string, rules: Readonly<Record<string, string | number>> = {}, seats = 4, events = 160) =>
  async (): Promise<MatchRecord> => {
    const match = await byBots(game, rules, seats, 'gallery', ({ log }) => log.length >= events);
    const record = makeRecord(match, new Array(seats).fill({ name: '' }));
    return JSON.parse(asPlayed(JSON.stringify(record))) as MatchRecord;
  };

function gameOf(id: string): Game {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

/** A match at a moment. */
const replay = (
  name: string,
  from: string | (() => Promise<MatchRecord>),
  at: string,
  go: (page: Page) => Promise<unknown> = async () => {},
): PageScene => ({
  name,
  go: async (page) => {
    const record = await (typeof from === 'string' ? fromRecords(from)() : from());
    await page.goto(`./#/replay/${await makeLink(record, gameOf(record.game))}/${at}`);
    await page.locator('.transport').waitFor();
    await go(page);
  },
});

const pressed = (button: string, awaited: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator(awaited).first().waitFor({ timeout: 120_000 });
};

/** The dearest choice of a review, once all are judged. */
const reviewed = async (page: Page): Promise<void> => {
  await page
    .getByText(/are listed|No mistakes/)
    .first()
    .waitFor({ timeout: 240_000 });
  await page.getByRole('button', { name: 'Next choice' }).click();
};

/** Another card than the one that was played, on the table itself. */
const tryAnother = async (page: Page): Promise<void> => {
  await page.locator('.hand .card[data-state="legal"]').first().click();
  await page.locator('.what-if .btn.primary, .what-if .two-ways').first().waitFor();
  const play = page.locator('.what-if .button-row .btn.primary');
  if (await play.isVisible()) await play.click();
  await page.locator('.what-if .two-ways').waitFor();
};

/** A hint, open at the first moment at which one is to be had. */
const hint = (game: string, title: string): PageScene => ({
  name: `hint-${game}`,
  go: async (page) => {
    const setting = { game, title, rules: {}, bots: 'sergeant', patience: 1000 };
    await sitDown(page, new Pointer(false), setting, '1919');
    await page.getByRole('button', { name: /^Hint/ }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('h');
    await page.locator('.hint li').first().waitFor({ timeout: 60_000 });
  },
});

const set = (game: string): PageScene => ({
  name: `set-${game}`,
  go: async (page) => {
    await page.goto(`./#/set/${game}`);
    await page.locator('form.setup').waitFor();
  },
});

const PLAYED = fromBots('tactics', { match: 'engagement' });

export const alike = (scene: PageScene): PageScene => ({ ...scene, alike: true });

/** The shelf of somebody who plays: a match left yesterday, figures beside the games, four lessons known. */
const shelfInUse: PageScene = {
  name: 'shelf-in-use',
  go: async (page) => {
    await putSeason(page);
    await putUnfinished(page);
    const known = {
      learned: ['tactics', 'skirmish', 'sigs', 'flag'],
      begun: {},
    };
    await page.evaluate((kept) => localStorage.setItem('messdeck.known', kept), JSON.stringify(known));
    await page.reload();
    await page.getByRole('region', { name: 'Unfinished' }).waitFor();
    await page.getByText('38 played, 26 won').waitFor();
  },
};

export const PAGES: readonly PageScene[] = [
  shelfInUse,
  { name: 'learn', go: async (page) => void (await page.goto('./#/learn')) },
  sheet('tactics', 'Tactics'),
  sheet('sigs', 'SIGS'),
  sheet('sammys-travels', 'Sammy’s Travels'),
  sheet('flag', 'Flag'),
  lesson('tactics', 11),
  lessonWrong,
  alike(lesson('militac', 4)),
  alike(lesson('do-boy', 7)),
  alike(lesson('bang', 4)),
  lesson('skirmish', 7),
  lesson('sigs', 4),
  alike(lesson('sammy', 9)),
  alike(lesson('national-contest', 8)),
  alike(lesson('united-states', 9)),
  alike(lesson('sammys-travels', 7)),
  lesson('flag', 3),
  alike(lesson('armed-forces', 7)),
  history('history', '#/history'),
  history('figures-flag', '#/figures/flag'),
  {
    name: 'daily',
    go: async (page) => {
      await page.goto('./#/daily');
      await page.getByRole('button', { name: 'Play today’s deal' }).waitFor();
    },
  },
  {
    name: 'daily-played',
    go: async (page) => {
      await page.goto('./#/daily');
      await page.getByRole('button', { name: 'Play today’s deal' }).waitFor();
      await putToday(page, await fromBots('flag', {}, 1, Number.POSITIVE_INFINITY)());
      await page.reload();
      await page.getByText('Left on the table').waitFor();
    },
  },
  {
    name: 'keys',
    go: async (page) => {
      await page.keyboard.press('?');
      await page.locator('.keys-sheet').waitFor();
    },
  },
  set('sammys-travels'),
  set('tactics'),
  hint('tactics', 'Tactics'),
  hint('militac', 'Militac'),
  hint('skirmish', 'Skirmish'),
  hint('sigs', 'SIGS'),
  replay('replay-tactics', 'tactics', '40/0'),
  replay('replay-tactics-open', 'tactics', '40/0open'),
  alike(replay('replay-militac', 'militac', '30/0')),
  alike(replay('replay-do-boy', 'do-boy', '40/0')),
  alike(replay('replay-bang', 'bang', '20/0')),
  alike(replay('replay-skirmish', 'skirmish', '20/0')),
  alike(replay('replay-sigs', 'sigs', '60/0')),
  alike(replay('replay-sammy', 'sammy', '40/0')),
  alike(replay('replay-national-contest', 'national-contest', '60/0')),
  replay('replay-united-states', 'united-states', '30/0'),
  replay('replay-united-states-open', fromBots('united-states', {}, 6), '40/0open'),
  replay('replay-sammy-open', fromBots('sammy'), '40/0open'),
  replay('replay-national-contest-open', fromBots('national-contest'), '40/0open'),
  alike(replay('replay-sammys-travels', 'sammys-travels', '30/0')),
  replay('replay-flag', 'flag', '60/0'),
  alike(replay('replay-armed-forces', 'armed-forces', '30/0')),
  replay('replay-share', 'tactics', '40/0', pressed('Share', 'dialog .picture')),
  replay('replay-play-on', 'tactics', '40/0', pressed('Play on', 'dialog form')),
  replay('replay-what-if-choose', PLAYED, '36/0/what-if'),
  replay('replay-what-if', PLAYED, '36/0/what-if', async (page) => {
    await tryAnother(page);
    await page.getByText(/finished the hand .* times/).waitFor({ timeout: 60_000 });
  }),
  replay('review-tactics', PLAYED, '40/0/review', reviewed),
  replay('review-militac', fromBots('militac'), '30/0/review', reviewed),
  replay('review-militac-known', fromBots('militac'), '30/0/review', async (page) => {
    await reviewed(page);
    await page.getByRole('button', { name: 'What was known' }).click();
    await page.getByText(/From what .* knew/).waitFor({ timeout: 60_000 });
  }),
  replay('review-flag', fromBots('flag', {}, 1), '60/0/review', reviewed),
  replay('review-working', fromBots('tactics', {}, 4, 900), '100/0/review', async (page) => {
    await page.getByRole('button', { name: /^Read hand/ }).waitFor({ timeout: 120_000 });
  }),
  alike(replay('review-national-contest', 'national-contest', '60/0/review', reviewed)),
  alike(replay('review-sigs', 'sigs', '60/0/review', reviewed)),
  alike(replay('review-united-states', 'united-states', '60/0/review', reviewed)),
  study('chart', 'chart/12'),
  study('quiz', 'chart/quiz'),
  {
    name: 'quiz-answer',
    go: async (page) => {
      await page.goto('./#/chart/quiz');
      await page.getByText('Question 1 of 10').waitFor();
      await page.keyboard.press('2');
      await page.getByRole('button', { name: 'Continue' }).waitFor();
    },
  },
  ...['', '/electoral', '/congressmen', '/senators', '/borders', '/suits/KS'].map((layer) =>
    layer === '' || layer === '/suits/KS'
      ? study(`atlas${layer.replaceAll('/', '-')}`, `atlas${layer}`)
      : alike(study(`atlas${layer.replaceAll('/', '-')}`, `atlas${layer}`)),
  ),
  study('elections', 'atlas/elections'),
  study('election-1912', 'atlas/elections/1912'),
  study('tours', 'atlas/tours/ME-NH-VT'),
  study('packs', 'packs'),
  alike(study('packs-sigs', 'packs/sigs')),
  study('packs-sammy', 'packs/sammy'),
  {
    name: 'rules',
    go: async (page) => {
      await page.goto('./#/rules/tactics/TAC-12');
      await page.locator('.linked').waitFor();
    },
  },
  {
    name: 'rules-search',
    go: async (page) => {
      await page.goto('./#/rules/search/ordnance');
      await page.locator('.found a').first().waitFor();
    },
  },
  alike(study('open-record', 'replay')),
];
