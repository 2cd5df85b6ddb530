// Every variant that changes the table's shape with the mouse at 1280 × 800.

import { testByPointer } from './pointer.ts';
import { VARIANTS } from './tables.ts';

testByPointer(VARIANTS, 'desk');
