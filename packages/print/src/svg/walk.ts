// Walks through a drawing and hands its shapes, words as outlines among them, to anyone who draws or measures them. It knows
// what our drawings use: svg, g, defs, use, symbol, path, rect, circle, ellipse, text, clipPath and pattern.

import { faceOf, outlineOfLetter, setLine } from '../letters.ts';
import { type Element, readDrawing } from './elements.ts';
import { compose, IDENTITY, type Matrix, moved, readTransform, scaled } from './matrix.ts';
import { opacityOf, type Paint, PLAIN, paintOf, type Tokens } from './paint.ts';
import { extentOf, movedPath, readPath, type Step } from './path.ts';
import { outlineOf } from './shapes.ts';

export interface Group {
  readonly matrix: Matrix;
  /** What is drawn in the group shows only inside these shapes, given in the group's own units. */
  readonly clip?: { readonly steps: readonly Step[]; readonly evenOdd: boolean };
  /** Below 1 the group is painted as a whole, and then laid on what is there. */
  readonly opacity: number;
  /** What the drawing calls it: `index` for one. */
  readonly called?: string;
}

/** Where a walk leads: a page, or a measure. */
export interface Target {
  open(group: Group): void;
  close(): void;
  shape(steps: readonly Step[], paint: Paint): void;
}

const NOT_DRAWN = new Set(['defs', 'clipPath', 'pattern', 'symbol', 'title', 'desc']);

export function walk(svg: string | Element, target: Target, tokens: Tokens = () => undefined): void {
  const root = typeof svg === 'string' ? readDrawing(svg) : svg;
  const byId = new Map<string, Element>();
  const collect = (element: Element): void => {
    if (element.attributes.id) byId.set(element.attributes.id, element);
    element.children.forEach(collect);
  };
  collect(root);
  new Walk(target, tokens, byId).children(root, paintOf(root, PLAIN, tokens));
}

class Walk {
  private readonly target: Target;
  private readonly tokens: Tokens;
  private readonly byId: ReadonlyMap<string, Element>;

  constructor(target: Target, tokens: Tokens, byId: ReadonlyMap<string, Element>) {
    this.target = target;
    this.tokens = tokens;
    this.byId = byId;
  }

  children(element: Element, paint: Paint): void {
    for (const child of element.children) if (!NOT_DRAWN.has(child.name)) this.element(child, paint);
  }

  private element(element: Element, outer: Paint): void {
    const paint = paintOf(element, outer, this.tokens);
    const group = this.groupOf(element);
    const opacity = group.opacity;
    // One layer of one ink needs no group to be seen through.
    const alone =
      opacity < 1 &&
      !/^(g|svg|use)$/.test(element.name) &&
      (paint.stroke === 'none' || paint.fill === 'none' || (element.name === 'path' && !paint.stroke));
    const apart =
      group.matrix !== IDENTITY ||
      group.clip !== undefined ||
      group.called !== undefined ||
      (opacity < 1 && !alone);
    const drawn = alone
      ? {
          ...paint,
          fillOpacity: paint.fillOpacity * opacity,
          strokeOpacity: paint.strokeOpacity * opacity,
        }
      : paint;
    if (apart) this.target.open(alone ? { ...group, opacity: 1 } : group);
    this.inside(element, drawn);
    if (apart) this.target.close();
  }

  private groupOf(element: Element): Group {
    const { attributes: a } = element;
    const clip = a['clip-path'];
    const transform = a.transform ? readTransform(a.transform) : IDENTITY;
    let matrix = transform;
    if (element.name === 'use' && (a.x || a.y))
      matrix = compose(transform, moved(Number(a.x ?? 0), Number(a.y ?? 0)));
    const called = a.class;
    const view = element.name === 'svg' ? viewOf(element) : undefined;
    if (view) matrix = compose(matrix, view.matrix);
    return {
      matrix,
      opacity: opacityOf(element),
      ...(called === undefined ? {} : { called }),
      ...(view ? { clip: view.clip } : clip ? { clip: this.clipOf(clip) } : {}),
    };
  }

  private named(reference: string): Element {
    const id = /#([^)"]+)/.exec(reference)?.[1] ?? '';
    const found = this.byId.get(id);
    if (!found) throw new Error(`A drawing refers to #${id}, which it does not have.`);
    return found;
  }

  private clipOf(reference: string): NonNullable<Group['clip']> {
    const steps = this.named(reference).children.flatMap((child) =>
      movedPath(outlineOf(child) ?? [], readTransform(child.attributes.transform)),
    );
    return { steps, evenOdd: false };
  }

  private inside(element: Element, paint: Paint): void {
    if (element.name === 'g' || element.name === 'svg') this.children(element, paint);
    else if (element.name === 'use') {
      const used = this.named(element.attributes.href ?? element.attributes['xlink:href'] ?? '');
      if (used.name === 'symbol') this.children(used, paint);
      else this.element(used, paint);
    } else if (element.name === 'text') this.words(element, paint);
    else {
      const steps = outlineOf(element);
      if (!steps) throw new Error(`A drawing has an element that print does not know: ${element.name}.`);
      if (!paint.fill.startsWith('url(')) this.shape(steps, paint);
      else {
        this.pattern(steps, paint);
        this.shape(steps, { ...paint, fill: 'none' });
      }
    }
  }

  private shape(steps: readonly Step[], paint: Paint): void {
    const stroked = paint.stroke !== 'none' && paint.strokeWidth > 0 && paint.strokeOpacity > 0;
    const filled = paint.fill !== 'none' && paint.fillOpacity > 0;
    if (steps.length === 0 || (!stroked && !filled)) return;
    this.target.shape(steps, {
      ...paint,
      fill: filled ? paint.fill : 'none',
      stroke: stroked ? paint.stroke : 'none',
    });
  }

  /** A shape filled with a pattern: the tiles that it touches, cut to the shape. */
  private pattern(steps: readonly Step[], paint: Paint): void {
    const pattern = this.named(paint.fill);
    const a = pattern.attributes;
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((key) => Number(a[key] ?? 0));
    const matrix = readTransform(a.patternTransform);
    this.target.open({ matrix: IDENTITY, clip: { steps, evenOdd: paint.evenOdd }, opacity: 1 });
    this.target.open({ matrix, opacity: 1 });
    const box = extentOf(movedPath(steps, inverse(matrix)));
    const cell = readPath(`M0 0h${w}v${h}h${-w}z`);
    for (let row = Math.floor((box.top - y) / h); y + row * h < box.bottom; row++)
      for (let column = Math.floor((box.left - x) / w); x + column * w < box.right; column++) {
        this.target.open({
          matrix: moved(x + column * w, y + row * h),
          clip: { steps: cell, evenOdd: false },
          opacity: 1,
        });
        this.children(pattern, paintOf(pattern, PLAIN, this.tokens));
        this.target.close();
      }
    this.target.close();
    this.target.close();
  }

  private words(element: Element, paint: Paint): void {
    const { attributes: a, text } = element;
    if (text.trim() === '') return;
    const { size } = paint;
    const line = setLine(text, faceOf(paint.family, paint.weight, paint.italic), paint.spacing / size);
    const natural = line.width * size;
    const length = Number(a.textLength ?? natural);
    const stretch = length / natural;
    const start = { start: 0, middle: 0.5, end: 1 }[paint.anchor] * length;
    const steps = line.letters.flatMap(({ letter, x }) =>
      movedPath(outlineOfLetter(letter), [size / 1000, 0, 0, -size / 1000, x * size, 0]),
    );
    const place = compose(moved(Number(a.x ?? 0) - start, Number(a.y ?? 0)), scaled(stretch, 1));
    if (stretch !== 1) this.target.open({ matrix: place, opacity: 1 });
    this.shape(stretch === 1 ? movedPath(steps, place) : steps, { ...paint, evenOdd: false });
    if (stretch !== 1) this.target.close();
  }
}

/** A drawing within a drawing: where it stands, and the window it is seen through. */
function viewOf({ attributes: a }: Element): { matrix: Matrix; clip: NonNullable<Group['clip']> } {
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((key) => Number(a[key] ?? 0));
  const [left, top, wide, high] = a.viewBox ? a.viewBox.split(/[\s,]+/).map(Number) : [0, 0, w, h];
  const k = Math.min(w / wide, h / high);
  const matrix = compose(
    moved(x + (w - wide * k) / 2, y + (h - high * k) / 2),
    compose(scaled(k), moved(-left, -top)),
  );
  return { matrix, clip: { steps: readPath(`M${left} ${top}h${wide}v${high}h${-wide}z`), evenOdd: false } };
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}
