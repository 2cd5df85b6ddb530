// The six elections of the Sammy sheet year by year: who carried which state, and with how many electoral votes. The
// sheet itself prints only the sums of the six; a test adds these maps up and compares every row.

import { sammy } from './sammy.ts';

export type Party = 'democratic' | 'republican' | 'progressive';

/** The votes of one state in one year; more than one party where a state divided them. */
export type Votes = Readonly<Partial<Record<Party, number>>>;

export interface Election {
  readonly year: number;
  /** By postal code, for the 48 states. */
  readonly states: Readonly<Record<string, Votes>>;
}

/** Electors under the apportionment of 1910, which held from 1912 to 1928; in 1932 they are those of the cards. */
// biome-ignore format: a table
const ELECTORS_1910: Readonly<Record<string, number>> = {
  AL: 12, AZ: 3, AR: 9, CA: 13, CO: 6, CT: 7, DE: 3, FL: 6, GA: 14, ID: 4, IL: 29, IN: 15, IA: 13, KS: 10, KY: 13,
  LA: 10, ME: 6, MD: 8, MA: 18, MI: 15, MN: 12, MS: 10, MO: 18, MT: 4, NE: 8, NV: 3, NH: 4, NJ: 14, NM: 3, NY: 45,
  NC: 12, ND: 5, OH: 24, OK: 10, OR: 5, PA: 38, RI: 5, SC: 9, SD: 5, TN: 12, TX: 20, UT: 4, VT: 4, VA: 12, WA: 7,
  WV: 8, WI: 13, WY: 3,
};

interface Outcome {
  /** Who carried the states that are not named. */
  readonly most: Party;
  readonly others: Readonly<Partial<Record<Party, string>>>;
  readonly divided?: Readonly<Record<string, Votes>>;
}

const OUTCOMES: Readonly<Record<number, Outcome>> = {
  1912: {
    most: 'democratic',
    others: { republican: 'UT VT', progressive: 'MI MN PA SD WA' },
    divided: { CA: { progressive: 11, democratic: 2 } },
  },
  1916: {
    most: 'democratic',
    others: { republican: 'CT DE IA IL IN MA ME MI MN NJ NY OR PA RI SD VT WI' },
    divided: { WV: { republican: 7, democratic: 1 } },
  },
  1920: { most: 'republican', others: { democratic: 'AL AR FL GA KY LA MS NC SC TX VA' } },
  1924: {
    most: 'republican',
    others: { democratic: 'AL AR FL GA LA MS NC OK SC TN TX VA', progressive: 'WI' },
  },
  1928: { most: 'republican', others: { democratic: 'AL AR GA LA MA MS RI SC' } },
  1932: { most: 'democratic', others: { republican: 'CT DE ME NH PA VT' } },
};

const STATES = sammy.cards.filter((card) => card.kind === 'state');

function electionOf(year: number, { most, others, divided = {} }: Outcome): Election {
  const party = new Map(
    Object.entries(others).flatMap(([name, ids]) => ids.split(' ').map((id) => [id, name as Party] as const)),
  );
  const votes = ({ id, electoralVotes }: (typeof STATES)[number]): Votes =>
    divided[id] ?? { [party.get(id) ?? most]: year === 1932 ? electoralVotes : ELECTORS_1910[id] };
  return { year, states: Object.fromEntries(STATES.map((card) => [card.id, votes(card)])) };
}

export const elections: readonly Election[] = Object.entries(OUTCOMES).map(([year, outcome]) =>
  electionOf(Number(year), outcome),
);

/** The party with most of a state's votes. */
export function carriedBy(votes: Votes): Party {
  const [first] = Object.entries(votes).sort(([, a], [, b]) => b - a);
  return first[0] as Party;
}

/** The votes of all states together. */
export function totalsOf({ states }: Election): Readonly<Record<Party, number>> {
  const totals = { democratic: 0, republican: 0, progressive: 0 };
  for (const votes of Object.values(states)) {
    for (const [party, count] of Object.entries(votes)) totals[party as Party] += count;
  }
  return totals;
}
