// The scenes of the gallery that play by whim hardly ever brings about: ends of hands and matches, the table that waits,
// a rest that is certain, a call window. They are moments of the records, laid out as kept matches.

import type { Match } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { certain } from './certain.ts';
import {
  asked,
  byBots,
  byWhim,
  campaign,
  handEnded,
  layTable,
  type Moment,
  momentOf,
  thrownIn,
} from './laid.ts';
import { alike, type PageScene } from './page-scenes.ts';

const laid = (
  name: string,
  moment: () => Moment | undefined | Promise<Moment>,
  awaited: string,
  go: (page: Page) => Promise<unknown> = async () => {},
): PageScene => ({
  name,
  go: async (page) => {
    await layTable(page, (await moment())!);
    await page.locator(awaited).first().waitFor();
    await go(page);
  },
});

const handEnd = (game: string): PageScene =>
  laid(`hand-end-${game}`, () => momentOf(game, handEnded), '.result h2');

/** A match that is over, for somebody who won, lost or shared it. */
const matchEnd = (name: string, game: string, when: Judge = () => true): PageScene =>
  laid(
    `match-end-${name}`,
    () => {
      const ended = (match: Match, seat: number): boolean => {
        const { result } = match.game.tally(match.position);
        return result !== undefined && when(result.winners, seat);
      };
      return momentOf(game, ended) ?? byWhim(game, ended);
    },
    '.poster',
  );

/** A game for one that came to something, after a few that came to less or more. */
const aloneEnd = (game: string, least: number): PageScene => ({
  name: `match-end-${game}`,
  go: async (page) => {
    for (let deal = 1; ; deal++) {
      const match = await byBots(game, {}, 1, `deal-${deal}`);
      await layTable(page, { match, seat: 0 }, `deal-${deal}`);
      await page.locator('.poster').waitFor();
      if (deal > 3 && match.game.tally(match.position).result!.scores[0] >= least) break;
    }
    await page.locator('.last-ten').waitFor();
  },
});

type Judge = (winners: readonly number[], seat: number) => boolean;

/** A pass is all that can be done, with others still to bid. */
const lonePass = (match: Match, seat: number): boolean => {
  const { legal, actors } = match.view(seat);
  const first = match.log.at(-1)!.do.startsWith('play ');
  return first && actors.includes(seat) && legal.join() === 'pass';
};

/** A discard of another may be halted, with several sets on the table. */
const mayCall = (match: Match, seat: number): boolean => {
  const { phase, actors, legal, places } = match.view(seat);
  const sets = Object.entries(places).filter(([place, cards]) => /^s\d/.test(place) && cards.length > 0);
  return phase === 'window' && actors.includes(seat) && legal.length > 0 && sets.length > 3;
};

/** Runs in the page: what counts down stands still, alike at every size. */
function holdTime(): void {
  const now = performance.now();
  performance.now = () => now;
  for (const animation of document.getAnimations()) animation.pause();
}

/** Runs in the page: bots wait while nobody looks. */
function lookAway(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const PRESSED: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  pause: (page) => page.getByRole('button', { name: 'Pause' }).click(),
  pass: async (page) => {
    await page.getByRole('button', { name: 'Pass for the rest' }).click();
    await page.locator('.passed small').waitFor();
    await page.evaluate(lookAway);
  },
  look: async (page) => {
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.locator('.looking').waitFor();
  },
};

export const TABLES: readonly PageScene[] = [
  handEnd('tactics'),
  handEnd('do-boy'),
  handEnd('skirmish'),
  handEnd('sigs'),
  handEnd('sammy'),
  handEnd('armed-forces'),
  laid('hand-end-thrown-in', () => thrownIn('tactics'), '.turned-up .card'),
  alike(laid('hand-end-thrown-in-militac', () => thrownIn('militac'), '.turned-up .card')),
  laid('match-end-won', () => campaign('won'), '.poster'),
  laid('match-end-lost', () => campaign('lost'), '.poster'),
  matchEnd('shared', 'national-contest', (winners) => winners.length === 0),
  matchEnd('national-contest', 'national-contest', (winners, seat) => winners.includes(seat)),
  aloneEnd('sammys-travels', 12),
  aloneEnd('flag', 9),
  matchEnd('bang', 'bang'),
  matchEnd('sigs', 'sigs'),
  laid('match-end-look', () => campaign('lost'), '.poster', PRESSED['look']),
  laid('pause', () => momentOf('tactics', asked(/play/, 70)), '.hand .card', PRESSED['pause']),
  laid('play-the-rest', () => momentOf('tactics', certain), '[data-action="play the rest"], .sentence.rest'),
  {
    ...laid(
      'forced-pass',
      () => momentOf('national-contest', lonePass),
      '[data-action="pass for the rest"]',
      PRESSED['pass'],
    ),
    speed: 0.01,
  },
  // A window stands open long enough to be pictured at every size.
  {
    ...laid(
      'call-window',
      () => momentOf('sigs', mayCall),
      '.ask .dial',
      (page) => page.evaluate(holdTime),
    ),
    speed: 0.05,
  },
];
