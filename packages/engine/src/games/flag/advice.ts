// How well a game of Flag stands, for players who search.

import { complete, FLAG_SIZE, type Flag } from './position.ts';

/** Complete flags; cards of the next flag and cards turned up count for something as well. */
export function evaluate(p: Flag): number {
  const faceDown = p.faceDown[0] + p.faceDown[1] + p.faceDown[2] + p.faceDown[3];
  return complete(p) + 0.2 * (p.flags.length % FLAG_SIZE) - 0.02 * faceDown;
}
