// Every face and back as printed, against the same drawing in the browser, both at 300 dots an inch. A pixel differs when
// its red, green or blue does by more than 32 of 255: edges are blended a little differently by every program. The
// browser draws at 600 dots, four of which make a pixel, because it moves lines of words to whole dots.

import { expect, test } from 'vitest';
import { deckOf } from '../../print/src/cards.ts';
import { drawDeck } from '../../print/src/deck.ts';
import { HOME } from '../../print/src/inks.ts';
import { PACKS, type PrintedPack } from '../../print/src/packs.ts';
import { PdfFile } from '../../print/src/pdf/file.ts';
import { PRINTERS } from '../../print/src/printers.ts';
import { singleCards } from '../../print/src/sheets/single.ts';
import { dotsOf } from './palette.mjs';
import { picturesOfPdf } from './pictures-of-pdf.ts';
import { withPage } from './visit.ts';

/** A card with its bleed: three dots to the unit of a drawing. */
const [WIDTH, HEIGHT] = [825, 1125];
const VIEW = '-12.5 -12.5 275 375';
const FINER = 2;

const FAR = 32;
const MOST = 0.005;

test.each(PACKS.map((pack) => [pack.id, pack] as const))('%s', async (_, pack) => {
  const { cards, back } = await deckOf(pack.id, pack.cards, pack.title, {
    edition: 'standard',
    braille: false,
  });
  const printed = await printedSides(pack);
  const drawings = [...cards, { id: 'back', svg: back }];
  expect(printed).toHaveLength(drawings.length);
  const shares: Record<string, number> = {};
  await withPage({}, async (page) => {
    await page.setViewportSize({ width: WIDTH * FINER, height: HEIGHT * FINER });
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load()));
      document.body.replaceChildren();
    });
    for (const [i, { id, svg }] of drawings.entries()) {
      const sized = svg.replace(
        /viewBox="[^"]*"/,
        `viewBox="${VIEW}" style="position:fixed;inset:0;width:${WIDTH * FINER}px;height:${HEIGHT * FINER}px"`,
      );
      await page.evaluate((drawing) => {
        document.body.innerHTML = drawing;
      }, sized);
      const shown = coarser(pixelsOf(await page.screenshot(), WIDTH * FINER, HEIGHT * FINER));
      shares[id] = shareThatDiffers(shown, printed[i]());
    }
  });
  expect(Object.entries(shares).filter(([, share]) => share >= MOST)).toEqual([]);
});

/** Every side of the deck, read when it is asked for. */
async function printedSides({ id, cards, title }: PrintedPack): Promise<(() => Uint8Array)[]> {
  const art = await deckOf(id, cards, title, { edition: 'standard', braille: false });
  const file = new PdfFile({ title, subject: title, date: new Date(0), inks: HOME });
  singleCards({ file, deck: drawDeck(file, art) }, PRINTERS.gamecrafter);
  return picturesOfPdf(await file.finish(), 300).map((png) => () => pixelsOf(png, WIDTH, HEIGHT));
}

function pixelsOf(png: Uint8Array, width: number, height: number): Uint8Array {
  const picture = dotsOf(png);
  expect([picture.width, picture.height]).toEqual([width, height]);
  return picture.dots;
}

/** The mean of the finer dots in each pixel. */
function coarser(dots: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  const row = WIDTH * FINER * 4;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (let channel = 0; channel < 4; channel++) {
        const at = y * FINER * row + x * FINER * 4 + channel;
        pixels[(y * WIDTH + x) * 4 + channel] =
          (dots[at] + dots[at + 4] + dots[at + row] + dots[at + row + 4]) / FINER ** 2;
      }
  return pixels;
}

function shareThatDiffers(a: Uint8Array, b: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(a[at + channel] - b[at + channel]) > FAR)) count++;
  return count / (WIDTH * HEIGHT);
}
