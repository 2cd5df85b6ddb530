// Writes src/letters/*.ts: the outlines, advances and kerning of the page's fonts, so that print needs no font at all.
// `npm run letters -w packages/print`, after a font has changed.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import wawoff2 from 'wawoff2';

const STYLES = [
  ['display', 'league-gothic', undefined],
  ['serif', 'messdeck-serif', 400],
  ['semibold', 'messdeck-serif', 600],
  ['bold', 'messdeck-serif', 700],
  ['italic', 'messdeck-serif-italic', 400],
  ['semibold-italic', 'messdeck-serif-italic', 600],
  ['deco', 'messdeck-deco', undefined],
];

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const hex = (text) => [...text].map((letter) => letter.codePointAt(0).toString(16)).join('-');

const identifierOf = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Two or three letters for which a font has a shape of its own. */
function joinedIn(font, letters) {
  const isOne = (text) => font.layout(text).glyphs.length === 1;
  const longer = (beginnings) =>
    beginnings.flatMap((begun) => letters.map((letter) => begun + letter).filter(isOne));
  const pairs = longer(letters);
  return [...pairs, ...longer(pairs)];
}

/** A path in whole thousandths of an em, without what a reader does not need. */
function pathOf(glyph, scale) {
  const n = (value) => String(Math.round(value * scale) + 0);
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
  return glyph.path.commands
    .map(({ command, args }) => letters[command] + args.map(n).join(' '))
    .join('')
    .replaceAll(' -', '-');
}

/** Kerning by classes: letters on the left that kern alike, then the letters on the right by value. */
function kerning(font, letters, scale) {
  const alone = new Map(letters.map((letter) => [letter, font.layout(letter).advanceWidth]));
  const rows = new Map();
  for (const left of letters) {
    const byValue = new Map();
    for (const right of letters) {
      const { glyphs, advanceWidth } = font.layout(left + right);
      if (glyphs.length !== 2) continue;
      const value = Math.round((advanceWidth - alone.get(left) - alone.get(right)) * scale);
      if (value !== 0) byValue.set(value, `${byValue.get(value) ?? ''}${right}`);
    }
    const row = [...byValue].map(([value, rights]) => `${value}:${hex(rights)}`).join(' ');
    if (row !== '') rows.set(row, (rows.get(row) ?? '') + left);
  }
  return [...rows].map(([row, lefts]) => `kern ${hex(lefts)} ${row}`);
}

for (const [name, file, weight] of STYLES) {
  const woff2 = readFileSync(here(`../../web/public/fonts/${file}.woff2`));
  const whole = create(Buffer.from(await wawoff2.decompress(woff2)));
  const font = weight === undefined ? whole : whole.getVariation({ wght: weight });
  const scale = 1000 / font.unitsPerEm;
  const letters = whole.characterSet
    .filter((code) => code >= 32 && code < 0xfff0)
    .map((code) => String.fromCodePoint(code));
  const lines = [...letters, ...joinedIn(font, letters)].map((text) => {
    const { glyphs, advanceWidth } = font.layout(text);
    return `${hex(text)} ${Math.round(advanceWidth * scale)} ${pathOf(glyphs[0], scale)}`.trim();
  });
  if (name !== 'deco') lines.push(...kerning(font, letters, scale));
  writeFileSync(
    here(`../src/letters/${name}.ts`),
    `// Written by letters/build.mjs: outlines, advances and kerning in thousandths of an em. Font license: NOTICE.\n\nexport const ${identifierOf(name)}: string = \`${lines.join('\n')}\n\`;\n`,
  );
}
