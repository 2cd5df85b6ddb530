// The Parker pack on the page: Infantry, Cavalry, Artillery and Engineers, the President, the Ordnance.

import { type Company, type ParkerCard, parker } from '@messdeck/engine/packs/parker';
import { type Faces, makeFaces } from '../faces.ts';
import { back } from './back.ts';
import { face } from './face.ts';

const SHORT: Readonly<Record<Company, string>> = {
  infantry: 'Inf.',
  cavalry: 'Cav.',
  artillery: 'Art.',
  engineers: 'Eng.',
};

function short(card: ParkerCard): string {
  if (card.kind === 'president') return 'Pres.';
  return card.kind === 'ordnance' ? `Ord. ${card.points}` : `${SHORT[card.company]} ${card.number}`;
}

export const faces: Faces = makeFaces(parker, { face, back, short });
