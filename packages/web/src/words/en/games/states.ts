// What is asked in games on the map.

export const your = (turn: string): string => `your ${turn}`;
