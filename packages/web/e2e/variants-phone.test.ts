// Every variant that changes the table's shape with a finger at 390 × 844, to the final score; axe finds nothing in any phase.

import { test } from 'vitest';
import { playByPointer } from './pointer.ts';
import { VARIANTS } from './tables.ts';

test.each(VARIANTS)('$title with a finger at 390 × 844', (setting) => playByPointer(setting, 'phone'));
