// Finds the index of a face, upright at the head and turned at the foot, and puts another in its place.

const OPEN = '<g class="index">';
const TURNED = '<g transform="rotate(180 125 175)">';

/** Where the group that begins at `from` ends: just behind its closing tag. */
function endOfGroup(svg: string, from: number): number {
  const tag = /<(\/?)g\b[^>]*?(\/?)>/g;
  tag.lastIndex = from;
  for (let depth = 0; ; ) {
    const [, end, alone] = tag.exec(svg)!;
    if (!alone) depth += end ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
}

export interface Indexed {
  /** The face without its index. */
  readonly rest: string;
  /** What stands in the index at the head, and what in the one at the foot, both upright. */
  readonly head: string;
  readonly foot: string;
}

export function takeIndex(face: string): Indexed {
  const start = face.indexOf(OPEN);
  const middle = endOfGroup(face, start);
  if (start < 0 || !face.startsWith(TURNED, middle)) throw new Error('A face has no index.');
  const end = endOfGroup(face, middle);
  return {
    rest: face.slice(0, start) + face.slice(end),
    head: face.slice(start + OPEN.length, middle - '</g>'.length),
    foot: face.slice(middle + TURNED.length, end - '</g>'.length),
  };
}

/** The index again, over everything else. */
export const withIndex = (face: string, head: string, foot: string): string =>
  face.replace(/<\/svg>$/, `${OPEN}${head}</g>${TURNED}${foot}</g></svg>`);
