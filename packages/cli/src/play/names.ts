// Names of seats at a terminal table, as a person in seat `self` sees them.

import { YOU } from '@messdeck/engine';

const COMPASS = ['South', 'West', 'North', 'East'];
const AROUND = ['Ada', 'Ben', 'Cora', 'Dan', 'Edith', 'Frank', 'Grace', 'Henry'];

/** What a run calls its seats, which nobody sits in. */
export const seatName = (seat: number): string => `Seat ${seat}`;

/** "You" for the person; compass points at a table of four, first names elsewhere. */
export function seatNames(seats: number, self: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === self) return YOU;
    const around = (seat - Math.max(self, 0) + seats) % seats;
    if (seats === 4) return COMPASS[around];
    return AROUND[self < 0 ? around : around - 1];
  });
}
