// The Sammy pack of 1934: 48 states and 8 territories in four suits, with borders, votes and population ranks.

import { makePack, type Pack } from '../pack.ts';

export interface SammyCard {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly kind: 'state' | 'territory';
  readonly suit: 'red' | 'blue' | 'stars' | 'stripes';
  readonly rank: string;
  readonly order: number;
  readonly picture: string | null;
  readonly populationRank: number | null;
  readonly territoryRank: number | null;
  readonly electoralVotes: number;
  readonly congressmen: number;
  readonly senators: number;
  readonly borders: readonly string[];
}

// biome-ignore format: a row a line
const cards: readonly SammyCard[] = [
  { id: 'NY', name: 'New York', abbr: 'N. Y.', kind: 'state', suit: 'red', rank: 'US', order: 14, picture: 'Uncle Sam', populationRank: 1, territoryRank: null, electoralVotes: 47, congressmen: 45, senators: 2, borders: ['PA', 'MA', 'NJ', 'CT', 'VT'] },
  { id: 'PA', name: 'Pennsylvania', abbr: 'PENN.', kind: 'state', suit: 'red', rank: 'P', order: 13, picture: 'President', populationRank: 2, territoryRank: null, electoralVotes: 36, congressmen: 34, senators: 2, borders: ['NY', 'OH', 'NJ', 'WV', 'MD', 'DE'] },
  { id: 'IL', name: 'Illinois', abbr: 'ILL.', kind: 'state', suit: 'red', rank: 'N', order: 12, picture: 'Nurse', populationRank: 3, territoryRank: null, electoralVotes: 29, congressmen: 27, senators: 2, borders: ['MO', 'IN', 'WI', 'KY', 'IA'] },
  { id: 'OH', name: 'Ohio', abbr: 'OHIO', kind: 'state', suit: 'red', rank: 'M', order: 11, picture: 'Marine', populationRank: 4, territoryRank: null, electoralVotes: 26, congressmen: 24, senators: 2, borders: ['PA', 'MI', 'IN', 'KY', 'WV'] },
  { id: 'TX', name: 'Texas', abbr: 'TEX.', kind: 'state', suit: 'red', rank: '10', order: 10, picture: null, populationRank: 5, territoryRank: null, electoralVotes: 23, congressmen: 21, senators: 2, borders: ['OK', 'LA', 'AR', 'NM'] },
  { id: 'CA', name: 'California', abbr: 'CALIF.', kind: 'state', suit: 'red', rank: '9', order: 9, picture: null, populationRank: 6, territoryRank: null, electoralVotes: 22, congressmen: 20, senators: 2, borders: ['OR', 'AZ', 'NV'] },
  { id: 'MI', name: 'Michigan', abbr: 'MICH.', kind: 'state', suit: 'red', rank: '8', order: 8, picture: null, populationRank: 7, territoryRank: null, electoralVotes: 19, congressmen: 17, senators: 2, borders: ['OH', 'IN', 'WI'] },
  { id: 'MA', name: 'Massachusetts', abbr: 'MASS.', kind: 'state', suit: 'red', rank: '7', order: 7, picture: null, populationRank: 8, territoryRank: null, electoralVotes: 17, congressmen: 15, senators: 2, borders: ['NY', 'CT', 'RI', 'NH', 'VT'] },
  { id: 'NJ', name: 'New Jersey', abbr: 'N. J.', kind: 'state', suit: 'red', rank: '6', order: 6, picture: null, populationRank: 9, territoryRank: null, electoralVotes: 16, congressmen: 14, senators: 2, borders: ['NY', 'PA', 'DE'] },
  { id: 'MO', name: 'Missouri', abbr: 'MO.', kind: 'state', suit: 'red', rank: '5', order: 5, picture: null, populationRank: 10, territoryRank: null, electoralVotes: 15, congressmen: 13, senators: 2, borders: ['IL', 'TN', 'KY', 'IA', 'OK', 'KS', 'AR', 'NE'] },
  { id: 'IN', name: 'Indiana', abbr: 'IND.', kind: 'state', suit: 'red', rank: '4', order: 4, picture: null, populationRank: 11, territoryRank: null, electoralVotes: 14, congressmen: 12, senators: 2, borders: ['IL', 'OH', 'MI', 'KY'] },
  { id: 'NC', name: 'North Carolina', abbr: 'N. C.', kind: 'state', suit: 'red', rank: '3', order: 3, picture: null, populationRank: 12, territoryRank: null, electoralVotes: 13, congressmen: 11, senators: 2, borders: ['GA', 'TN', 'VA', 'SC'] },
  { id: 'PI', name: 'Philippine Islands', abbr: 'P. I.', kind: 'territory', suit: 'red', rank: '2', order: 2, picture: null, populationRank: null, territoryRank: 1, electoralVotes: 0, congressmen: 0, senators: 0, borders: [] },
  { id: 'PR', name: 'Porto Rico', abbr: 'P. R.', kind: 'territory', suit: 'red', rank: '1', order: 1, picture: null, populationRank: null, territoryRank: 2, electoralVotes: 0, congressmen: 0, senators: 0, borders: [] },
  { id: 'WI', name: 'Wisconsin', abbr: 'WIS.', kind: 'state', suit: 'blue', rank: 'US', order: 14, picture: 'Uncle Sam', populationRank: 13, territoryRank: null, electoralVotes: 12, congressmen: 10, senators: 2, borders: ['IL', 'MI', 'MN', 'IA'] },
  { id: 'GA', name: 'Georgia', abbr: 'GA.', kind: 'state', suit: 'blue', rank: 'P', order: 13, picture: 'President', populationRank: 14, territoryRank: null, electoralVotes: 12, congressmen: 10, senators: 2, borders: ['NC', 'AL', 'TN', 'SC', 'FL'] },
  { id: 'AL', name: 'Alabama', abbr: 'ALA.', kind: 'state', suit: 'blue', rank: 'N', order: 12, picture: 'Nurse', populationRank: 15, territoryRank: null, electoralVotes: 11, congressmen: 9, senators: 2, borders: ['GA', 'TN', 'MS', 'FL'] },
  { id: 'TN', name: 'Tennessee', abbr: 'TENN.', kind: 'state', suit: 'blue', rank: 'M', order: 11, picture: 'Marine', populationRank: 16, territoryRank: null, electoralVotes: 11, congressmen: 9, senators: 2, borders: ['MO', 'NC', 'GA', 'AL', 'KY', 'VA', 'MS', 'AR'] },
  { id: 'KY', name: 'Kentucky', abbr: 'KY.', kind: 'state', suit: 'blue', rank: '10', order: 10, picture: null, populationRank: 17, territoryRank: null, electoralVotes: 11, congressmen: 9, senators: 2, borders: ['IL', 'OH', 'MO', 'IN', 'TN', 'VA', 'WV'] },
  { id: 'MN', name: 'Minnesota', abbr: 'MINN.', kind: 'state', suit: 'blue', rank: '9', order: 9, picture: null, populationRank: 18, territoryRank: null, electoralVotes: 11, congressmen: 9, senators: 2, borders: ['WI', 'IA', 'SD', 'ND'] },
  { id: 'IA', name: 'Iowa', abbr: 'IOWA', kind: 'state', suit: 'blue', rank: '8', order: 8, picture: null, populationRank: 19, territoryRank: null, electoralVotes: 11, congressmen: 9, senators: 2, borders: ['IL', 'MO', 'WI', 'MN', 'NE', 'SD'] },
  { id: 'VA', name: 'Virginia', abbr: 'VA.', kind: 'state', suit: 'blue', rank: '7', order: 7, picture: null, populationRank: 20, territoryRank: null, electoralVotes: 11, congressmen: 9, senators: 2, borders: ['NC', 'TN', 'KY', 'DC', 'WV', 'MD'] },
  { id: 'OK', name: 'Oklahoma', abbr: 'OKLA.', kind: 'state', suit: 'blue', rank: '6', order: 6, picture: null, populationRank: 21, territoryRank: null, electoralVotes: 11, congressmen: 9, senators: 2, borders: ['TX', 'MO', 'KS', 'AR', 'CO', 'NM'] },
  { id: 'LA', name: 'Louisiana', abbr: 'LA.', kind: 'state', suit: 'blue', rank: '5', order: 5, picture: null, populationRank: 22, territoryRank: null, electoralVotes: 10, congressmen: 8, senators: 2, borders: ['TX', 'MS', 'AR'] },
  { id: 'MS', name: 'Mississippi', abbr: 'MISS.', kind: 'state', suit: 'blue', rank: '4', order: 4, picture: null, populationRank: 23, territoryRank: null, electoralVotes: 9, congressmen: 7, senators: 2, borders: ['AL', 'TN', 'LA', 'AR'] },
  { id: 'KS', name: 'Kansas', abbr: 'KAN.', kind: 'state', suit: 'blue', rank: '3', order: 3, picture: null, populationRank: 24, territoryRank: null, electoralVotes: 9, congressmen: 7, senators: 2, borders: ['MO', 'OK', 'NE', 'CO'] },
  { id: 'DC', name: 'District of Columbia', abbr: 'D. C.', kind: 'territory', suit: 'blue', rank: '2', order: 2, picture: null, populationRank: null, territoryRank: 3, electoralVotes: 0, congressmen: 0, senators: 0, borders: ['VA', 'MD'] },
  { id: 'HI', name: 'Hawaii', abbr: 'HAWAII', kind: 'territory', suit: 'blue', rank: '1', order: 1, picture: null, populationRank: null, territoryRank: 4, electoralVotes: 0, congressmen: 0, senators: 0, borders: [] },
  { id: 'AR', name: 'Arkansas', abbr: 'ARK.', kind: 'state', suit: 'stars', rank: 'US', order: 14, picture: 'Uncle Sam', populationRank: 25, territoryRank: null, electoralVotes: 9, congressmen: 7, senators: 2, borders: ['TX', 'MO', 'TN', 'OK', 'LA', 'MS'] },
  { id: 'SC', name: 'South Carolina', abbr: 'S. C.', kind: 'state', suit: 'stars', rank: 'P', order: 13, picture: 'President', populationRank: 26, territoryRank: null, electoralVotes: 8, congressmen: 6, senators: 2, borders: ['NC', 'GA'] },
  { id: 'WV', name: 'West Virginia', abbr: 'W. VA.', kind: 'state', suit: 'stars', rank: 'N', order: 12, picture: 'Nurse', populationRank: 27, territoryRank: null, electoralVotes: 8, congressmen: 6, senators: 2, borders: ['PA', 'OH', 'KY', 'VA', 'MD'] },
  { id: 'MD', name: 'Maryland', abbr: 'MD.', kind: 'state', suit: 'stars', rank: 'M', order: 11, picture: 'Marine', populationRank: 28, territoryRank: null, electoralVotes: 8, congressmen: 6, senators: 2, borders: ['PA', 'VA', 'DC', 'WV', 'DE'] },
  { id: 'CT', name: 'Connecticut', abbr: 'CONN.', kind: 'state', suit: 'stars', rank: '10', order: 10, picture: null, populationRank: 29, territoryRank: null, electoralVotes: 8, congressmen: 6, senators: 2, borders: ['NY', 'MA', 'RI'] },
  { id: 'WA', name: 'Washington', abbr: 'WASH.', kind: 'state', suit: 'stars', rank: '9', order: 9, picture: null, populationRank: 30, territoryRank: null, electoralVotes: 8, congressmen: 6, senators: 2, borders: ['OR', 'ID'] },
  { id: 'FL', name: 'Florida', abbr: 'FLA.', kind: 'state', suit: 'stars', rank: '8', order: 8, picture: null, populationRank: 31, territoryRank: null, electoralVotes: 7, congressmen: 5, senators: 2, borders: ['GA', 'AL'] },
  { id: 'NE', name: 'Nebraska', abbr: 'NEBR.', kind: 'state', suit: 'stars', rank: '7', order: 7, picture: null, populationRank: 32, territoryRank: null, electoralVotes: 7, congressmen: 5, senators: 2, borders: ['MO', 'IA', 'KS', 'CO', 'SD', 'WY'] },
  { id: 'CO', name: 'Colorado', abbr: 'COLO.', kind: 'state', suit: 'stars', rank: '6', order: 6, picture: null, populationRank: 33, territoryRank: null, electoralVotes: 6, congressmen: 4, senators: 2, borders: ['OK', 'KS', 'NE', 'UT', 'NM', 'WY'] },
  { id: 'OR', name: 'Oregon', abbr: 'OREG.', kind: 'state', suit: 'stars', rank: '5', order: 5, picture: null, populationRank: 34, territoryRank: null, electoralVotes: 5, congressmen: 3, senators: 2, borders: ['CA', 'WA', 'ID', 'NV'] },
  { id: 'ME', name: 'Maine', abbr: 'ME.', kind: 'state', suit: 'stars', rank: '4', order: 4, picture: null, populationRank: 35, territoryRank: null, electoralVotes: 5, congressmen: 3, senators: 2, borders: ['NH'] },
  { id: 'SD', name: 'South Dakota', abbr: 'S. D.', kind: 'state', suit: 'stars', rank: '3', order: 3, picture: null, populationRank: 36, territoryRank: null, electoralVotes: 4, congressmen: 2, senators: 2, borders: ['MN', 'IA', 'NE', 'ND', 'MT', 'WY'] },
  { id: 'AK', name: 'Alaska', abbr: 'ALASKA', kind: 'territory', suit: 'stars', rank: '2', order: 2, picture: null, populationRank: null, territoryRank: 5, electoralVotes: 0, congressmen: 0, senators: 0, borders: [] },
  { id: 'CZ', name: 'Canal Zone', abbr: 'C. Z.', kind: 'territory', suit: 'stars', rank: '1', order: 1, picture: null, populationRank: null, territoryRank: 6, electoralVotes: 0, congressmen: 0, senators: 0, borders: [] },
  { id: 'RI', name: 'Rhode Island', abbr: 'R. I.', kind: 'state', suit: 'stripes', rank: 'US', order: 14, picture: 'Uncle Sam', populationRank: 37, territoryRank: null, electoralVotes: 4, congressmen: 2, senators: 2, borders: ['MA', 'CT'] },
  { id: 'ND', name: 'North Dakota', abbr: 'N. D.', kind: 'state', suit: 'stripes', rank: 'P', order: 13, picture: 'President', populationRank: 38, territoryRank: null, electoralVotes: 4, congressmen: 2, senators: 2, borders: ['MN', 'SD', 'MT'] },
  { id: 'MT', name: 'Montana', abbr: 'MONT.', kind: 'state', suit: 'stripes', rank: 'N', order: 12, picture: 'Nurse', populationRank: 39, territoryRank: null, electoralVotes: 4, congressmen: 2, senators: 2, borders: ['SD', 'ND', 'ID', 'WY'] },
  { id: 'UT', name: 'Utah', abbr: 'UTAH', kind: 'state', suit: 'stripes', rank: 'M', order: 11, picture: 'Marine', populationRank: 40, territoryRank: null, electoralVotes: 4, congressmen: 2, senators: 2, borders: ['CO', 'ID', 'AZ', 'WY', 'NV'] },
  { id: 'NH', name: 'New Hampshire', abbr: 'N. H.', kind: 'state', suit: 'stripes', rank: '10', order: 10, picture: null, populationRank: 41, territoryRank: null, electoralVotes: 4, congressmen: 2, senators: 2, borders: ['MA', 'ME', 'VT'] },
  { id: 'ID', name: 'Idaho', abbr: 'IDAHO', kind: 'state', suit: 'stripes', rank: '9', order: 9, picture: null, populationRank: 42, territoryRank: null, electoralVotes: 4, congressmen: 2, senators: 2, borders: ['WA', 'OR', 'MT', 'UT', 'WY', 'NV'] },
  { id: 'AZ', name: 'Arizona', abbr: 'ARIZ.', kind: 'state', suit: 'stripes', rank: '8', order: 8, picture: null, populationRank: 43, territoryRank: null, electoralVotes: 3, congressmen: 1, senators: 2, borders: ['CA', 'UT', 'NM', 'NV'] },
  { id: 'NM', name: 'New Mexico', abbr: 'N. M.', kind: 'state', suit: 'stripes', rank: '7', order: 7, picture: null, populationRank: 44, territoryRank: null, electoralVotes: 3, congressmen: 1, senators: 2, borders: ['TX', 'OK', 'CO', 'AZ'] },
  { id: 'VT', name: 'Vermont', abbr: 'VT.', kind: 'state', suit: 'stripes', rank: '6', order: 6, picture: null, populationRank: 45, territoryRank: null, electoralVotes: 3, congressmen: 1, senators: 2, borders: ['NY', 'MA', 'NH'] },
  { id: 'DE', name: 'Delaware', abbr: 'DEL.', kind: 'state', suit: 'stripes', rank: '5', order: 5, picture: null, populationRank: 46, territoryRank: null, electoralVotes: 3, congressmen: 1, senators: 2, borders: ['PA', 'NJ', 'MD'] },
  { id: 'WY', name: 'Wyoming', abbr: 'WYO.', kind: 'state', suit: 'stripes', rank: '4', order: 4, picture: null, populationRank: 47, territoryRank: null, electoralVotes: 3, congressmen: 1, senators: 2, borders: ['NE', 'CO', 'SD', 'MT', 'UT', 'ID'] },
  { id: 'NV', name: 'Nevada', abbr: 'NEV.', kind: 'state', suit: 'stripes', rank: '3', order: 3, picture: null, populationRank: 48, territoryRank: null, electoralVotes: 3, congressmen: 1, senators: 2, borders: ['CA', 'OR', 'UT', 'ID', 'AZ'] },
  { id: 'GU', name: 'Guam', abbr: 'GUAM', kind: 'territory', suit: 'stripes', rank: '2', order: 2, picture: null, populationRank: null, territoryRank: 7, electoralVotes: 0, congressmen: 0, senators: 0, borders: [] },
  { id: 'SM', name: 'Samoa', abbr: 'SAMOA', kind: 'territory', suit: 'stripes', rank: '1', order: 1, picture: null, populationRank: null, territoryRank: 8, electoralVotes: 0, congressmen: 0, senators: 0, borders: [] },
];

/** These are called with an article within a sentence: "the Canal Zone". */
const WITH_ARTICLE: readonly string[] = ['DC', 'CZ', 'PI'];

export const sammy: Pack<SammyCard> = makePack(
  'sammy',
  'Sammy (Century of Progress edition, 1934)',
  cards,
  ({ id, name }) => ({ the: WITH_ARTICLE.includes(id), name }),
);

// biome-ignore format: a row a line
export const suits: readonly { id: string; title: string; order: number }[] = [
  { id: 'red', title: 'Red', order: 1 },
  { id: 'blue', title: 'Blue', order: 2 },
  { id: 'stars', title: 'Stars', order: 3 },
  { id: 'stripes', title: 'Stripes', order: 4 },
];

// biome-ignore format: a row a line
export const ranks: readonly { symbol: string; order: number; title: string; plural: string | null }[] = [
  { symbol: 'US', order: 14, title: 'Uncle Sam', plural: 'Uncle Sams' },
  { symbol: 'P', order: 13, title: 'President', plural: 'Presidents' },
  { symbol: 'N', order: 12, title: 'Nurse', plural: 'Nurses' },
  { symbol: 'M', order: 11, title: 'Marine', plural: 'Marines' },
  { symbol: '10', order: 10, title: '10', plural: null },
  { symbol: '9', order: 9, title: '9', plural: null },
  { symbol: '8', order: 8, title: '8', plural: null },
  { symbol: '7', order: 7, title: '7', plural: null },
  { symbol: '6', order: 6, title: '6', plural: null },
  { symbol: '5', order: 5, title: '5', plural: null },
  { symbol: '4', order: 4, title: '4', plural: null },
  { symbol: '3', order: 3, title: '3', plural: null },
  { symbol: '2', order: 2, title: '2', plural: null },
  { symbol: '1', order: 1, title: '1', plural: null },
];

// biome-ignore format: as printed
export const totals: Readonly<Record<string, number>> = { cards: 56, states: 48, territories: 8, electoralVotes: 531, congressmen: 435, senators: 96, borderPairs: 107, borderPairsWithoutDC: 105 };
