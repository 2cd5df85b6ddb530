// The Armed Forces pack on the page: five services of eleven kinetic and three intel cards.

import { type ArmedForcesCard, armedForces } from '@messdeck/engine/packs/armed-forces';
import { type Faces, makeFaces } from '../faces.ts';
import { back } from './back.ts';
import { face } from './face.ts';
import type { Service } from './paper.ts';

const SHORT: Readonly<Record<Service, string>> = {
  AR: 'Army',
  NA: 'Navy',
  MC: 'Marines',
  CG: 'Coast G.',
  AF: 'Air F.',
};

const short = (card: ArmedForcesCard): string => `${SHORT[card.service as Service]} ${card.number}`;

/** "Army 8, weather": what the dots and the picture say to the eye. */
function name(card: ArmedForcesCard, said: string): string {
  if (card.kind === 'intel') return `${said}, intel`;
  if (card.weather) return `${said}, weather`;
  return card.dots === 2 ? `${said}, two dots` : said;
}

export const faces: Faces = makeFaces(armedForces, { face, back, short, name });
