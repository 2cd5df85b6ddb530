import { expect, test } from 'vitest';
import { chairAt, directionOf } from './chairs.ts';

test.each([2, 3, 4, 5, 6, 7, 8])('%i seats sit apart, each the own at the bottom, clockwise', (seats) => {
  for (let me = 0; me < seats; me++) {
    const chairs = Array.from({ length: seats }, (_, i) => chairAt(seats, me, (me + i) % seats));
    expect(chairs[0]).toBe('s');
    expect(new Set(chairs).size).toBe(seats);
    // From the bottom the pointer turns clockwise only.
    const turned = chairs.map((chair) => (directionOf(chair) + 180) % 360);
    expect(turned).toEqual([...turned].sort((a, b) => a - b));
  }
});
