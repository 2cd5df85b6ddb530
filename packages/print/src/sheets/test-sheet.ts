// The test sheet: where does the back fall? Lines of the front stand 3 mm apart, those of the back 2.9, so each line
// farther out makes up for a tenth of a millimeter. The one that runs on straight is the shift.

import type { Paper } from '../paper.ts';
import type { PdfFile } from '../pdf/file.ts';
import { ruler, smallPrint } from './furniture.ts';
import { INK, RED, words } from './words.ts';

const FRONT = 3;
const BACK = 2.9;
/** Lines to either side of the middle; each is a tenth of a millimeter. */
const LINES = 20;
const LONG = 9;

const HOW = [
  'Hold the sheet to a lamp. One line of this side runs on straight',
  'in a line of the other. Its number is the shift in millimeters.',
];

const STEPS = [
  ['Print on both sides, turned over', 'the long edge, at 100 %.'],
  ['Hold the sheet to a lamp. Across:', 'which line runs on? Read right or left.'],
  ['Upright: which line runs on?', 'Read up or down.'],
  ['Left and down are negative:', '--offset 0.4,-0.8'],
];

export function testSheet(file: PdfFile, paper: Paper, date: string): void {
  const middle = paper.width / 2;
  const across = { x: middle, y: 92 };
  const upright = { x: 62, y: 192 };
  file.page(paper, (pen) => {
    words(pen, 'Where does the back fall?', {
      x: middle,
      y: 34,
      size: 13,
      face: 'display',
      anchor: 'middle',
    });
    for (const [i, line] of HOW.entries())
      words(pen, line, { x: middle, y: 44 + i * 6.4, size: 4.4, anchor: 'middle' });
    let lines = '';
    for (let k = -LINES; k <= LINES; k++) {
      const long = k % 5 === 0 ? LONG + 3 : LONG;
      lines += `M${across.x + k * FRONT} ${across.y}v${-long}M${upright.x} ${upright.y - k * FRONT}h${-long}`;
      if (k % 5 !== 0) continue;
      const text = k === 0 ? '0' : (Math.abs(k) / 10).toFixed(1);
      words(pen, text, { x: across.x + k * FRONT, y: across.y - LONG - 4.4, size: 3.4, anchor: 'middle' });
      words(pen, text, {
        x: upright.x - LONG - 4.4,
        y: upright.y - k * FRONT + 1.1,
        size: 3.4,
        anchor: 'end',
      });
    }
    pen.part('Scale', () => pen.path(lines, { stroke: INK, strokeWidth: 0.2 }));
    const end = LINES * FRONT + 4;
    words(pen, 'left', { x: across.x - end, y: across.y, size: 4, anchor: 'end' });
    words(pen, 'right', { x: across.x + end, y: across.y, size: 4 });
    words(pen, 'up', { x: upright.x, y: upright.y - end + 1, size: 4, anchor: 'middle' });
    words(pen, 'down', { x: upright.x, y: upright.y + end + 2, size: 4, anchor: 'middle' });
    STEPS.forEach((step, i) => {
      words(pen, String(i + 1), { x: 106, y: 150 + i * 18, size: 7, face: 'display', fill: RED });
      for (const [row, line] of step.entries())
        words(pen, line, { x: 113, y: 149 + i * 18 + row * 6, size: 4 });
    });
    ruler(pen, 96, 228);
    smallPrint(pen, [`Messdeck, test sheet, edition 1. ${date}. Print at 100 %.`], 96, 240, 100);
  });
  file.page(paper, (pen) => {
    // Seen through the paper, left and right change places.
    let lines = '';
    for (let k = -LINES; k <= LINES; k++)
      lines += `M${paper.width - (across.x + k * BACK)} ${across.y}v${LONG}M${paper.width - upright.x} ${upright.y - k * BACK}h${-LONG}`;
    pen.part('Scale', () => pen.path(lines, { stroke: RED, strokeWidth: 0.2 }));
  });
}
