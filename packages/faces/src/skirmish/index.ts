// The Skirmish pack on the page: Army and Navy, 24 cards each.

import { type SkirmishCard, skirmish } from '@messdeck/engine/packs/skirmish';
import { type Faces, makeFaces } from '../faces.ts';
import { back } from './back.ts';
import { face } from './face.ts';

const short = (card: SkirmishCard): string =>
  `${card.branch === 'army' ? 'Army' : 'Navy'} ${card.number ?? card.title}`;

/** A Nurse has no number; what she is worth stands in its place. */
const name = (card: SkirmishCard, said: string): string =>
  card.number === null ? `${said}, ${card.points} points` : said;

export const faces: Faces = makeFaces(skirmish, { face, back, short, name });
