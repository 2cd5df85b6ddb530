// The backs, drawn beyond the cut on all sides; each is half a drawing set twice, so that a card looks the same either
// way up.

import type { PackId } from '@messdeck/faces';
import { armedForcesBack } from './armed-forces.ts';
import { parkerBack } from './parker.ts';
import { sammyBack } from './sammy.ts';
import { sigsBack } from './sigs.ts';
import { skirmishBack } from './skirmish.ts';

const BACKS: Readonly<Record<PackId, string>> = {
  parker: parkerBack,
  skirmish: skirmishBack,
  sigs: sigsBack,
  sammy: sammyBack,
  'armed-forces': armedForcesBack,
};

/** A little larger than drawn: so they run on 3.7 mm beyond the cut, and no line comes nearer to it. */
const GROWN = 1.02;

/** The back of a pack, in card units, as far as the paper of a card printer reaches. */
export const backOf = (pack: PackId): string =>
  `<svg viewBox="-14 -14 278 378"><g transform="translate(125 175) scale(${GROWN}) translate(-125 -175)" font-family="'League Gothic'">${BACKS[pack]}</g></svg>`;
