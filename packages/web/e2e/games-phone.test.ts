// Every game with a finger at 390 × 844.

import { testByPointer } from './pointer.ts';
import { GAMES } from './tables.ts';

testByPointer(GAMES, 'phone');
