// The Armed Forces pack: five services of fourteen cards.

import { makePack, type Pack } from '../pack.ts';

export interface ArmedForcesCard {
  readonly id: string;
  readonly service: string;
  readonly number: number;
  readonly kind: 'kinetic' | 'intel';
  readonly dots: number;
  readonly weather: boolean;
  readonly multiplier: number;
  readonly founded: string;
}

/** The services, oldest first. */
// biome-ignore format: a row a line
export const services: readonly { id: string; name: string; founded: string; age: number }[] = [
  { id: 'AR', name: 'Army', founded: '1775-06-14', age: 1 },
  { id: 'NA', name: 'Navy', founded: '1775-10-13', age: 2 },
  { id: 'MC', name: 'Marine Corps', founded: '1775-11-10', age: 3 },
  { id: 'CG', name: 'Coast Guard', founded: '1790-08-04', age: 4 },
  { id: 'AF', name: 'Air Force', founded: '1947-09-18', age: 5 },
];

/** What the services are worth, in the order of their intel on the board. */
// biome-ignore format: as printed
export const serviceScores: readonly number[] = [3, 2, 1, 1, 0];

// biome-ignore format: a row a line
const cards: readonly ArmedForcesCard[] = [
  { id: 'AR1', service: 'AR', number: 1, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-06-14' },
  { id: 'AR2', service: 'AR', number: 2, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-06-14' },
  { id: 'AR3', service: 'AR', number: 3, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-06-14' },
  { id: 'AR4', service: 'AR', number: 4, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-06-14' },
  { id: 'AR5', service: 'AR', number: 5, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-06-14' },
  { id: 'AR6', service: 'AR', number: 6, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-06-14' },
  { id: 'AR7', service: 'AR', number: 7, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-06-14' },
  { id: 'AR8', service: 'AR', number: 8, kind: 'kinetic', dots: 0, weather: true, multiplier: -2, founded: '1775-06-14' },
  { id: 'AR9', service: 'AR', number: 9, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-06-14' },
  { id: 'AR10', service: 'AR', number: 10, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-06-14' },
  { id: 'AR11', service: 'AR', number: 11, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-06-14' },
  { id: 'AR12', service: 'AR', number: 12, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-06-14' },
  { id: 'AR13', service: 'AR', number: 13, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-06-14' },
  { id: 'AR14', service: 'AR', number: 14, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-06-14' },
  { id: 'NA1', service: 'NA', number: 1, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-10-13' },
  { id: 'NA2', service: 'NA', number: 2, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-10-13' },
  { id: 'NA3', service: 'NA', number: 3, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-10-13' },
  { id: 'NA4', service: 'NA', number: 4, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-10-13' },
  { id: 'NA5', service: 'NA', number: 5, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-10-13' },
  { id: 'NA6', service: 'NA', number: 6, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-10-13' },
  { id: 'NA7', service: 'NA', number: 7, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-10-13' },
  { id: 'NA8', service: 'NA', number: 8, kind: 'kinetic', dots: 0, weather: true, multiplier: -2, founded: '1775-10-13' },
  { id: 'NA9', service: 'NA', number: 9, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-10-13' },
  { id: 'NA10', service: 'NA', number: 10, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-10-13' },
  { id: 'NA11', service: 'NA', number: 11, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-10-13' },
  { id: 'NA12', service: 'NA', number: 12, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-10-13' },
  { id: 'NA13', service: 'NA', number: 13, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-10-13' },
  { id: 'NA14', service: 'NA', number: 14, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-10-13' },
  { id: 'MC1', service: 'MC', number: 1, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-11-10' },
  { id: 'MC2', service: 'MC', number: 2, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-11-10' },
  { id: 'MC3', service: 'MC', number: 3, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1775-11-10' },
  { id: 'MC4', service: 'MC', number: 4, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-11-10' },
  { id: 'MC5', service: 'MC', number: 5, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-11-10' },
  { id: 'MC6', service: 'MC', number: 6, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-11-10' },
  { id: 'MC7', service: 'MC', number: 7, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-11-10' },
  { id: 'MC8', service: 'MC', number: 8, kind: 'kinetic', dots: 0, weather: true, multiplier: -2, founded: '1775-11-10' },
  { id: 'MC9', service: 'MC', number: 9, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-11-10' },
  { id: 'MC10', service: 'MC', number: 10, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-11-10' },
  { id: 'MC11', service: 'MC', number: 11, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1775-11-10' },
  { id: 'MC12', service: 'MC', number: 12, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-11-10' },
  { id: 'MC13', service: 'MC', number: 13, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-11-10' },
  { id: 'MC14', service: 'MC', number: 14, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1775-11-10' },
  { id: 'CG1', service: 'CG', number: 1, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1790-08-04' },
  { id: 'CG2', service: 'CG', number: 2, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1790-08-04' },
  { id: 'CG3', service: 'CG', number: 3, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1790-08-04' },
  { id: 'CG4', service: 'CG', number: 4, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1790-08-04' },
  { id: 'CG5', service: 'CG', number: 5, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1790-08-04' },
  { id: 'CG6', service: 'CG', number: 6, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1790-08-04' },
  { id: 'CG7', service: 'CG', number: 7, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1790-08-04' },
  { id: 'CG8', service: 'CG', number: 8, kind: 'kinetic', dots: 0, weather: true, multiplier: -2, founded: '1790-08-04' },
  { id: 'CG9', service: 'CG', number: 9, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1790-08-04' },
  { id: 'CG10', service: 'CG', number: 10, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1790-08-04' },
  { id: 'CG11', service: 'CG', number: 11, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1790-08-04' },
  { id: 'CG12', service: 'CG', number: 12, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1790-08-04' },
  { id: 'CG13', service: 'CG', number: 13, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1790-08-04' },
  { id: 'CG14', service: 'CG', number: 14, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1790-08-04' },
  { id: 'AF1', service: 'AF', number: 1, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1947-09-18' },
  { id: 'AF2', service: 'AF', number: 2, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1947-09-18' },
  { id: 'AF3', service: 'AF', number: 3, kind: 'kinetic', dots: 2, weather: false, multiplier: 2, founded: '1947-09-18' },
  { id: 'AF4', service: 'AF', number: 4, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1947-09-18' },
  { id: 'AF5', service: 'AF', number: 5, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1947-09-18' },
  { id: 'AF6', service: 'AF', number: 6, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1947-09-18' },
  { id: 'AF7', service: 'AF', number: 7, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1947-09-18' },
  { id: 'AF8', service: 'AF', number: 8, kind: 'kinetic', dots: 0, weather: true, multiplier: -2, founded: '1947-09-18' },
  { id: 'AF9', service: 'AF', number: 9, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1947-09-18' },
  { id: 'AF10', service: 'AF', number: 10, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1947-09-18' },
  { id: 'AF11', service: 'AF', number: 11, kind: 'kinetic', dots: 1, weather: false, multiplier: 1, founded: '1947-09-18' },
  { id: 'AF12', service: 'AF', number: 12, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1947-09-18' },
  { id: 'AF13', service: 'AF', number: 13, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1947-09-18' },
  { id: 'AF14', service: 'AF', number: 14, kind: 'intel', dots: 0, weather: false, multiplier: 0, founded: '1947-09-18' },
];

export const armedForces: Pack<ArmedForcesCard> = makePack(
  'armed-forces',
  'The Unauthorized Armed Forces Card Game',
  cards,
  (card) => {
    const service = services.find(({ id }) => id === card.service)!.name;
    return { the: true, name: `${service} ${card.number}` };
  },
);
