// Words that stay words: our letters as a font of the document, so that a book can be searched, copied and read aloud.

import { type Face, lettersOf, outlineOfLetter, setLine } from '../letters.ts';
import { extentOf } from '../svg/path.ts';
import type { PdfFile } from './file.ts';
import { short } from './numbers.ts';
import { type Pen, pathText } from './pen.ts';

const FIRST = 33;

const codes = new Map<Face, Map<string, number>>();

function codesOf(face: Face): Map<string, number> {
  let known = codes.get(face);
  if (!known) {
    known = new Map(lettersOf(face).map(({ text }, i) => [text, text === ' ' ? 32 : FIRST + i]));
    codes.set(face, known);
  }
  return known;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** Gives the document the letters of a face; returns their name. */
function fontOf(file: PdfFile, face: Face): string {
  return file.font(`F-${face}`, () => {
    const letters = lettersOf(face);
    const byCode = [...letters].sort((a, b) => codesOf(face).get(a.text)! - codesOf(face).get(b.text)!);
    const procedures: Record<string, unknown> = {};
    const differences: unknown[] = [32];
    const widths: number[] = [];
    const names: string[] = [];
    let last = 31;
    for (const letter of byCode) {
      const code = codesOf(face).get(letter.text)!;
      if (code !== last + 1) differences.push(code);
      for (let gap = last + 1; gap < code; gap++) widths.push(0);
      last = code;
      const name = `g${code}`;
      const steps = outlineOfLetter(letter);
      const { left, top, right, bottom } =
        steps.length > 0 ? extentOf(steps) : { left: 0, top: 0, right: 0, bottom: 0 };
      const glyph = file.document.ref({});
      glyph.end(
        `${letter.advance} 0 ${[left, top, right, bottom].map(short).join(' ')} d1 ${pathText(steps)}${steps.length > 0 ? ' f' : ''}`,
      );
      procedures[name] = glyph;
      differences.push(name);
      widths.push(letter.advance);
      names.push(
        `<${hex(code, 2)}> <${[...letter.text].map((one) => hex(one.codePointAt(0)!, 4)).join('')}>`,
      );
    }
    const unicode = file.document.ref({});
    const parts: string[] = [];
    for (let i = 0; i < names.length; i += 100) {
      const some = names.slice(i, i + 100);
      parts.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
    }
    unicode.end(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Messdeck def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange\n${parts.join('\n')}\nendcmap end end`,
    );
    const font = file.document.ref({
      Type: 'Font',
      Subtype: 'Type3',
      Name: `F-${face}`,
      FontBBox: [-400, -400, 1400, 1100],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: procedures,
      Encoding: { Type: 'Encoding', Differences: differences },
      FirstChar: 32,
      LastChar: last,
      Widths: widths,
      Resources: {},
      ToUnicode: unicode,
    });
    font.end();
    return font;
  });
}

export interface TypeSetting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly fill: string;
}

/** Sets a run of words as text of the document. */
export function type(file: PdfFile, pen: Pen, text: string, { x, y, size, face, fill }: TypeSetting): void {
  const name = fontOf(file, face);
  const known = codesOf(face);
  const line = setLine(text, face);
  let shown = '';
  let expected = 0;
  for (const { letter, x: at } of line.letters) {
    const shift = Math.round((expected - at) * 1000);
    if (shift !== 0) shown += `> ${shift} <`;
    shown += hex(known.get(letter.text)!, 2);
    expected = at + letter.advance / 1000;
  }
  pen.write(
    `BT ${pen.color(fill, 'rg', 'k')} /${name} 1 Tf ${short(size)} 0 0 ${short(-size)} ${short(x)} ${short(y)} Tm [<${shown}>] TJ ET`,
  );
  pen.forget();
}
