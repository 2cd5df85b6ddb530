// How much ink lies in each place, as Ghostscript lays it down for a press, and what is left of the suits in gray.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { install } from '../../../scripts/apt.mjs';
import { printDeck } from './deck.ts';
import { EDITIONS, type Edition } from './editions/editions.ts';
import { suitOf } from './editions/four-color.ts';
import { MOST_INK } from './inks.ts';
import { PACKS } from './packs.ts';

const editions = Object.keys(EDITIONS) as Edition[];

/** The corner with the index, in dots. */
const CORNER = { left: 12, top: 12, right: 85, bottom: 150 };
/** Levels of gray, of 255. */
const APART = 48;
const SHARE = 0.025;

test.each(PACKS.flatMap((pack) => editions.map((edition) => [pack.id, edition, pack.cards.cards] as const)))(
  '%s, %s: less than 240 % of ink, and suits apart in gray',
  async (pack, edition, cards) => {
    const date = new Date('2026-11-19T00:00:00Z');
    const { bytes } = await printDeck({ pack, edition, paper: 'a4', date, way: 'gamecrafter' });
    const pages = separated(bytes);
    expect(pages).toHaveLength(cards.length + 1);
    for (const { dots } of pages) {
      let most = 0;
      for (let at = 0; at < dots.length; at += 4)
        most = Math.max(most, dots[at] + dots[at + 1] + dots[at + 2] + dots[at + 3]);
      expect((most / 255) * 100).toBeLessThan(MOST_INK);
      expect(most).toBeGreaterThan(0);
    }
    // The same rank of another suit has another index, without its color too.
    const corners = pages.map(grayCorner);
    let pairs = 0;
    for (const [i, one] of cards.entries())
      for (const [k, other] of cards.entries()) {
        const suits = [suitOf(one), suitOf(other)];
        if (i >= k || suits.includes(undefined) || suits[0] === suits[1] || rankOf(one) !== rankOf(other))
          continue;
        pairs++;
        const apart = corners[i].filter((gray, at) => Math.abs(gray - corners[k][at]) > APART).length;
        expect(apart / corners[i].length, `${one.id} and ${other.id}`).toBeGreaterThan(SHARE);
      }
    expect(pairs).toBeGreaterThan(20);
  },
);

function rankOf(card: { readonly id: string }): unknown {
  const { number, points, rank } = card as { number?: number | null; points?: number; rank?: string };
  return number ?? points ?? rank;
}

/** How dark each dot of the index is on a copy in black and white. */
function grayCorner({ width, dots }: Separated): number[] {
  const grays: number[] = [];
  for (let y = CORNER.top; y < CORNER.bottom; y++)
    for (let x = CORNER.left; x < CORNER.right; x++) {
      const [cyan, magenta, yellow, black] = dots.subarray((y * width + x) * 4);
      grays.push(Math.min(255, 0.3 * cyan + 0.59 * magenta + 0.11 * yellow + black));
    }
  return grays;
}

interface Separated {
  readonly width: number;
  /** Cyan, magenta, yellow and black of each. */
  readonly dots: Uint8Array;
}

/** Page by page, 100 dots an inch. */
function separated(pdf: Uint8Array): Separated[] {
  const why = 'Ink is measured with Ghostscript: install it (on Debian: apt-get install ghostscript).';
  if (spawnSync('gs', ['--version']).error) install('ghostscript', why);
  const wanted = ['-sDEVICE=pamcmyk32', '-r100', '-sOutputFile=%stdout', '-sstdout=%stderr', '-'];
  const { stdout } = spawnSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...wanted], {
    input: pdf,
    maxBuffer: 2 ** 30,
  });
  const pages: Separated[] = [];
  for (let at = 0; at < stdout.length; ) {
    const begin = stdout.indexOf('ENDHDR\n', at) + 'ENDHDR\n'.length;
    const head = stdout.toString('latin1', at, begin);
    const [width, height, depth] = ['WIDTH', 'HEIGHT', 'DEPTH'].map((key) =>
      Number(new RegExp(`${key} (\\d+)`).exec(head)![1]),
    );
    at = begin + width * height * depth;
    pages.push({ width, dots: stdout.subarray(begin, at) });
  }
  return pages;
}
