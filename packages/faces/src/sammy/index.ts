// The Sammy pack on the page: 48 states and 8 territories in Red, Blue, Stars and Stripes.

import { ranks, type SammyCard, sammy, suits } from '@messdeck/engine/packs/sammy';
import { type Faces, makeFaces } from '../faces.ts';
import { back } from './back.ts';
import { face } from './face.ts';

const short = (card: SammyCard): string => `${card.rank} ${card.id}`;

/** "New York, Uncle Sam of Red". */
function name(card: SammyCard, said: string): string {
  const rank = ranks.find(({ symbol }) => symbol === card.rank)!.title;
  return `${said}, ${rank} of ${suits.find(({ id }) => id === card.suit)!.title}`;
}

export const faces: Faces = makeFaces(sammy, { face, back, short, name });
