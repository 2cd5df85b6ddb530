// The back of the SIGS pack: rows of chevrons in the inks of the three services round a plate with the name.

import { n, turned } from '../svg.ts';
import { at, ink, paper, stroke, words } from './paper.ts';
import { anchor, globe, star } from './shapes.ts';

export function back(): string {
  const inks = [ink.army, ink.navy, ink.marines];
  const zig = inks
    .map((colour, c) => {
      let d = '';
      for (let y = 24 + c * 12.2; y < 330; y += 36.6) {
        d += `M17 ${n(y)}`;
        for (let k = 0; k < 8; k += 1) d += 'l13.5-9l13.5 9';
      }
      return stroke(d, colour, 5.4);
    })
    .join('');
  const half = words(125, 162, 'SIGS', { size: 62, face: 'display', anchor: 'middle', spacing: 3 });
  const marks =
    at(103, 175, star(9, ink.army)) +
    at(125, 175, anchor(ink.navy, 13), 0.19) +
    at(147, 175, globe(8, ink.marines, ink.stock, 1.4));
  return paper(
    zig +
      `<rect x="10" y="10" width="230" height="330" rx="6" fill="none" stroke="${ink.stock}" stroke-width="13"/><rect x="16" y="16" width="218" height="318" fill="none" stroke="${ink.ink}" stroke-width="1.6"/>` +
      `<rect x="64" y="94" width="122" height="162" fill="${ink.stock}"/><rect x="70" y="100" width="110" height="150" fill="none" stroke="${ink.ink}" stroke-width="1.6"/>` +
      half +
      turned(half) +
      stroke('M78 175H91M159 175H172', ink.ink, 1.6) +
      marks,
  );
}
