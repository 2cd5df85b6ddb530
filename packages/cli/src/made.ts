// Where a result comes from: enough to make it again, or to see why it cannot be made again (docs/research.md).

import type { Game, Made } from '@messdeck/engine';
import { SIGNATURES } from './signatures.ts';
import { VERSION } from './version.ts';

/** The program that made a result with this game, and what else is known of how. */
export function madeWith(game: Game, how: Omit<Made, 'program' | 'version' | 'edition' | 'signature'>): Made {
  const signature = SIGNATURES[game.id];
  return {
    program: 'messdeck',
    version: VERSION,
    edition: game.edition,
    ...(signature === undefined ? {} : { signature }),
    ...how,
  };
}
