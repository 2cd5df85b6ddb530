// The signs of suits are told apart by their shape at the size of a phone: drawn as the browser draws them, in one ink.

import { loadFaces } from '@messdeck/faces';
import { expect, test } from 'vitest';
import { withPage } from './visit.ts';

/** A card of each suit, alike in everything but its suit. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  parker: ['I5', 'C5', 'A5', 'E5'],
  skirmish: ['A20', 'N20'],
  sigs: ['A5', 'N5', 'M5'],
  sammy: ['KY', 'CA', 'OR', 'AZ'],
  'armed-forces': ['AR8', 'NA8', 'MC8', 'CG8', 'AF8'],
};

/** The sign under the figures of an upright index, alone: a badge keeps its letter. */
async function signOf(packId: string, card: string): Promise<string> {
  const svg = (await loadFaces(packId)).face(card);
  const start = svg.indexOf('<g class="index">');
  const index = svg.slice(start, svg.indexOf('<g transform="rotate(180 125 175)">', start));
  const [open] = /^<svg [^>]*>/.exec(svg)!;
  return `${open}${index.replace(/<text[^>]*>(?![A-Z]<)[^<]*<\/text>/g, '')}</svg>`;
}

/** How alike two signs are at a glance, each grown to fill the same square: the correlation of their ink in 16 × 16 fields. */
async function likeness(signs: readonly [string, string]): Promise<number> {
  const [FIELDS, SIZE] = [16, 64];
  const inkOf = async (svg: string): Promise<number[]> => {
    const holder = document.createElement('div');
    holder.style.cssText = 'width:250px;height:350px';
    holder.innerHTML = svg;
    document.body.append(holder);
    const box = holder.querySelector<SVGGElement>('.index')!.getBBox();
    holder.remove();
    const side = Math.max(box.width, box.height);
    const view = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side].join(' ');
    const image = new Image();
    const cut = svg.replace(/viewBox="[^"]*"/, `viewBox="${view}" width="${SIZE}" height="${SIZE}"`);
    image.src = `data:image/svg+xml,${encodeURIComponent(cut)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIZE;
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'white';
    context.fillRect(0, 0, SIZE, SIZE);
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, SIZE, SIZE);
    const fields = Array.from({ length: FIELDS * FIELDS }, () => 0);
    for (let i = 0; i < SIZE * SIZE; i++) {
      const [x, y] = [i % SIZE, Math.floor(i / SIZE)].map((at) => Math.floor((at * FIELDS) / SIZE));
      const dark = data[4 * i] + data[4 * i + 1] + data[4 * i + 2] < 560;
      if (dark) fields[y * FIELDS + x]++;
    }
    return fields;
  };
  const [a, b] = await Promise.all(signs.map(inkOf));
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const together = mean(a.map((v, i) => (v - ma) * (b[i] - mb)));
  const spread = (values: readonly number[], m: number): number => mean(values.map((v) => (v - m) ** 2));
  return together / Math.sqrt(spread(a, ma) * spread(b, mb));
}

/** Two crosses have more than this in common. */
const MOST = 0.5;

test('signs of suits are shapes of their own on a phone', () =>
  withPage({}, async (page) => {
    await page.goto('about:blank');
    for (const [packId, cards] of Object.entries(CARDS)) {
      const signs = await Promise.all(cards.map((card) => signOf(packId, card)));
      for (const [i, sign] of signs.entries()) {
        for (const [k, other] of signs.entries()) {
          if (k <= i) continue;
          const like = await page.evaluate(likeness, [sign, other] as const);
          expect(like, `${cards[i]}, ${cards[k]}`).toBeLessThan(MOST);
        }
      }
    }
  }));
