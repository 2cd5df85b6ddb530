// Writes the operators of a page or of a drawing that pages share. What is already so is not said again.

import type { Inks } from '../inks.ts';
import { IDENTITY, type Matrix } from '../svg/matrix.ts';
import { type Paint, PLAIN } from '../svg/paint.ts';
import { readPath, type Step } from '../svg/path.ts';
import type { Group, Target } from '../svg/walk.ts';
import { exact, short } from './numbers.ts';

/** What a document keeps for all its pages: ways to see through, and drawings that stand in several places. */
export interface Shelf {
  readonly inks: Inks;
  alpha(fill: number, stroke: number): string;
  /** A drawing that is painted as a whole and then laid on the page. */
  layer(draw: (pen: Pen) => void): string;
}

type State = Map<string, string>;

const CAPS = { butt: 0, round: 1, square: 2 };
const JOINS = { miter: 0, round: 1, bevel: 2 };

export class Pen implements Target {
  private readonly shelf: Shelf;
  private readonly written: string[] = [];
  private states: State[] = [new Map()];
  /** Groups that are painted as a whole write elsewhere until they end. */
  private readonly layers: { group: Group; pen: Pen }[] = [];
  /** For every open group whether it has a place on the stack of the page. */
  private readonly opened: boolean[] = [];

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  get text(): string {
    return this.written.join('\n');
  }

  write(operators: string): void {
    const layer = this.layers.at(-1);
    if (layer) layer.pen.write(operators);
    else this.written.push(operators);
  }

  save(): void {
    this.write('q');
    this.states.push(new Map(this.states.at(-1)));
  }

  restore(): void {
    this.write('Q');
    this.states.pop();
  }

  transform(matrix: Matrix): void {
    if (matrix !== IDENTITY) this.write(`${matrix.map(exact).join(' ')} cm`);
  }

  /** Everything drawn meanwhile stands elsewhere, turned or scaled. */
  within(matrix: Matrix, draw: () => void): void {
    const layer = this.layers.at(-1);
    if (layer) {
      layer.pen.within(matrix, draw);
      return;
    }
    this.save();
    this.transform(matrix);
    draw();
    this.restore();
  }

  /** Names a part of a page, for those who look for it in the file. */
  part(name: string, draw: () => void): void {
    this.write(`/${name} BMC`);
    draw();
    this.write('EMC');
  }

  /** The same, with the words that it says: programs can search, copy and read aloud what is drawn as outlines. */
  saying(name: string, text: string, draw: () => void): void {
    const hex = [...`\ufeff${text}`].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'));
    this.write(`/${name} << /ActualText <${hex.join('')}> >> BDC`);
    draw();
    this.write('EMC');
  }

  clip(steps: readonly Step[], evenOdd = false): void {
    this.write(`${pathText(steps)} ${evenOdd ? 'W*' : 'W'} n`);
  }

  /** Places a drawing of the document. */
  place(name: string, matrix: Matrix = IDENTITY): void {
    this.within(matrix, () => this.write(`/${name} Do`));
  }

  /** A path by its text, for sheets that draw lines of their own. */
  path(d: string, paint: Partial<Paint>): void {
    this.shape(readPath(d), { ...PLAIN, fill: 'none', ...paint });
  }

  rectangle(x: number, y: number, width: number, height: number, fill: string): void {
    this.path(`M${x} ${y}h${width}v${height}h${-width}z`, { fill });
  }

  open(group: Group): void {
    const layer = this.layers.at(-1);
    if (group.opacity < 1) this.layers.push({ group, pen: new Pen(this.shelf) });
    else if (layer) layer.pen.open(group);
    else {
      this.save();
      this.transform(group.matrix);
      if (group.clip) this.clip(group.clip.steps, group.clip.evenOdd);
    }
    this.opened.push(group.opacity < 1);
  }

  close(): void {
    if (this.opened.pop()) {
      const { group, pen } = this.layers.pop()!;
      const name = this.shelf.layer((inner) => inner.write(pen.text));
      this.open({ ...group, opacity: 1 });
      this.say('gs', `/${this.shelf.alpha(group.opacity, group.opacity)} gs`);
      this.write(`/${name} Do`);
      this.close();
    } else if (this.layers.length > 0) this.layers.at(-1)!.pen.close();
    else this.restore();
  }

  shape(steps: readonly Step[], paint: Paint): void {
    const layer = this.layers.at(-1);
    if (layer) {
      layer.pen.shape(steps, paint);
      return;
    }
    const filled = paint.fill !== 'none';
    const stroked = paint.stroke !== 'none';
    this.say('gs', `/${this.shelf.alpha(paint.fillOpacity, paint.strokeOpacity)} gs`);
    if (filled) this.say('fill', this.color(paint.fill, 'rg', 'k'));
    if (stroked) {
      this.say('stroke', this.color(paint.stroke, 'RG', 'K'));
      this.say('w', `${short(paint.strokeWidth)} w`);
      this.say('J', `${CAPS[paint.cap]} J`);
      this.say('j', `${JOINS[paint.join]} j`);
      if (paint.join === 'miter') this.say('M', `${short(paint.miterLimit)} M`);
      this.say('d', `[${paint.dash.map(short).join(' ')}] 0 d`);
    }
    const path = pathText(steps);
    const fill = paint.evenOdd ? 'f*' : 'f';
    if (filled && stroked && paint.strokeFirst) this.write(`${path} S\n${path} ${fill}`);
    else this.write(`${path} ${filled ? (stroked ? (paint.evenOdd ? 'B*' : 'B') : fill) : 'S'}`);
  }

  /** Sets a state once. */
  say(key: string, operators: string): void {
    const state = this.states.at(-1)!;
    if (state.get(key) === operators) return;
    state.set(key, operators);
    this.write(operators);
  }

  /** After something else has changed the state of the page. */
  forget(): void {
    this.states.at(-1)!.clear();
  }

  color(color: string, rgb: string, cmyk: string): string {
    const { inks } = this.shelf;
    return `${inks.operands(color).map(short).join(' ')} ${inks.space === 'DeviceRGB' ? rgb : cmyk}`;
  }
}

const LETTERS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

export const pathText = (steps: readonly Step[]): string =>
  steps.map(({ op, to }) => (op === 'Z' ? 'h' : `${to.map(short).join(' ')} ${LETTERS[op]}`)).join(' ');
