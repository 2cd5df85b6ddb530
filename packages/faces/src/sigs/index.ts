// The SIGS pack on the page: ranks of the Army, the Navy and Coast Guard and the Marine Corps, 1943-44.

import { type SigsCard, sigs } from '@messdeck/engine/packs/sigs';
import { type Faces, makeFaces } from '../faces.ts';
import { back } from './back.ts';
import { face } from './face.ts';

const SHORT: Readonly<Record<string, string>> = {
  army: 'Army',
  'navy-coast-guard': 'Navy',
  marines: 'Marines',
  CIC: 'CIC',
  XNC: 'Nurses',
  XMM: 'Merchant M.',
  XSB: 'Seabees',
  XWS: 'WACS',
};

const short = (card: SigsCard): string =>
  card.suit === null ? SHORT[card.id] : `${SHORT[card.suit]} ${card.number}`;

const name = (card: SigsCard, said: string): string => (card.wild ? `${said}, wild` : said);

export const faces: Faces = makeFaces(sigs, { face, back, short, name });
