// Reads a PDF back: its pages with their boxes, what is placed on them and where, and the lines of its named parts. All in
// millimeters from the upper left corner of the page.

import { inflateSync } from 'node:zlib';
import { apply, compose, type Matrix } from './svg/matrix.ts';

const MM = 25.4 / 72;

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Placed {
  readonly name: string;
  /** From the units of the drawing to the page. */
  readonly matrix: Matrix;
  /** What may be seen of it. */
  readonly seen: Rectangle;
}

export interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly trim: Rectangle | undefined;
  readonly bleed: Rectangle | undefined;
  readonly placed: readonly Placed[];
  readonly parts: Readonly<Record<string, readonly Line[]>>;
  /** The small print. */
  readonly said: readonly string[];
  /** The operators of the page. */
  readonly content: string;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly root: string;
  /** The dictionary of every object, with its number before it. */
  readonly dictionaries: readonly string[];
  /** The operators of every page and drawing. */
  readonly contents: readonly string[];
}

/** A part of the structure that screen readers follow. */
export interface Told {
  readonly role: string;
  readonly alt: string | undefined;
  /** What it says on which page: the numbers by which the page's marks name it. */
  readonly marks: readonly { readonly page: number; readonly mark: number }[];
  readonly inside: readonly Told[];
}

/** The structure of a tagged document, in the order in which it is read. */
export function structureOf({ dictionaries, root }: ReadPdf): Told[] {
  const byNumber = new Map(dictionaries.map((one) => [Number(/^\d+/.exec(one)![0]), one]));
  const numbers = (text: string): number[] =>
    [...text.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
  const tree = byNumber.get(Number(/\/StructTreeRoot (\d+) 0 R/.exec(root)![1]))!;
  const pages = numbers(
    /\/Kids \[([^\]]*)\]/.exec(dictionaries.find((one) => /\/Type \/Pages\b/.test(one))!)![1],
  );
  const told = (number: number): Told => {
    const one = byNumber.get(number)!;
    const kids = /\/K \[([\s\S]*)\]/.exec(one)?.[1] ?? '';
    const page = pages.indexOf(Number(/\/Pg (\d+) 0 R/.exec(one.replace(kids, ''))?.[1]));
    const marks: { page: number; mark: number }[] = [];
    const inside: Told[] = [];
    for (const [, elsewhere, reference, plain] of kids.matchAll(/<<([^>]*)>>|(\d+) 0 R|(\d+)/g)) {
      if (reference) inside.push(told(Number(reference)));
      else if (plain) marks.push({ page, mark: Number(plain) });
      else if (elsewhere.includes('/MCID'))
        marks.push({
          page: pages.indexOf(numbers(/\/Pg \d+ 0 R/.exec(elsewhere)![0])[0]),
          mark: Number(/\/MCID (\d+)/.exec(elsewhere)![1]),
        });
    }
    return { role: /\/S \/(\w+)/.exec(one)![1], alt: /\/Alt \((.*)\)/.exec(one)?.[1], marks, inside };
  };
  return numbers(/\/K \[([^\]]*)\]/.exec(tree)![1]).map(told);
}

interface Stored {
  readonly dictionary: string;
  readonly stream: string | undefined;
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, Stored>();
  const start = Number(/startxref\s+(\d+)/.exec(text.slice(-64))![1]);
  const table = text.slice(start);
  for (const [, offset] of table.matchAll(/^(\d{10}) 00000 n/gm)) {
    const at = Number(offset);
    const head = text.slice(at, text.indexOf('endobj', at));
    const id = Number(/^(\d+)/.exec(head)![1]);
    const length = /\/Length (\d+)/.exec(head);
    const begin = head.indexOf('stream\n');
    if (begin < 0 || !length) objects.set(id, { dictionary: head, stream: undefined });
    else {
      const data = bytes.subarray(at + begin + 7, at + begin + 7 + Number(length[1]));
      const dictionary = head.slice(0, begin);
      const stream = dictionary.includes('FlateDecode') ? inflateSync(data) : Buffer.from(data);
      objects.set(id, { dictionary, stream: stream.toString('latin1') });
    }
  }
  const reference = (dictionary: string, key: string): number =>
    Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]);
  const root = objects.get(reference(table, 'Root'))!.dictionary;
  const tree = objects.get(reference(root, 'Pages'))!.dictionary;
  const kids = [.../\/Kids \[([^\]]*)\]/.exec(tree)![1].matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
  const preferences = objects.get(reference(root, 'ViewerPreferences'))?.dictionary ?? '';
  return {
    pages: kids.map((id) => {
      const { dictionary } = objects.get(id)!;
      return readPage(dictionary, objects.get(reference(dictionary, 'Contents'))!.stream!);
    }),
    root: root + preferences,
    dictionaries: [...objects.values()].map(({ dictionary }) => dictionary),
    contents: [...objects.values()].flatMap(({ dictionary, stream }) =>
      stream !== undefined && !/\/(Metadata|XML)/.test(dictionary) ? [stream] : [],
    ),
  };
}

function boxOf(dictionary: string, name: string): number[] | undefined {
  return new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(dictionary)?.[1].trim().split(/\s+/).map(Number);
}

interface State {
  ctm: Matrix;
  clip: Rectangle;
}

const around = (points: readonly (readonly [number, number])[]): Rectangle => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const common = (a: Rectangle, b: Rectangle): Rectangle => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

function readPage(dictionary: string, content: string): ReadPage {
  const media = boxOf(dictionary, 'MediaBox')!;
  const [width, height] = [media[2] * MM, media[3] * MM];
  const rectangle = (name: string): Rectangle | undefined => {
    const box = boxOf(dictionary, name);
    if (!box) return undefined;
    return { left: box[0] * MM, right: box[2] * MM, top: height - box[3] * MM, bottom: height - box[1] * MM };
  };
  const placed: Placed[] = [];
  const parts: Record<string, Line[]> = {};
  const said: string[] = [];
  const page: Matrix = [MM, 0, 0, -MM, 0, height];
  let state: State = { ctm: page, clip: { left: 0, top: 0, right: width, bottom: height } };
  const stack: State[] = [];
  const named: string[] = [];
  let operands: string[] = [];
  let points: [number, number][] = [];
  let lines: Line[] = [];
  let clipping = false;
  const point = (x: number, y: number): [number, number] => apply(state.ctm, x, y);
  const OPERATORS: Record<string, (n: number[]) => void> = {
    q: () => stack.push({ ...state }),
    Q: () => {
      state = stack.pop()!;
    },
    cm: (n) => {
      state = { ...state, ctm: compose(state.ctm, n as unknown as Matrix) };
    },
    m: (n) => points.push(point(n[0], n[1])),
    l: (n) => {
      const to = point(n[0], n[1]);
      lines.push({ from: points.at(-1)!, to });
      points.push(to);
    },
    c: (n) => points.push(point(n[4], n[5])),
    W: () => {
      clipping = true;
    },
    BMC: () => named.push(operands[0].slice(1)),
    BDC: () => {
      named.push(operands[0].slice(1));
      const [, hex] = /\/ActualText <feff([^>]*)>/.exec(operands[1]) ?? [];
      if (hex) said.push(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    },
    EMC: () => named.pop(),
    Do: () => placed.push({ name: operands[0].slice(1), matrix: state.ctm, seen: state.clip }),
  };
  const paint = (): void => {
    if (clipping) state = { ...state, clip: common(state.clip, around(points)) };
    const part = named.at(-1);
    if (part !== undefined && !clipping) (parts[part] ??= []).push(...lines);
    [points, lines, clipping] = [[], [], false];
  };
  for (const token of content.match(
    /\[[^\]]*\]|\/[^\s/[\]]+|\((?:[^()\\]|\\.)*\)|<<(?:[^<>]|<[^<>]*>)*>>|<[^>]*>|[^\s/[\]()<>]+/g,
  ) ?? []) {
    if (/^[-\d.]|^[/[(<]/.test(token)) {
      operands.push(token);
      continue;
    }
    OPERATORS[token]?.(operands.map(Number));
    if (/^(n|f|f\*|S|s|B|B\*|b|b\*)$/.test(token)) paint();
    operands = [];
  }
  return {
    width,
    height,
    trim: rectangle('TrimBox'),
    bleed: rectangle('BleedBox'),
    placed,
    parts,
    said,
    content,
  };
}
