// What a hint calls a call of honor mode: by the player's name, as its button does.

import { armedForces } from '@messdeck/engine/games/armed-forces';
import { expect, it } from 'vitest';
import type { TableModel } from '../../table/model/model.ts';
import { notes } from './notes.ts';

it('names the player whose card is called; other actions have the words of the game', () => {
  const model = { game: armedForces, names: ['You', 'Mabel', 'Roy'], you: 0 } as unknown as TableModel;
  expect(notes.order!(model, 'call 2 AF11')).toBe('Call the Air Force 11 of Roy');
  expect(notes.order!(model, 'play AF11')).toBeUndefined();
});
