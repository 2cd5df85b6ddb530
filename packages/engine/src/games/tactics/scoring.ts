// What both sides have captured in a hand of Tactics, and what of it by what.

import type { View } from '../../game.ts';
import { tacticsPoints } from '../../packs/parker.ts';
import type { TacticsFacts } from './view.ts';

/** What both sides have captured in a hand, and what of it in squads and in Ordnance (TAC-14). */
export function capturedIn({ facts }: View): Record<'squads' | 'ordnance' | 'captured', number[]> {
  const { squads: taken, captured } = facts as TacticsFacts;
  const squads = taken.map((count) => count * tacticsPoints.squad);
  return { squads, ordnance: captured.map((points, side) => points - squads[side]), captured };
}
