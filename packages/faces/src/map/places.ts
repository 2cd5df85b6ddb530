// The states on the map, each with its path and where its label stands.

import { type Corner, pathText, unpackRings } from '../packed-shape.ts';
import { shapes } from './shapes.ts';

export interface Place {
  readonly d: string;
  /** A point inside it; its label stands there… */
  readonly at: Corner;
  /** …if it has room: else beside the coast, with a line that begins in the state. */
  readonly callout?: { readonly label: Corner; readonly lead: Corner };
}

export const places: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(shapes).map(([id, [x, y, packed, beside]]): [string, Place] => {
    const place = { at: [x, y], d: pathText(unpackRings(packed, [x, y])) } as const;
    if (!beside) return [id, place];
    const [labelX, labelY, leadX, leadY] = beside;
    return [id, { ...place, callout: { label: [labelX, labelY], lead: [leadX, leadY] } }];
  }),
);
