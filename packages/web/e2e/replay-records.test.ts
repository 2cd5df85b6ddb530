// Every record kept, opened as a link in a real browser and stepped through to its end: the page goes from match to match
// without being loaded again, and forward and back it shows the same, byte for byte.

import { readFileSync } from 'node:fs';
import { games, type MatchRecord } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { makeLink } from '../src/sources/replay/link.ts';
import { withPage } from './visit.ts';

const folder = new URL('../../../records/conformance/', import.meta.url);

function recordsIn(kind: string, game: string): MatchRecord[] {
  const lines = readFileSync(new URL(`${kind}/${game}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { legal: _, views: __, ...record } = JSON.parse(line) as MatchRecord & Record<string, unknown>;
    return record as MatchRecord;
  });
}

interface Reel {
  /** The address of its beginning, through some seat's eyes. */
  readonly address: string;
  readonly events: number;
  /** By every event, or by hands. */
  readonly by: 'event' | 'hand';
}

/** Runs in the page: steps through one match after the other by keys; returns what was not as it should be. */
async function stepThrough(reels: readonly Reel[]): Promise<string[]> {
  const wrong: string[] = [];
  const BACK = 12;
  const until = async (done: () => boolean): Promise<void> => {
    const latest = performance.now() + 30_000;
    while (!done()) {
      if (performance.now() > latest) throw new Error(`nothing comes after ${location.hash.slice(0, 40)}`);
      await new Promise((later) => setTimeout(later, 5));
    }
  };
  const find = <E extends Element>(selector: string): E | null => document.querySelector<E>(selector);
  const now = (): number => Number(find<HTMLInputElement>('.scrub input[type="range"]')?.value);
  // Everything on the table; the order of attributes does not count, nor that the last leg of a journey draws itself.
  const written = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeValue ?? '';
    const moving = node.matches('path.leg') ? ['class', 'pathLength'] : [];
    const attributes = [...node.attributes]
      .filter(({ name }) => !moving.includes(name))
      .map(({ name, value }) => `${name}="${value}"`)
      .sort();
    return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(written).join('')}`;
  };
  const picture = (): string => written(find('.table')!);
  const difference = (before: string): string => {
    const after = picture();
    const from = [...after].findIndex((letter, k) => letter !== before[k]);
    return `${before.slice(from - 60, from + 40)} → ${after.slice(from - 60, from + 40)}`;
  };
  const press = async (key: string): Promise<void> => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await new Promise<void>((drawn) => queueMicrotask(() => queueMicrotask(drawn)));
  };
  const opened = async (address: string): Promise<boolean> => {
    location.hash = '#/replay';
    await until(() => find('.open-record') !== null);
    location.hash = address;
    await until(() => find('.transport, .waiting [role="alert"]') !== null);
    // The keys are heard once the page is drawn.
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    return find('.transport') !== null;
  };
  for (const [i, { address, events, by }] of reels.entries()) {
    const fault = (words: string): void => void wrong.push(`${i + 1}: ${words}`);
    if (!(await opened(address))) {
      fault(find('.waiting [role="alert"]')!.textContent);
      continue;
    }
    const pictures = new Map<number, string>();
    for (let at = 1; by === 'event' && at <= events; at++) {
      await press('ArrowRight');
      if (now() !== at) fault(`event ${now()} instead of ${at}`);
      if (at > events - BACK) pictures.set(at, picture());
    }
    for (let k = 0; by === 'hand' && k < events && now() < events; k++) await press('PageDown');
    if (now() !== events) fault(`the end is event ${now()} instead of ${events}`);
    for (const [at, before] of [...pictures].reverse().slice(1)) {
      await press('ArrowLeft');
      if (now() !== at) fault(`event ${now()} instead of ${at} on the way back`);
      if (picture() !== before) fault(`event ${at} looks different on the way back: ${difference(before)}`);
    }
  }
  return wrong;
}

test.each(games.map(({ id }) => id))(
  '%s: every record opens and steps through',
  async (id) => {
    const game = games.find((one) => one.id === id)!;
    const reels = await Promise.all(
      ['full', 'views', 'digests'].flatMap((kind) =>
        recordsIn(kind, id).map(async (record, i): Promise<Reel> => {
          const address = `#/replay/${await makeLink(record, game)}/0/${i % record.seats.length}`;
          return { address, events: record.log.length, by: kind === 'digests' ? 'hand' : 'event' };
        }),
      ),
    );
    await withPage({}, async (page) => {
      expect(await page.evaluate(stepThrough, reels)).toEqual([]);
    });
  },
  600_000,
);
