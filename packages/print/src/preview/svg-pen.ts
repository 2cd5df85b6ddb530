// Draws a sheet as SVG, for a preview: the same calls that write a PDF.

import { BEYOND } from '../cards.ts';
import type { Drawn, SheetPen } from '../sheets/job.ts';
import { IDENTITY, type Matrix } from '../svg/matrix.ts';
import { type Paint, PLAIN } from '../svg/paint.ts';
import { readPath, type Step } from '../svg/path.ts';

/** A drawing reaches beyond its card on all sides. */
const REACH = `x="${-BEYOND}" y="${-BEYOND}" width="${250 + 2 * BEYOND}" height="${350 + 2 * BEYOND}"`;

const pathData = (steps: readonly Step[]): string =>
  steps.map((step) => (step.op === 'Z' ? 'Z' : step.op + step.to.map(round).join(' '))).join('');

const round = (value: number): number => Math.round(value * 1000) / 1000;

export class SvgPen implements SheetPen {
  readonly placed: Set<Drawn> = new Set();
  private readonly idOf: (drawing: Drawn) => string;
  private readonly clipIds: string;
  private written = '';
  private clips = 0;
  /** How many groups have been opened since each save. */
  private readonly opened: number[] = [];

  constructor(idOf: (drawing: Drawn) => string, clipIds: string) {
    this.idOf = idOf;
    this.clipIds = clipIds;
  }

  get text(): string {
    return this.written;
  }

  save(): void {
    this.opened.push(0);
  }

  restore(): void {
    this.written += '</g>'.repeat(this.opened.pop()!);
  }

  within(matrix: Matrix, draw: () => void): void {
    this.written += `<g transform="matrix(${matrix.join(' ')})">`;
    draw();
    this.written += '</g>';
  }

  part(name: string, draw: () => void): void {
    this.written += `<g data-part="${name}">`;
    draw();
    this.written += '</g>';
  }

  saying(name: string, _text: string, draw: () => void): void {
    this.part(name, draw);
  }

  clip(steps: readonly Step[]): void {
    const id = `${this.clipIds}${this.clips++}`;
    this.written += `<clipPath id="${id}"><path d="${pathData(steps)}"/></clipPath><g clip-path="url(#${id})">`;
    this.opened[this.opened.length - 1]++;
  }

  place(drawing: Drawn, matrix: Matrix = IDENTITY): void {
    this.placed.add(drawing);
    this.written += `<use href="#${this.idOf(drawing)}" ${REACH} transform="matrix(${matrix.join(' ')})"/>`;
  }

  path(d: string, paint: Partial<Paint>): void {
    this.shape(readPath(d), { ...PLAIN, fill: 'none', ...paint });
  }

  shape(steps: readonly Step[], { fill, stroke, strokeWidth, dash }: Paint): void {
    const line = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`;
    const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : '';
    this.written += `<path d="${pathData(steps)}" fill="${fill}"${line}${dashes}/>`;
  }
}
