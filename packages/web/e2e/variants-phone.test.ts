// Every variant that changes the table's shape with a finger at 390 × 844.

import { testByPointer } from './pointer.ts';
import { VARIANTS } from './tables.ts';

testByPointer(VARIANTS, 'phone');
