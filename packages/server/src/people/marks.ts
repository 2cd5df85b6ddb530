// Where the levels of bots stand on a ladder: fixed marks that no match moves. They come from matches of the levels with
// each other (docs/performance.md, "Levels"); a Captain stands where a newcomer begins.

import { figures } from './figures.ts';

/** How often the higher level won: sergeant against recruit, captain against sergeant, general against captain. */
const WON: Readonly<Record<string, readonly [number, number, number]>> = {
  tactics: [0.96, 0.84, 0.88],
  militac: [0.93, 0.83, 0.78],
  'do-boy': [1, 0.75, 0.67],
  bang: [0.96, 0.88, 0.62],
  skirmish: [0.65, 0.88, 0.88],
  sammy: [1, 0.88, 0.69],
  'national-contest': [0.83, 0.69, 0.65],
  'armed-forces': [0.74, 0.94, 0.75],
  sigs: [1, 1, 0.94],
  'united-states': [0.65, 0.88, 0.7],
};

const BETA = 25 / 6;
/** That somebody won all of a few matches says no more than this. */
const MOST = 0.97;

export interface Mark {
  readonly bot: string;
  readonly rating: number;
}

/** The marks of a ladder; none where the levels have not been measured. */
export function marksOf(game: string, seats: number, teams: boolean): Mark[] {
  const won = WON[game];
  if (!won) return [];
  // Two players of a level on a side bring twice the difference; of many sides each is compared with all the others.
  const [sides, size] = teams ? [2, seats / 2] : [seats, 1];
  const steps = won.map((share) => {
    const sure = Math.min(share, MOST);
    return (Math.sqrt(sides) * BETA * Math.log(sure / (1 - sure))) / size;
  });
  const [sergeant, captain, general] = steps;
  const at = (mu: number): number => figures({ mu: 25 + mu, sigma: 1 }).rating;
  return [
    { bot: 'general', rating: at(general) },
    { bot: 'captain', rating: at(0) },
    { bot: 'sergeant', rating: at(-captain) },
    { bot: 'recruit', rating: at(-captain - sergeant) },
  ];
}
