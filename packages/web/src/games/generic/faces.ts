// Faces for a pack that nobody has drawn: the identifier in the corners and the name in the middle.

import type { Pack } from '@messdeck/engine';
import { type Faces, makeFaces } from '@messdeck/faces/faces';
import {
  brass,
  corners,
  display,
  displayWidth,
  escapeText,
  ink,
  serif,
  sheet,
  stock,
} from '@messdeck/faces/svg';

const PAPER = `<rect width="250" height="350" rx="14" fill="${stock}"/>`;
const INDEX = 70;
const WIDEST = 200;

/** Words in lines of about so many letters. */
function lines(words: string): string[] {
  const made: string[] = [];
  for (const word of words.split(' ')) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < 14) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}

export function facesOf(pack: Pack): Faces {
  const sayOf = (id: string): string => pack.name(pack.find(id)!);
  return makeFaces(pack, {
    face: ({ id }) => {
      const size = Math.min(INDEX, WIDEST / 2 / displayWidth(id));
      const index = `<text x="18" y="68" font-family="${display}" font-size="${size}" fill="${ink}">${escapeText(id)}</text>`;
      const said = lines(sayOf(id));
      const middle = said.map(
        (line, i) =>
          `<text x="125" y="${185 + (i - (said.length - 1) / 2) * 34}" text-anchor="middle" font-family="${serif}" font-size="28" fill="${ink}">${escapeText(line)}</text>`,
      );
      return sheet(PAPER + corners(index) + middle.join(''), 'class="face"');
    },
    back: () =>
      sheet(
        `${PAPER}<rect x="18" y="18" width="214" height="314" rx="8" fill="none" stroke="${brass}" stroke-width="6"/><rect x="34" y="34" width="182" height="282" rx="5" fill="${brass}" opacity=".35"/>`,
        'class="back"',
      ),
    short: ({ id }) => id,
  });
}
