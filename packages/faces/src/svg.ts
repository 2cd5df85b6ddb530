// What the five packs share when they write SVG: number texts, type, the sheet of a card, a few inks and shapes.
// Cards read --card-* colours, never the page's inks: a card stays paper when the room gets dark.

export const stock = 'var(--card-stock,#f6efdd)';
export const ink = 'var(--card-ink,#1d2430)';
export const brass = 'var(--card-brass,#a97c2a)';

export const display = `'League Gothic',Oswald,'Arial Narrow',sans-serif`;
export const serif = `'Messdeck Serif',Georgia,serif`;

/** Height of capitals and figures in the display face, in em. */
export const CAPITAL = 0.74;

/** Least size of an index: its figures stand 18 px high on a card of 88 px, seven of which fill a phone of 390 px. */
export const INDEX_SIZE = 70;

/** A length as short as it can be written: one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0);
/** The same to two decimals, for shapes drawn at twice their size. */
export const fine = (value: number): string => String(Math.round(value * 100) / 100 + 0);
/** A scale, to three decimals. */
export const ratio = (value: number): string => String(Math.round(value * 1000) / 1000);
/** Numbers of a path. */
export const points = (...values: readonly number[]): string => values.map(n).join(' ');

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A card of 250 × 350 units. It is silent: the button or image that carries it says its name. */
export const sheet = (body: string, attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" aria-hidden="true" ${attributes}>${body}</svg>`;

/** A drawing turned about the middle of the card. */
export const turned = (body: string): string => `<g transform="rotate(180 125 175)">${body}</g>`;

/** The index, upright at the head and turned at the foot. */
export const corners = (head: string, foot: string = head): string =>
  `<g class="index">${head}</g>${turned(foot)}`;

/** Five-pointed star outline, one point up. */
export function starPath(x: number, y: number, radius: number, write: (value: number) => string = n): string {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = (Math.PI * i) / 5;
    const reach = i % 2 ? radius * 0.382 : radius;
    d += `${i ? 'L' : 'M'}${write(x + reach * Math.sin(a))} ${write(y - reach * Math.cos(a))}`;
  }
  return `${d}Z`;
}

/** Advance widths in the display face, in hundredths of an em: to fit words and numbers without measuring. */
// biome-ignore format: a table
const ADVANCE: Readonly<Record<string, number>> = {
  M: 48.4, W: 51, N: 39.5, A: 38.9, K: 38, H: 38, X: 37.4, U: 36.8, E: 33, T: 33, Z: 32, S: 33.8, F: 30, L: 30, J: 21, I: 18.8,
  ' ': 15, '.': 16, '-': 22, 0: 35.4, 1: 24, 2: 36.3, 3: 35.2, 4: 35.1, 5: 34.2, 6: 34.2, 7: 30.7, 8: 34, 9: 34.2,
};

/** Width of capitals and figures in the display face, in em. */
export const displayWidth = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (ADVANCE[letter] ?? 36.2), 0) / 100;
