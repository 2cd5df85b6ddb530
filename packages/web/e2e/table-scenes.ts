// The scenes of the gallery that play by whim hardly ever brings about: ends of hands and matches, the table that waits,
// a rest that is certain, a call window. They are moments of the records, laid out as kept matches.

import { type Game, Match, Random, type Rules, settleRules } from '@messdeck/engine';
import { tactics } from '@messdeck/engine/games/tactics';
import type { Page } from 'playwright-core';
import { certain } from './certain.ts';
import { asked, byWhim, handEnded, isOver, layTable, type Moment, momentOf } from './laid.ts';
import type { PageScene } from './page-scenes.ts';

const laid = (
  name: string,
  moment: () => Moment | undefined,
  awaited: string,
  go: (page: Page) => Promise<unknown> = async () => {},
): PageScene => ({
  name,
  go: async (page) => {
    await layTable(page, moment()!);
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
        const { result, hands } = match.game.tally(match.position);
        return result !== undefined && when(result.winners, seat, { ...result, hands: hands.length });
      };
      return momentOf(game, ended) ?? byWhim(game, ended);
    },
    '.poster',
  );

type Judge = (
  winners: readonly number[],
  seat: number,
  of: { readonly scores: readonly number[]; readonly hands: number },
) => boolean;

/** Two chances, the cut for the deal and the deal; then everybody passes. */
function thrownIn(): Moment {
  const game = tactics as Game;
  const match = new Match(game, settleRules(game, {}, 4) as Rules, 4);
  const random = new Random('thrown in', 'tactics', 0);
  for (let i = 0; i < 2; i++) match.chance(random);
  for (let i = 0; i < 4; i++) match.act(match.view(0).actors[0], 'pass');
  return { match, seat: 0 };
}

const lonePass = (match: Match, seat: number): boolean => {
  const { legal, actors } = match.view(seat);
  return actors.includes(seat) && legal.length === 1 && legal[0] === 'pass';
};

const mayCall = (match: Match, seat: number): boolean => {
  const { phase, actors, legal } = match.view(seat);
  return phase === 'window' && actors.includes(seat) && legal.length > 0;
};

const PRESSED: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  pause: (page) => page.getByRole('button', { name: 'Pause' }).click(),
  look: (page) => page.getByRole('button', { name: 'Look at the table' }).click(),
};

export const TABLES: readonly PageScene[] = [
  handEnd('tactics'),
  handEnd('do-boy'),
  handEnd('skirmish'),
  handEnd('sigs'),
  handEnd('national-contest'),
  handEnd('sammy'),
  handEnd('armed-forces'),
  laid('hand-end-thrown-in', thrownIn, '.result h2'),
  matchEnd('won', 'tactics', (winners, seat, { hands }) => winners.includes(seat) && hands > 2),
  matchEnd('lost', 'tactics', (winners, seat, { hands }) => !winners.includes(seat) && hands > 2),
  matchEnd('shared', 'national-contest', (winners) => winners.length === 0),
  matchEnd('national-contest', 'national-contest', (winners, seat) => winners.includes(seat)),
  matchEnd('sammys-travels', 'sammys-travels', (_, __, { scores }) => scores.length === 1 && scores[0] > 11),
  matchEnd('flag', 'flag'),
  matchEnd('bang', 'bang'),
  matchEnd('sigs', 'sigs'),
  laid('match-end-look', () => momentOf('tactics', isOver), '.poster', PRESSED['look']),
  laid('pause', () => momentOf('tactics', asked(/play/, 15)), '.hand .card', PRESSED['pause']),
  laid('play-the-rest', () => momentOf('tactics', certain), '[data-action="play the rest"], .sentence.rest'),
  laid('forced-pass', () => momentOf('national-contest', lonePass), '[data-action="pass for the rest"]'),
  laid('call-window', () => momentOf('sigs', mayCall), '.ask > .dial'),
];
