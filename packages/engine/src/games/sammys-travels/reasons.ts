// What a hint counts: states.

import type { Reasons } from '../../reasons.ts';
import type { SammysTravels } from './position.ts';

export const reasons: Reasons<SammysTravels> = { unit: 'states' };
