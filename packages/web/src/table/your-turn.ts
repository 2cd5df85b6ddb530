// What is asked as it follows the turn: "Your turn: lead any card."

import { lower } from '@messdeck/engine';

export const TURN = 'Your turn: ';

export const asClause = (said: string): string => lower(said.replace(/^Your (turn|call): /, ''));
