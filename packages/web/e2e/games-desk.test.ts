// Every game with the mouse at 1280 × 800, to the final score; axe finds nothing in any phase.

import { test } from 'vitest';
import { playByPointer } from './pointer.ts';
import { GAMES } from './tables.ts';

test.each(GAMES)('$title with the mouse at 1280 × 800', (setting) => playByPointer(setting, 'desk'));
