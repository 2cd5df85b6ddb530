// No leak: at every moment of a hand the page's whole DOM and accessibility tree hold no card that the seat may not
// know. What it may know is what its stream has shown since the cards were dealt.

import { findGame, isRefusal, type Pack } from '@messdeck/engine';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Faces, loadFaces, type PackId } from '../src/cards/index.ts';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { sitDown } from './shelf.ts';
import { GAMES, type Setting, VARIANTS } from './tables.ts';
import { withPage } from './visit.ts';

/** Where every card is named whoever holds it: the map's own labels, rules, lists of all states. */
const PUBLIC = '.map, #rules, #history, select';

/** The cards that have shown themselves to the seat. */
async function shown(page: Page, pack: Pack): Promise<Set<string>> {
  const seen = await page.evaluate(() => JSON.stringify([window.probe.opening(), window.probe.entries()]));
  const words = seen.match(/[A-Z0-9]+/g) ?? [];
  return new Set(words.filter((word) => pack.find(word) !== undefined));
}

interface Found {
  /** Cards by their faces, by the tokens of attributes, and by marks on the map. */
  readonly faces: string[];
  readonly tokens: string[];
  readonly marked: string[];
  readonly text: string;
}

/** Hands the page all faces, so that it can tell which card a drawing shows. */
function learnFaces(page: Page, pack: Pack, faces: Faces): Promise<void> {
  const drawn = pack.cards.map(({ id }) => [id, faces.face(id)] as const);
  return page.evaluate((cards) => {
    const normal = document.createElement('template');
    const known = new Map(
      cards.map(([id, svg]) => {
        normal.innerHTML = svg;
        return [normal.innerHTML, id] as const;
      }),
    );
    Object.defineProperty(window, 'faces', { value: known });
  }, drawn);
}

function readDom(notHere: string): Found {
  const { faces: known } = window as unknown as { faces: ReadonlyMap<string, string> };
  const faces = [...document.querySelectorAll('.face')].flatMap((face) => known.get(face.innerHTML) ?? []);
  const tokens = new Set<string>();
  for (const element of document.querySelectorAll('#app *')) {
    if (element.closest('svg') || element.closest(notHere)) continue;
    for (const { value } of element.attributes)
      for (const token of value.split(/[^A-Za-z0-9]+/)) tokens.add(token);
  }
  const marked = [...document.querySelectorAll<SVGElement>('.map [data-state]')]
    .filter(({ classList }) => [...classList].some((mark) => mark !== 'state' && mark !== 'reachable'))
    .map(({ dataset }) => dataset['state']!);
  const copy = document.getElementById('app')!.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(`svg, ${notHere}`)) part.remove();
  const words = [...copy.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  return { faces, tokens: [...tokens], marked, text: `${copy.textContent} ${words.join(' ')}` };
}

/** Everything that assistive technology is told, apart from what is public. */
async function readTree(session: CDPSession): Promise<string> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isPublic = (node: (typeof nodes)[number] | undefined): boolean =>
    node !== undefined &&
    (/^(Map of|The way of|Both ways|Election night|Rules of|How the states)/.test(String(node.name?.value)) ||
      node.role?.value === 'combobox' ||
      isPublic(node.parentId === undefined ? undefined : byId.get(node.parentId)));
  return (
    nodes
      // Lines of a broken text repeat what the text says, without its beginning.
      .filter((node) => !node.ignored && node.role?.value !== 'InlineTextBox' && !isPublic(node))
      .map((node) => `${node.name?.value ?? ''} ${node.description?.value ?? ''} ${node.value?.value ?? ''}`)
      .join('\n')
  );
}

/** The names of hidden cards in a text; longer names are read before shorter ones that are part of them. */
function namedIn(text: string, names: ReadonlyMap<string, string>, hidden: ReadonlySet<string>): string[] {
  let rest = text.toLowerCase();
  const longestFirst = [...names].sort(([, a], [, b]) => b.length - a.length);
  const found: string[] = [];
  for (const [card, name] of longestFirst) {
    const parts = rest.split(name.toLowerCase());
    if (parts.length > 1 && hidden.has(card)) found.push(card);
    rest = parts.join('·');
  }
  return found;
}

async function checkMatch(setting: Setting): Promise<number> {
  const game = findGame(setting.game);
  if (isRefusal(game)) throw new Error(game.refused);
  const { pack } = game;
  const faces = await loadFaces(pack.id as PackId);
  const names = new Map(pack.cards.map(({ id }) => [id, faces.name(id)]));
  let checks = 0;
  await withPage({ speed: setting.speed ?? 20 }, async (page) => {
    const hands = new Pointer(false);
    await sitDown(page, hands, setting);
    await learnFaces(page, pack, faces);
    const session = await page.context().newCDPSession(page);
    await play({
      page,
      hands,
      setting,
      watch: async (_, presses) => {
        if (presses % 3 !== 0) return false;
        const scored = await page.evaluate(() => {
          const last = window.probe.told.findLast(({ is }) => is === 'stream');
          return last?.is === 'stream' ? last.state.tally.hands.length : 0;
        });
        // From the second hand on the log rightly names every card.
        if (scored > 0 || presses > 45) return true;
        const found = await page.evaluate(readDom, PUBLIC);
        const tree = await readTree(session);
        // What the stream has shown by now, for the page may have heard more since it was read.
        const known = await shown(page, pack);
        const hidden = new Set(pack.cards.map(({ id }) => id).filter((id) => !known.has(id)));
        const only = (cards: readonly string[]): string[] => cards.filter((card) => hidden.has(card));
        expect(only(found.faces), 'faces').toEqual([]);
        expect(only(found.tokens), 'attributes').toEqual([]);
        expect(only(found.marked), 'the map').toEqual([]);
        expect(namedIn(found.text, names, hidden), 'text').toEqual([]);
        expect(namedIn(tree, names, hidden), 'accessibility tree').toEqual([]);
        if (hidden.size > 0) checks++;
        return false;
      },
    });
  });
  return checks;
}

describe('no card that the seat may not know is anywhere in the page', () => {
  const more = VARIANTS.filter(({ title }) => /honor|Showdown|Congress|eight/.test(title));
  test.each([...GAMES, ...more])('$title', async (setting) => {
    expect(await checkMatch(setting)).toBeGreaterThan(0);
  });
});
