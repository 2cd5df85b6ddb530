// A broken law says what is different, not two whole views.

import { expect, test } from 'vitest';
import { game as lookout } from '../../../docs/examples/lookout.js';
import { everyTable, keepsSecrets, type LawBroken, playByLaw } from '../laws/index.ts';
import { type Card, type Game, Random } from '../src/index.ts';
import { difference } from './difference.ts';

test('each place is told with what stands there', () => {
  const [one, other] = [
    { n: 1, view: { hand: ['W1', null], seat: 0 } },
    { n: 1, view: { hand: ['W1', 'W2', 'R1'], seat: 0 } },
  ];
  expect(difference(JSON.stringify(one), JSON.stringify(other))).toBe(
    'view.hand.1: null and "W2"\nview.hand.2: nothing and "R1"',
  );
  expect(difference('[1,2,3,4,5,6,7]', '[0,0,0,0,0,0,0]').split('\n')).toHaveLength(6);
  expect(difference('{}', '{}')).toBe('');
});

test('a view that tells something of hidden cards is told by what differs', async () => {
  const sound = lookout as Game<{ readonly reserve: readonly Card[] }>;
  const open: Game = {
    ...sound,
    view: (position, seat) => {
      const p = position as { readonly reserve: readonly Card[] };
      const scene = sound.view(p, seat);
      return { ...scene, facts: { ...scene.facts, reds: p.reserve.filter((card) => card < 7).length } };
    },
  } as Game;
  const [table] = everyTable(sound as Game);
  let broken: LawBroken | undefined;
  for (let i = 0; i < 40 && !broken; i++) {
    const record = await playByLaw(sound as Game, table, i, { care: 1000 });
    try {
      await keepsSecrets(open, record, new Random(i));
    } catch (error) {
      broken = error as LawBroken;
    }
  }
  expect(broken?.law).toMatch(
    /^seat -?\d can tell hidden cards apart at entry \d+:\nview\.facts\.reds: \d and \d$/,
  );
  expect(broken!.law.length).toBeLessThan(400);
});
