// Names of seats at a terminal table, as a person in seat `self` sees them.

const COMPASS = ['South', 'West', 'North', 'East'];
const AROUND = ['Ada', 'Ben', 'Cora', 'Dan', 'Edith', 'Frank', 'Grace', 'Henry'];

/** "You" for the person; compass points at a table of four, first names elsewhere. */
export function seatNames(seats: number, self: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === self) return 'You';
    const around = (seat - Math.max(self, 0) + seats) % seats;
    if (seats === 4) return COMPASS[around];
    return AROUND[self < 0 ? around : around - 1];
  });
}

/** What the games say of "seat 2" is said of whoever sits there. */
export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\bseat (\d)\b/g, (said, seat) => names[Number(seat)] ?? said);
}
