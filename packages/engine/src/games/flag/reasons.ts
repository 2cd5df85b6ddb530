// What a hint counts: flags.

import type { Reasons } from '../../reasons.ts';
import type { Flag } from './position.ts';

export const reasons: Reasons<Flag> = { unit: 'flags' };
