import { expect, test } from 'vitest';
import { yourTurn } from './your-turn.ts';

test.each([
  ['Lead any card but the President.', 'Your turn: lead any card but the President.'],
  ['Your turn: Ordnance was led, so play any card.', 'Your turn: Ordnance was led, so play any card.'],
  ['Your call: bid 60 or more, or pass.', 'Your turn: bid 60 or more, or pass.'],
  ['Your turn: you hold no Engineers: play any card.', 'Your turn. You hold no Engineers: play any card.'],
  [
    'You have taken up the Aide: discard one card.',
    'Your turn. You have taken up the Aide: discard one card.',
  ],
])('%s', (said, told) => {
  expect(yourTurn(said).join(' ')).toBe(told);
});
