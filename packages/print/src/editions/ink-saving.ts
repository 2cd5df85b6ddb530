// Ink-saving: white paper in place of printed paper, the panels of the Parker pack as frames, and a back of a few lines,
// which is most of what is saved.

import { turned } from '@messdeck/faces/svg';

const WHITE = '#ffffff';

/** Grounds that are paper. */
const PAPER = /#f6efdd|#fffefa|#efe6cd/g;

/** A panel of a suit becomes a frame, and what stood on it in paper stands there in the suit's ink. */
function openPanel(face: string): string {
  const panel =
    /(<path d="[^"]*" fill=")currentColor(" stroke="currentColor" stroke-width="3" stroke-linejoin="round"\/>)/;
  if (!panel.test(face)) return face;
  const [before, rest] = face.split(panel.exec(face)![0]);
  const frame = panel.exec(face)![0].replace(panel, `$1${WHITE}$2`);
  const paper = 'var(--card-stock,#f6efdd)';
  const [insignia] = /<g transform="translate\(125 \d+\)[^>]*>/.exec(rest) ?? [''];
  const at = rest.indexOf(insignia);
  const end = rest.indexOf('<g stroke="currentColor" stroke-width="10"');
  // The insignia keep their outlines; the lines, the sign and the words around them change sides.
  const swap = (svg: string): string =>
    svg.replaceAll('currentColor', '\0').replaceAll(paper, 'currentColor').replaceAll('\0', WHITE);
  return before + frame + swap(rest.slice(0, at)) + rest.slice(at, end) + swap(rest.slice(end));
}

export const inkSaving = (face: string): string => openPanel(face).replace(PAPER, WHITE);

/** A quiet back, the same either way up. */
export function inkSavingBack(title: string): string {
  const half =
    `<text x="125" y="158" text-anchor="middle" font-family="'League Gothic'" font-size="${title.length > 12 ? 27 : 34}" letter-spacing="2" fill="#1d2430">${title.replaceAll('&', '&amp;').toUpperCase()}</text>` +
    `<path d="M70 112H180M85 106H165" fill="none" stroke="#a5392b" stroke-width="1.2"/>`;
  return (
    `<svg viewBox="-14 -14 278 378"><path d="M22 22H228V328H22ZM27 27H223V323H27Z" fill="none" stroke="#1d2430" stroke-width="1"/>` +
    `${half}${turned(half)}<path d="M100 175H150" stroke="#1d2430" stroke-width="1"/></svg>`
  );
}
