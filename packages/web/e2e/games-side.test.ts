// Every game with a finger on a phone that lies on its side, at 844 × 390.

import { testByPointer } from './pointer.ts';
import { GAMES } from './tables.ts';

testByPointer(GAMES, 'side');
