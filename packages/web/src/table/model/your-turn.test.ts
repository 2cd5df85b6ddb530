import { type Asked, sentenceOf } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { yourTurn } from './your-turn.ts';

const cases: readonly (readonly [Asked, alone: string, after: string])[] = [
  [
    { rest: 'Lead any card but the President.' },
    'Lead any card but the President.',
    'Your turn: lead any card but the President.',
  ],
  [
    { turn: 'turn', rest: 'Ordnance was led, so play any card.' },
    'Your turn: Ordnance was led, so play any card.',
    'Your turn: Ordnance was led, so play any card.',
  ],
  [
    { turn: 'call', rest: 'bid 60 or more, or pass.' },
    'Your call: bid 60 or more, or pass.',
    'Your turn: bid 60 or more, or pass.',
  ],
  [
    { turn: 'turn', head: 'you hold no Engineers', rest: 'play any card.' },
    'Your turn: you hold no Engineers: play any card.',
    'Your turn. You hold no Engineers: play any card.',
  ],
  [
    { head: 'You have taken up the Aide', rest: 'discard one card.' },
    'You have taken up the Aide: discard one card.',
    'Your turn. You have taken up the Aide: discard one card.',
  ],
];

test.each(cases)('%o', (asked, alone, after) => {
  expect(sentenceOf(asked)).toBe(alone);
  expect(yourTurn(asked).join(' ')).toBe(after);
});
