// The map of the states: its borders are those printed on the cards, and it says in words what it shows.

import { sammy } from '@messdeck/engine/packs/sammy';
import { expect, test } from 'vitest';
import { map, type StateShape } from './map.ts';
import { places } from './places.ts';

type Edge = string;

/** The edges of a path of relative lines, each as a text that is the same from both sides. */
function edgesOf(d: string): Edge[] {
  const edges: Edge[] = [];
  for (const [, x0, y0, steps] of d.matchAll(/M(-?\d+) (-?\d+)l([^z]*)z/g)) {
    const numbers = [...steps!.matchAll(/-?\d+/g)].map(Number);
    const points = [[Number(x0), Number(y0)]];
    for (let i = 0; i < numbers.length; i += 2) {
      const [x, y] = points.at(-1)!;
      points.push([x! + numbers[i], y! + numbers[i + 1]]);
    }
    points.forEach((point, i) => {
      const ends = [point.join(), points[(i + 1) % points.length].join()].sort();
      edges.push(ends.join(' '));
    });
  }
  return edges;
}

test('the 48 states and D.C. have a place, and those that border share an edge', () => {
  const onMap = sammy.cards.filter(({ id, kind }) => kind === 'state' || id === 'DC');
  expect(Object.keys(places).sort()).toEqual(onMap.map(({ id }) => id).sort());

  const owners = new Map<Edge, string[]>();
  for (const [id, { d }] of Object.entries(places)) {
    for (const edge of edgesOf(d)) owners.set(edge, [...(owners.get(edge) ?? []), id]);
  }
  const drawn = new Set(
    [...owners.values()].filter((ids) => ids.length === 2).map((ids) => ids.sort().join(' ')),
  );
  const printed = new Set(
    onMap.flatMap(({ id, borders }) => borders.map((other) => [id, other].sort().join(' '))),
  );
  // D.C. is drawn as a lozenge on top of its neighbours.
  const withoutDistrict = [...printed].filter((pair) => !pair.includes('DC'));
  expect([...drawn].sort()).toEqual(withoutDistrict.sort());
});

test('a state is a button where it can be chosen, says what it is, and is silent where there is nothing to say', () => {
  const { states } = map({
    title: 'Four stacks around Kansas',
    states: { KS: ['on-table'], OK: ['in-hand', 'reachable'] },
    figures: { NY: 47 },
    legend: { 'on-table': 'On the table', reachable: 'Can be laid now' },
    choices: ['OK'],
  });
  const stateOf = (id: string): StateShape => states.find((state) => state.id === id)!;
  expect(stateOf('KS')).toMatchObject({ role: 'img', title: 'Kansas: on the table' });
  expect(stateOf('OK')).toMatchObject({ role: 'button', title: 'Oklahoma: in hand, can be laid now' });
  expect(stateOf('NY')).toMatchObject({ role: 'img', title: 'New York, 47' });
  expect(stateOf('TX')).toMatchObject({ role: undefined, title: undefined });
});

test('only the last leg of a route draws itself', () => {
  const above = (route: readonly string[]): string =>
    map({ title: 'Travels', routes: [route] }).above.join('');
  expect(above(['ME', 'NH', 'VT']).match(/class="leg"/g)).toHaveLength(1);
  expect(above(['ME'])).not.toContain('class="leg"');
});

test('words are escaped and ids carry the prefix', () => {
  const { above, sea } = map({ title: 'Sammy', legend: { top: 'Sammy & "Sam"' }, prefix: 'second' });
  expect(above.at(-1)).toContain('Sammy &amp; &quot;Sam&quot;');
  expect(sea).toContain('id="second-gone"');
});

test('names beside the coast can be found apart from each other, as large as a finger on a phone', () => {
  const legend = { top: 'Here' };
  for (const size of ['wide', 'phone', 'small'] as const) {
    const { targets, height } = map({ title: 'Names', size, legend });
    expect(targets.map(({ id }) => id).sort()).toEqual('CT DC DE MA MD NH NJ RI VT'.split(' '));
    for (const one of targets) {
      expect(one.y + one.height).toBeLessThanOrEqual(height + 10);
      // On a map 304 pixels wide 24 of them.
      if (size !== 'wide') expect(Math.min(one.width, one.height) * (304 / 1600)).toBeGreaterThanOrEqual(24);
      const over = targets.filter(
        ({ id, x, y, width }) =>
          id > one.id && Math.abs(y - one.y) < one.height - 1 && x < one.x + one.width && one.x < x + width,
      );
      expect(over.filter(({ id }) => id !== 'VT')).toEqual([]);
    }
  }
});
