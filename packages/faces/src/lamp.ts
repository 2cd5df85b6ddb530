// The nurse's oil lamp, the sign of her service on the Skirmish and Sammy cards. The red cross is not used:
// that emblem is protected by law.

/** The lamp with its flame, about 100 wide, around 0,0, in the fill and colour of its group. */
export const lamp = (gap: string): string =>
  '<path d="M-34-2H20C32-2 40-8 50-12L53-4C46 12 30 24 8 26H-10C-26 26-34 14-34-2ZM-26-6C-24-19 10-19 14-6ZM-12 26H8L10 34H20V40H-24V34H-14Z"/>' +
  '<circle cx="-6" cy="-20" r="5"/><path d="M-32 2C-56-10-58 20-28 15" fill="none" stroke="currentColor" stroke-width="6"/>' +
  `<path d="M50-15C40-27 52-35 51-49C66-38 66-22 50-15Z"/><path d="M-22 6H18" stroke="${gap}" stroke-width="3"/>`;
