// Colours that carry words reach 4.5 : 1, shapes that carry meaning 3 : 1, in daylight and lamplight, on every
// cloth, on every card: read from the tokens of the page and from the inks of the packs as they are drawn.

import { readFileSync } from 'node:fs';
import { armedForces } from '@messdeck/engine/packs/armed-forces';
import { parker } from '@messdeck/engine/packs/parker';
import { skirmish } from '@messdeck/engine/packs/skirmish';
import { loadFaces } from '@messdeck/faces';
import { ink as sigsInk } from '@messdeck/faces/sigs/paper';
import { describe, expect, test } from 'vitest';

type Light = 'day' | 'lamp';
type Colours = Readonly<Record<string, string>>;
type Pair = readonly [ink: string, ground: string];

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The colours that a rule of the style sheet sets, in one light. */
function tokens(selector: string, light: Light): Colours {
  const start = css.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = css.slice(start, css.indexOf('\n}', start));
  const colours: Record<string, string> = {};
  for (const [, name, pair, single] of body.matchAll(
    /--([\w-]+):\s*(?:light-dark\(([^()]*)\)|(#[0-9a-f]{6}));/g,
  )) {
    colours[name!] = single ?? pair!.split(',')[light === 'day' ? 0 : 1].trim();
  }
  return colours;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((p, q) => p - q) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function check(colours: Colours, pairs: readonly Pair[], least: number): void {
  for (const [ink, ground] of pairs) {
    expect(colours[ink], ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(colours[ground], ground).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(colours[ink], colours[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
  }
}

const cross = (inks: readonly string[], grounds: readonly string[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground]));

// biome-ignore format: pairs in rows
const WORDS: readonly Pair[] = [
  ...cross(['ink', 'ink-soft'], ['slip', 'slip-deep', 'page', 'page-deep']),
  ...cross(['navy', 'oxide', 'brass', 'olive'], ['slip', 'slip-deep']), ['navy', 'page'], ['oxide', 'page'],
  ['on-navy', 'navy'], ['on-oxide', 'oxide'], ['on-brass', 'brass'], ['on-call', 'call'], ['slip', 'ink'],
  ...cross(['on-cloth', 'on-cloth-soft'], ['cloth', 'cloth-deep']),
  ...cross(['card-ink', 'card-ink-soft', 'card-navy', 'card-oxide', 'card-red', 'card-olive', 'suit-brass'], ['card-stock']),
  ['map-line', 'map-land'], ['map-line', 'map-sea'], ['map-line', 'map-tint'], ['map-quiet', 'map-ghost'],
  ['map-light', 'map-navy'], ['map-light', 'map-red'],
];
// biome-ignore format: pairs in rows
const SHAPES: readonly Pair[] = [
  ['rule-strong', 'slip'], ['brass-shape', 'slip'], ['legal', 'cloth'], ['card-brass', 'card-stock'], ['card-stock', 'cloth'],
  ['focus', 'focus-edge'], ['focus', 'cloth'], ['map-brass', 'map-tint'], ['map-navy', 'map-land'], ['map-red', 'map-land'],
  ['map-faded', 'map-ghost'], ['map-border', 'map-land'],
];

describe.each(['day', 'lamp'] as const)('%s', (light) => {
  test.each(['olive', 'slate', 'walnut'])('on %s cloth', (cloth) => {
    const own = cloth === 'olive' ? {} : tokens(`[data-cloth="${cloth}"]`, light);
    const colours = { ...tokens(':root', light), ...own };
    check(colours, WORDS, 4.5);
    check(colours, SHAPES, 3);
  });

  /** Custom properties as the faces of a pack use them, over the tokens of the page. */
  async function inksOf(packId: string, ids: readonly string[]): Promise<Colours> {
    const faces = await loadFaces(packId);
    const drawn = [...ids.map((cardId) => faces.face(cardId)), faces.back()].join('');
    const own: Record<string, string> = {};
    for (const [, name, colour] of drawn.matchAll(/var\(--([\w-]+),\s*(#[0-9a-f]{6})\)/g))
      own[name!] = colour!;
    return { ...own, ...tokens(':root', light) };
  }

  test('on the Parker cards', async () => {
    const companies = ['infantry', 'cavalry', 'artillery', 'engineers'].map((company) => `parker-${company}`);
    const inks = await inksOf('parker', parker.ids);
    check(inks, cross(companies, ['card-stock']), 4.5);
    check(inks, [...cross(['card-gold'], [...companies, 'card-ink']), ['card-stock', 'parker-olive']], 3);
  });

  test('on the Skirmish cards', async () => {
    const inks = await inksOf('skirmish', skirmish.ids);
    check(inks, cross(['skirmish-army', 'skirmish-navy'], ['card-stock', 'card-white']), 4.5);
    check(inks, cross(['skirmish-army-tint', 'skirmish-navy-tint'], ['card-stock']), 3);
  });

  test('on the SIGS cards', () => {
    const inks = { ...tokens(':root', light), ...sigsInk };
    const cloths = ['army', 'navy', 'marines'];
    check(inks, cross(cloths, ['card-stock']), 4.5);
    check(inks, [...cross(['gold', 'silver'], cloths), ['red', 'navy'], ['drab', 'backing']], 3);
  });

  test('on the Armed Forces cards', async () => {
    const services = ['army', 'navy', 'marines', 'coast-guard', 'air-force'].map(
      (service) => `af-${service}`,
    );
    const inks = await inksOf('armed-forces', armedForces.ids);
    check(inks, cross(services, ['card-stock']), 4.5);
    check(inks, [['af-brass', 'card-ink']], 3);
  });
});
