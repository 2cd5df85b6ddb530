// Every game with the mouse at 1280 × 800.

import { testByPointer } from './pointer.ts';
import { GAMES } from './tables.ts';

testByPointer(GAMES, 'desk');
