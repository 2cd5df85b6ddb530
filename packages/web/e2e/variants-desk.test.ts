// Every variant that changes the table's shape with the mouse at 1280 × 800, to the final score; axe finds nothing in any phase.

import { test } from 'vitest';
import { playByPointer } from './pointer.ts';
import { VARIANTS } from './tables.ts';

test.each(VARIANTS)('$title with the mouse at 1280 × 800', (setting) => playByPointer(setting, 'desk'));
