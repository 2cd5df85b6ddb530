// Leaks: whether the page's whole DOM and accessibility tree hold a card that the seat may not know at this moment.
// What it may know is what its stream has shown since the cards were dealt.

import { findGame, isRefusal, type Pack, SPECTATOR, type View, viewOf } from '@messdeck/engine';
import { type Faces, loadFaces, type PackId } from '@messdeck/faces';
import type { CDPSession, Page } from 'playwright-core';
import type { Laid } from '../src/sources/local/messages.ts';

/** Where every card is named anyone who holds it: the map's own labels, rules, lists of all states. */
const PUBLIC = '.map, #rules, #history, select';

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
  // What borders a way, and whether a way leads on from there, the map itself tells.
  const ofTheMap = ['state', 'reachable', 'dead-end'];
  const marked = [...document.querySelectorAll<SVGElement>('.map [data-state]')]
    .filter(({ classList }) => [...classList].some((mark) => !ofTheMap.includes(mark)))
    .map(({ dataset }) => dataset['state'] as string);
  const copy = document.getElementById('app')!.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(`svg, ${notHere}`)) part.remove();
  const words = [...copy.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  return { faces, tokens: [...tokens], marked, text: `${copy.textContent} ${words.join(' ')}` };
}

/** Current move and what counts, which name cards as the rules do ("lead any card but the President"). */
function readAsked(): string[] {
  return [...document.querySelectorAll('#ask .sentence, #ask .sentence *, .worth li, .worth p')].flatMap(
    (part) =>
      [...part.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
  );
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

/** Looks for leaks at one table. */
export class LeakWatch {
  readonly leaks: string[] = [];
  /** How often something was hidden that could have been found. */
  looks: number = 0;
  private readonly page: Page;
  private readonly pack: Pack;
  private readonly names: ReadonlyMap<string, string>;
  private readonly session: CDPSession;

  private constructor(page: Page, pack: Pack, faces: Faces, session: CDPSession) {
    this.page = page;
    this.pack = pack;
    this.names = new Map(pack.cards.map(({ id }) => [id, faces.name(id)]));
    this.session = session;
  }

  static async begin(page: Page, gameId: string): Promise<LeakWatch> {
    const game = findGame(gameId);
    if (isRefusal(game)) throw new Error(game.refused);
    const faces = await loadFaces(game.pack.id as PackId);
    await learnFaces(page, game.pack, faces);
    return new LeakWatch(page, game.pack, faces, await page.context().newCDPSession(page));
  }

  async look(): Promise<void> {
    const { page, pack } = this;
    await this.lookAt(async () => {
      // From the second hand on the log rightly names every card; one may have ended while the page was read.
      if ((await page.evaluate(handsScored)) > 0) return undefined;
      const known = await shown(page, pack);
      // Before the deal nothing is hidden: a journey may begin in any state, and the one picked is marked.
      return known.size === 0 || (await page.evaluate(isStarting)) ? undefined : known;
    });
  }

  /** The same where the test knows what the seat has seen; nothing is hidden where that is undefined. */
  async lookAt(seen: () => Promise<ReadonlySet<string> | undefined>): Promise<void> {
    const { page, pack, names } = this;
    const before = await page.evaluate(readAsked);
    const found = await page.evaluate(readDom, PUBLIC);
    const tree = await readTree(this.session);
    // Another question may be asked by the time the tree has been read.
    const asked = [...before, ...(await page.evaluate(readAsked))];
    // Read last, for the page may have heard more since.
    const known = await seen();
    if (!known) return;
    const hidden = new Set(pack.cards.map(({ id }) => id).filter((id) => !known.has(id)));
    if (hidden.size === 0) return;
    this.looks++;
    const unasked = (text: string): string => asked.reduce((rest, said) => rest.replaceAll(said, ' '), text);
    const cards = {
      face: found.faces.filter((card) => hidden.has(card)),
      attribute: found.tokens.filter((card) => hidden.has(card)),
      map: found.marked.filter((card) => hidden.has(card)),
      text: namedIn(unasked(found.text), names, hidden),
      'accessibility tree': namedIn(unasked(tree), names, hidden),
    };
    for (const [where, leaked] of Object.entries(cards))
      for (const card of leaked) this.leaks.push(`${card} in ${where}, after ${known.size} cards were seen`);
  }
}

/** The cards named in what a seat has seen. */
export function cardsIn(pack: Pack, seen: unknown): Set<string> {
  const words = JSON.stringify(seen).match(/[A-Z0-9]+/g) ?? [];
  return new Set(words.filter((word) => pack.find(word) !== undefined));
}

/** The cards that have shown themselves to the seat. */
async function shown(page: Page, pack: Pack): Promise<Set<string>> {
  const [laid, entries] = await page.evaluate(() => [window.probe.laid(), window.probe.entries()] as const);
  return cardsIn(pack, [laid && openingOf(laid), entries]);
}

/** What lies open before anything has happened. */
function openingOf({ game: id, rules, seats }: Laid): View {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return viewOf(game, game.start(rules, seats.length), 0, SPECTATOR);
}

/** Nothing has happened yet, or a start is chosen. */
const isStarting = (): boolean => (window.probe.entries().at(-1)?.view.phase ?? 'start') === 'start';

function handsScored(): number {
  const last = window.probe.told.findLast(({ is }) => is === 'stream');
  return last?.is === 'stream' ? last.state.tally.hands.length : 0;
}
