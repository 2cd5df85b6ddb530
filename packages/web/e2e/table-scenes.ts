// The scenes of the gallery that are laid out as kept matches, which play by whim hardly ever brings about: every game
// in play as people play it, ends of hands and matches, the table that waits, a rest that is certain, a call window.

import type { Match } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { certain } from './certain.ts';
import { amongBots, byBots, campaign, handEnded, layTable, type Moment, momentOf, thrownIn } from './laid.ts';
import { alike, type PageScene } from './page-scenes.ts';

const laid = (
  name: string,
  moment: () => Moment | undefined | Promise<Moment>,
  awaited: string,
  go: (page: Page) => Promise<unknown> = async () => {},
): PageScene => ({
  name,
  go: async (page) => {
    // Where a deal has a number it is shown.
    await layTable(page, (await moment())!, '1919');
    await page.locator(awaited).first().waitFor();
    await go(page);
  },
});

/** A table in play: the first such moment of a match between bots, with a person in the first seat. */
const inPlay = (
  name: string,
  seats: number,
  seed: string,
  when: When,
  { game = name, rules = {} }: { game?: string; rules?: Readonly<Record<string, string>> } = {},
): PageScene => laid(name, () => amongBots(game, seats, seed, when, rules), '.ask .sentence');

/** The end of the hand after so many others. */
const handEnd = (game: string, seed: string, after = 1, seats = 4): PageScene =>
  laid(
    `hand-end-${game}`,
    () => amongBots(game, seats, seed, (match, seat) => handsOf(match) > after && handEnded(match, seat)),
    '.result h2',
  );

/** A match that is over. */
const matchEnd = (game: string, seed: string, seats = 4): PageScene =>
  laid(`match-end-${game}`, () => amongBots(game, seats, seed, never), '.poster');

/** A game for one, after the deals before it. */
const aloneEnd = (game: string, first: number, last: number): PageScene => ({
  name: `match-end-${game}`,
  go: async (page) => {
    for (let deal = first; deal <= last; deal++) {
      const match = await byBots(game, {}, 1, `deal-${deal}`);
      await layTable(page, { match, seat: 0 }, String(deal));
      await page.locator('.poster').waitFor();
    }
    await page.locator('.last-ten').waitFor();
  },
});

const never = (): boolean => false;

type When = (match: Match, seat: number) => boolean;

const handsOf = (match: Match): number => match.game.tally(match.position).hands.length;

/** A card is asked for in a round in which two have played, some hands into the match, with so many cards left. */
const follows =
  (round: string, hands: number, cards: number): When =>
  (match, seat) => {
    const { actors, legal, places } = match.view(seat);
    const held = places[`hand:${seat}`] ?? [];
    const begun = (places[round] ?? []).length > 1;
    return (
      begun && actors.includes(seat) && legal.length > 1 && held.length <= cards && handsOf(match) >= hands
    );
  };

/** A pass is all that can be done, with others still to bid, when much of the map is coloured. */
const lonePass: When = (match, seat) => {
  const { legal, actors, places } = match.view(seat);
  const first = match.log.at(-1)?.do.startsWith('play ') === true;
  const late = places[`hand:${seat}`]?.length < 9;
  return first && late && actors.includes(seat) && legal.join() === 'pass';
};

/** A state can be bid for, when much of the map is coloured. */
const mayBid: When = (match, seat) => {
  const { legal, actors, places } = match.view(seat);
  const late = places[`hand:${seat}`]?.length < 10;
  return late && actors.includes(seat) && legal.some((text) => text.startsWith('bid '));
};

const setsIn = (match: Match, seat: number): number =>
  Object.entries(match.view(seat).places).filter(([place, cards]) => /^s\d/.test(place) && cards.length > 0)
    .length;

/** A discard of another may be halted, with several sets on the table. */
const mayCall: When = (match, seat) => {
  const { phase, actors, legal } = match.view(seat);
  return phase === 'window' && actors.includes(seat) && legal.length > 0 && setsIn(match, seat) > 4;
};

/** A card fits one of six short sets. */
const mayAdd: When = (match, seat) => {
  const { actors, legal, places } = match.view(seat);
  const short = Object.entries(places).every(([place, cards]) => !/^s\d/.test(place) || cards.length < 6);
  const fits = legal.some((text) => text.startsWith('add '));
  return actors.includes(seat) && short && fits && setsIn(match, seat) > 5;
};

/** Somebody has bid more than once in an auction of the third hand. */
const bidsOn: When = (match, seat) => {
  const { phase, actors } = match.view(seat);
  const bids = match.log.slice(-4).filter(({ do: text }) => text.startsWith('bid '));
  return phase === 'auction' && actors.includes(seat) && bids.length > 1 && handsOf(match) > 1;
};

/** Two cards were dealt, one of which flies, with four flags complete. */
const mayFly: When = (match, seat) => {
  const { legal, scores } = match.view(seat);
  const dealt = match.log.at(-1)?.do === 'deal';
  return dealt && scores[0] > 3 && legal.some((text) => text.startsWith('flag '));
};

/** Several cards can be laid, not all, in the second hand. */
const mayLay: When = (match, seat) => {
  const { actors, legal, places } = match.view(seat);
  const held = places[`hand:${seat}`]?.length;
  return handsOf(match) > 0 && actors.includes(seat) && held < 10 && legal.length > 1;
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
    await page.getByRole('button', { name: 'View the table' }).click();
    await page.locator('.looking').waitFor();
  },
};

/** Both panels of a desk are folded away. */
const folded = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLElement>('.panel .fold')) fold.click();
  });

/** A card that others lie on, so that they make room. */
const HOVERED = '.hand li:nth-child(2)';

const TACTICS = follows('squad', 2, 8);

export const TABLES: readonly PageScene[] = [
  inPlay('tactics-auction', 4, 's1', bidsOn, { game: 'tactics' }),
  inPlay('tactics', 4, 's2', TACTICS),
  {
    ...laid('tactics-folded', () => amongBots('tactics', 4, 's2', TACTICS), '.hand .card', folded),
    sizes: ['desk'],
  },
  { ...inPlay('tactics-hover', 4, 's2', TACTICS, { game: 'tactics' }), sizes: ['desk'], pointAt: HOVERED },
  inPlay('militac', 4, 's2', follows('squad', 1, 8)),
  inPlay('do-boy', 4, 's4', follows('squad', 2, 9)),
  inPlay('skirmish', 4, 's3', follows('trick', 2, 5)),
  inPlay('sigs', 4, 's10', mayAdd),
  inPlay('sammy', 4, 's3', follows('trick', 1, 9)),
  inPlay('sammy-suits', 4, 's3', follows('trick', 1, 9), { game: 'sammy', rules: { mode: 'suits' } }),
  inPlay('national-contest', 4, 's1', mayBid),
  inPlay('united-states', 4, 's3', mayLay),
  inPlay('armed-forces', 4, 's1', follows('trick', 1, 8)),
  inPlay('flag', 1, 'deal-23', mayFly),
  handEnd('tactics', 's2'),
  handEnd('militac', 's2'),
  handEnd('do-boy', 's4'),
  handEnd('skirmish', 's3'),
  handEnd('sigs', 's10'),
  handEnd('sammy', 's3'),
  handEnd('national-contest', 's1', 0),
  handEnd('united-states', 's4'),
  handEnd('armed-forces', 's1'),
  laid('hand-end-thrown-in', () => thrownIn('tactics'), '.turned-up .card'),
  alike(laid('hand-end-thrown-in-militac', () => thrownIn('militac'), '.turned-up .card')),
  laid('match-end-won', () => campaign('won'), '.poster'),
  laid('match-end-lost', () => campaign('lost'), '.poster'),
  laid('match-end-shared', () => amongBots('do-boy', 4, 's65', never), '.poster'),
  matchEnd('militac', 's6'),
  matchEnd('do-boy', 's6'),
  matchEnd('bang', 's13'),
  matchEnd('skirmish', 's4'),
  matchEnd('sigs', 's5'),
  matchEnd('sammy', 's3'),
  matchEnd('national-contest', 's1'),
  matchEnd('united-states', 's4'),
  matchEnd('armed-forces', 's1'),
  aloneEnd('sammys-travels', 21, 26),
  aloneEnd('flag', 18, 23),
  laid('match-end-look', () => campaign('lost'), '.poster', PRESSED['look']),
  laid('pause', () => amongBots('tactics', 4, 's2', TACTICS), '.hand .card', PRESSED['pause']),
  laid('play-the-rest', () => momentOf('tactics', certain), '[data-action="play the rest"], .sentence.rest'),
  {
    ...laid(
      'forced-pass',
      () => amongBots('national-contest', 4, 's1', lonePass),
      '[data-action="pass for the rest"]',
      PRESSED['pass'],
    ),
    speed: 0.01,
  },
  // A window stands open long enough to be pictured at every size.
  {
    ...laid(
      'call-window',
      () => amongBots('sigs', 4, 's10', mayCall),
      '.ask .dial',
      (page) => page.evaluate(holdTime),
    ),
    speed: 0.05,
  },
];
