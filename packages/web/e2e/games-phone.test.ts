// Every game with a finger at 390 × 844, to the final score; axe finds nothing in any phase.

import { test } from 'vitest';
import { playByPointer } from './pointer.ts';
import { GAMES } from './tables.ts';

test.each(GAMES)('$title with a finger at 390 × 844', (setting) => playByPointer(setting, 'phone'));
