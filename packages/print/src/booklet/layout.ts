// Sets the rules of a pack on pages: a cover, the games one after another, and a last page with the ruler.

import { type Face, setLine, widthOf } from '../letters.ts';
import type { Size } from '../pdf/file.ts';
import { type Block, blocksOf, RULE, type Run, runsOf } from './rules-text.ts';

export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly fill: string;
  /** The rule that these words name. */
  readonly to?: string;
  /** The number or dot of an item of a list. */
  readonly isMark?: true;
  /** Of a row of a table: which cell they stand in. */
  readonly cell?: number;
  readonly width: number;
}

/** Something on a page that is read as one: a paragraph, or the part of it that stands here. */
export interface Item {
  readonly role: 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'TR' | 'Figure' | 'Artifact';
  /** Parts of one paragraph on several pages have the same. */
  readonly key: number;
  readonly words: readonly Words[];
  /** The name under which links find it. */
  readonly anchor?: string;
  /** Its place in the list of contents. */
  readonly bookmark?: { readonly level: number; readonly title: string };
  readonly lines?: string;
  /** The first row of a table. */
  readonly header?: true;
  readonly figure?: {
    readonly cards: readonly string[];
    readonly alt: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
  };
}

export interface Page {
  readonly items: Item[];
}

export interface BookGame {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
  readonly cards: readonly string[];
  readonly caption: string;
}

const INK = '#1d2430';
const SOFT = '#4d5258';
const RED = '#a5392b';

const BODY = 3.15;
const LEADING = 4.35;
const HANG = 15;
const MARGIN = { top: 17, bottom: 16, side: 13 };

export class Layout {
  readonly pages: Page[] = [];
  private readonly size: Size;
  private y = 0;
  private key = 0;
  private running = '';

  constructor(size: Size) {
    this.size = size;
  }

  private get width(): number {
    return this.size.width - 2 * MARGIN.side;
  }

  private get foot(): number {
    return this.size.height - MARGIN.bottom;
  }

  blank(): Page {
    const page: Page = { items: [] };
    this.pages.push(page);
    return page;
  }

  private turn(): void {
    const page = this.blank();
    this.y = MARGIN.top + 6;
    const number = String(this.pages.length);
    const right = this.pages.length % 2 === 1;
    const put = (text: string, x: number, y: number, end: boolean): Words => {
      const width = widthOf(text, 'display') * 3.4;
      return { text, x: end ? x - width : x, y, size: 3.4, face: 'display', fill: SOFT, width };
    };
    const [left, far] = [MARGIN.side, this.size.width - MARGIN.side];
    page.items.push({
      role: 'Artifact',
      key: 0,
      words: [
        put(this.running, left, 13, false),
        put(number, right ? far : left, this.size.height - 8, right),
      ],
      lines: `M${left} 15H${far}`,
    });
  }

  private room(height: number): void {
    if (this.y + height > this.foot) this.turn();
  }

  game({ title, markdown, cards, caption, id }: BookGame): void {
    this.running = title;
    this.turn();
    this.line('H1', [{ text: title, face: 'serif' }], {
      size: 9,
      leading: 11,
      face: 'display',
      bookmark: { level: 0, title },
      anchor: id,
    });
    const wide = 17;
    this.room(wide * 1.4 + 10);
    this.pages.at(-1)!.items.push({
      role: 'Figure',
      key: ++this.key,
      words: [],
      figure: { cards, alt: caption, x: MARGIN.side, y: this.y - 4, width: wide },
    });
    this.y += wide * 1.4 + 2;
    this.line('P', [{ text: caption, face: 'italic' }], { size: 2.7, leading: 3.8 });
    this.y += 2;
    for (const block of blocksOf(markdown)) this.block(block);
  }

  private block(block: Block): void {
    if (block.kind === 'heading') {
      this.y += block.level === 2 ? 3.4 : 2;
      this.room(LEADING * 4);
      this.line(block.level === 2 ? 'H2' : 'H3', [{ text: block.text, face: 'serif' }], {
        size: block.level === 2 ? 6 : 4.6,
        leading: block.level === 2 ? 6.4 : 5.4,
        face: 'display',
        bookmark: { level: block.level - 1, title: block.text },
      });
    } else if (block.kind === 'paragraph') this.line('P', runsOf(block.text), { after: 1.4 });
    else if (block.kind === 'item') {
      const numbered = /^[A-Z]/.test(block.mark);
      const indent = numbered ? HANG : block.deep ? HANG + 5 : 5;
      this.line('LI', runsOf(block.text), {
        indent,
        mark: block.mark,
        numbered,
        after: 1.1,
        ...(numbered ? { anchor: block.mark } : {}),
      });
    } else this.table(block.rows);
  }

  private table(rows: readonly (readonly string[])[]): void {
    const columns = rows[0].length;
    const natural = Array.from({ length: columns }, (_, i) =>
      Math.min(60, Math.max(...rows.map((row) => widthOf(plainOf(row[i] ?? ''), 'serif') * 2.8)) + 3),
    );
    const sum = natural.reduce((a, b) => a + b, 0);
    const widths = natural.map((width) => (width * this.width) / Math.max(sum, this.width * 0.7));
    rows.forEach((row, r) => {
      const face: Face = r === 0 ? 'bold' : 'serif';
      const cells = row.map((cell, i) =>
        wrapRuns([{ text: plainOf(cell), face: face as Run['face'] }], 2.8, widths[i] - 2),
      );
      const height = Math.max(...cells.map((lines) => lines.length)) * 3.7;
      this.room(height + 1.5);
      let x = MARGIN.side;
      const words: Words[] = [];
      cells.forEach((lines, cell) => {
        lines.forEach((line, at) => {
          for (const run of line)
            words.push({ ...run, x: x + run.x, y: this.y + at * 3.7, size: 2.8, fill: INK, cell });
        });
        x += widths[cell];
      });
      const at = this.y + height - 2.4;
      this.pages.at(-1)!.items.push({
        role: 'TR',
        key: ++this.key,
        words,
        ...(r === 0 ? { header: true } : {}),
        lines: `M${MARGIN.side} ${at}H${this.size.width - MARGIN.side}`,
      });
      this.y += height + 1;
    });
    this.y += 2;
  }

  private line(
    role: Item['role'],
    runs: readonly Run[],
    set: {
      readonly size?: number;
      readonly leading?: number;
      readonly face?: Face;
      readonly indent?: number;
      readonly mark?: string;
      readonly numbered?: boolean;
      readonly after?: number;
      readonly anchor?: string;
      readonly bookmark?: NonNullable<Item['bookmark']>;
    },
  ): void {
    const { size = BODY, leading = LEADING, indent = 0, mark, after = 0.6 } = set;
    const lines = wrapRuns(runs, size, this.width - indent, set.face);
    const key = ++this.key;
    let words: Words[] = [];
    let first = true;
    const flush = (): void => {
      if (words.length === 0) return;
      this.pages.at(-1)!.items.push({
        role,
        key,
        words,
        ...(first && set.anchor !== undefined ? { anchor: set.anchor } : {}),
        ...(first && set.bookmark ? { bookmark: set.bookmark } : {}),
      });
      words = [];
      first = false;
    };
    lines.forEach((line, i) => {
      if (this.y + leading > this.foot + 2) {
        flush();
        this.turn();
      }
      if (i === 0 && mark) {
        const face: Face = set.numbered ? 'display' : 'serif';
        const at = set.numbered ? 3.6 : size;
        const left = set.numbered ? MARGIN.side : MARGIN.side + indent - 4.4;
        words.push({
          isMark: true,
          text: mark,
          x: left,
          y: this.y,
          size: at,
          face,
          fill: set.numbered ? RED : INK,
          width: widthOf(mark, face) * at,
        });
      }
      for (const run of line)
        words.push({ ...run, x: MARGIN.side + indent + run.x, y: this.y, size, fill: INK });
      this.y += leading;
    });
    flush();
    this.y += after;
  }
}

const plainOf = (text: string): string =>
  runsOf(text)
    .map((run) => run.text)
    .join('');

type Placed = Omit<Words, 'y' | 'size' | 'fill'>;

/** Runs cut into lines, word by word; words that name a rule stand alone, to be links. */
function wrapRuns(runs: readonly Run[], size: number, width: number, forced?: Face): Placed[][] {
  const lines: Placed[][] = [[]];
  let x = 0;
  for (const { text, face: own } of runs) {
    const face = forced ?? own;
    for (const word of text.split(/(?<= )|(?<=[–-])(?=[a-z])/)) {
      const wide = widthOf(word.trimEnd(), face) * size;
      if (x + wide > width && x > 0) {
        lines.push([]);
        x = 0;
      }
      const line = lines.at(-1)!;
      const before = line.at(-1);
      const to = word.match(RULE)?.[0];
      const full = setLine(word, face).width * size;
      if (before && to === undefined && before.to === undefined && before.face === face)
        line[line.length - 1] = { ...before, text: before.text + word, width: before.width + full };
      else line.push({ text: word, x, face, width: full, ...(to === undefined ? {} : { to }) });
      x += full;
    }
  }
  return lines.filter((line) => line.length > 0);
}
