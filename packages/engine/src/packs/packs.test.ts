// The packs against the world and against their sheets: every sum, table and border that can be checked from outside.

import { describe, expect, test } from 'vitest';
import type { Pack } from '../pack.ts';
import { armedForces, serviceScores, services } from './armed-forces.ts';
import { companies, doBoyPoints, militacValues, parker, tacticsPoints } from './parker.ts';
import { ranks, type SammyCard, sammy, suits, totals } from './sammy.ts';
import { electionHistory, electionRows } from './sammy-elections.ts';
import { sigs, suits as sigsSuits } from './sigs.ts';
import { chart } from './sigs-chart.ts';
import { sets, skirmish } from './skirmish.ts';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

describe.each<[string, Pack, number]>([
  ['parker', parker, 53],
  ['skirmish', skirmish, 48],
  ['armed-forces', armedForces, 70],
  ['sammy', sammy, 56],
  ['sigs', sigs, 62],
])('the pack %s', (id, pack, size) => {
  test(`has ${size} cards with identifiers of their own`, () => {
    expect(pack.id).toBe(id);
    expect(pack.cards.length).toBe(size);
    expect(new Set(pack.ids).size).toBe(size);
    for (const cardId of pack.ids) expect(cardId).toMatch(/^[A-Z][A-Z0-9]*$/);
  });

  test('finds its cards and no others, and says each in its own words', () => {
    for (const [card, cardId] of pack.ids.entries()) expect(pack.find(cardId)).toBe(card);
    expect(pack.find('JOKER')).toBeUndefined();
    expect(new Set(pack.ids.map((_, card) => pack.say(card))).size).toBe(size);
  });
});

describe('Parker cards', () => {
  const ordnance = parker.cards.filter((card) => card.kind === 'ordnance');

  test('four companies of twelve, the President and four Ordnance cards', () => {
    for (const { company } of companies) {
      const cards = parker.cards.filter((card) => card.kind === 'company' && card.company === company);
      expect(cards.map((card) => card.kind === 'company' && card.number)).toEqual(
        Array.from({ length: 12 }, (_, i) => i + 1),
      );
    }
    expect(parker.cards.filter((card) => card.kind === 'president').length).toBe(1);
    expect(ordnance.map((card) => card.points)).toEqual([5, 10, 15, 20]);
  });

  test('Tactics: twelve squads of 5 and 50 in Ordnance make 110, the highest bid', () => {
    const { squad, squads, hand, highestBid } = tacticsPoints;
    expect(sum(ordnance.map((card) => card.points))).toBe(50);
    expect(tacticsPoints.ordnance).toEqual(
      Object.fromEntries(ordnance.map((card) => [card.id, card.points])),
    );
    expect(squad * squads).toBe(60);
    expect(squad * squads + 50).toBe(hand);
    expect(highestBid).toBe(110);
    expect(4 * 12 + 4).toBe(parker.cards.length - 1);
  });

  test('Militac: b, 2b … 5b for six to ten squads, 5 more for eleven, 50 for twelve; never above 50', () => {
    const { squadsBid, ...rows } = militacValues;
    expect(squadsBid).toEqual([6, 7, 8, 9, 10, 11, 12]);
    const base = { infantry: 5, cavalry: 6, artillery: 7, engineers: 8, combined: 9 };
    for (const [company, b] of Object.entries(base)) {
      const row = [b, 2 * b, 3 * b, 4 * b, 5 * b, 5 * b + 5, 50];
      expect(rows[company as keyof typeof rows]).toEqual(row);
      expect(Math.max(...row)).toBe(50);
    }
    expect(4 * 12 + 1).toBe(parker.cards.length - ordnance.length);
  });

  test('Do-Boy: twelve Infantry cards and 5 for the President make 17', () => {
    expect(12 * doBoyPoints.infantryCard + doBoyPoints.president).toBe(doBoyPoints.hand);
    expect(doBoyPoints.hand).toBe(17);
  });

  test.each([
    [3, 16, 1],
    [4, 12, 1],
    [5, 9, 4],
    [6, 8, 1],
  ])('Do-Boy: 49 cards among %i are %i each and %i in the nest', (seats, each, nest) => {
    expect(seats * each + nest).toBe(49);
    expect(Math.floor(49 / seats)).toBe(each);
  });
});

describe('Skirmish', () => {
  test.each(['army', 'navy'] as const)(
    'the %s: 3 officers, 20 ordinary cards, a Nurse; 2,300 points',
    (branch) => {
      const cards = skirmish.cards.filter((card) => card.branch === branch);
      const count = (kind: string): number => cards.filter((card) => card.kind === kind).length;
      expect([cards.length, count('officer'), count('ordinary'), count('nurse')]).toEqual([24, 3, 20, 1]);
      expect(sum(cards.map((card) => card.points))).toBe(300 + 250 + 200 + 550 + 1000);
      const small = cards.filter((card) => card.number !== null && card.number < 10);
      expect(sum(small.map((card) => card.number!))).toBe(45);
      expect(sum(small.map((card) => card.points))).toBe(0);
      expect(cards.filter((card) => card.spy).map((card) => card.number)).toEqual([100, 50]);
      expect(Math.min(...cards.map((card) => card.power))).toBe(
        cards.find((card) => card.kind === 'nurse')!.power,
      );
    },
  );

  test('twelve tricks of four are the whole pack; the sets are 2,000 and 1,000', () => {
    expect(12 * 4).toBe(skirmish.cards.length);
    expect(sets.map(({ spy, points }) => [spy, points])).toEqual([
      [100, 2000],
      [50, 1000],
      [100, 1000],
    ]);
  });
});

describe('Armed Forces', () => {
  test('five services of fourteen: 55 kinetic cards and 15 intel', () => {
    const kinds = armedForces.cards.map((card) => card.kind);
    expect(kinds.filter((kind) => kind === 'kinetic').length).toBe(55);
    expect(kinds.filter((kind) => kind === 'intel').length).toBe(2 + 5 + 8);
    expect(5 + 55).toBe(5 * 12);
    for (const { id } of services) {
      const numbers = armedForces.cards.filter((card) => card.service === id).map((card) => card.number);
      expect(numbers).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
    }
  });

  test('the services stand oldest first, by the dates of their founding', () => {
    const founded = services.map((service) => service.founded);
    expect(founded).toEqual(['1775-06-14', '1775-10-13', '1775-11-10', '1790-08-04', '1947-09-18']);
    for (const card of armedForces.cards) {
      expect(card.founded).toBe(services.find(({ id }) => id === card.service)!.founded);
    }
  });

  test('the kinetic cards of a service are worth 3·2 + 7·1 − 2 = 11 times its score', () => {
    for (const { id } of services) {
      const kinetic = armedForces.cards.filter((card) => card.service === id && card.kind === 'kinetic');
      expect(sum(kinetic.map((card) => card.multiplier))).toBe(11);
      expect(kinetic.filter((card) => card.weather).map((card) => card.number)).toEqual([8]);
      expect(sum(kinetic.map((card) => card.dots))).toBe(3 * 2 + 7);
    }
    expect(sum(serviceScores)).toBe(7);
  });

  test('the score of the sheet: CG2 CG11 MC5 MC8 AR7 under CG 3, MC 2, AR 1 is 8', () => {
    const scores: Record<string, number> = { CG: 3, MC: 2, NA: 1, AR: 1, AF: 0 };
    const taken = ['CG2', 'CG11', 'MC5', 'MC8', 'AR7'].map((id) => armedForces.cards[armedForces.find(id)!]);
    expect(sum(taken.map((card) => card.multiplier * scores[card.service]))).toBe(8);
  });
});

describe('SIGS', () => {
  test('three suits of nineteen, the Commander-in-Chief and four auxiliaries', () => {
    for (const { id } of sigsSuits) {
      const numbers = sigs.cards.filter((card) => card.suit === id).map((card) => card.number);
      expect(numbers).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
    }
    expect(sigs.cards.filter((card) => card.type === 'chief').length).toBe(1);
    expect(sigs.cards.filter((card) => card.type === 'auxiliary' && card.wild).length).toBe(4);
    expect(3 * 19 + 1 + 4).toBe(sigs.cards.length);
  });

  test('the whole pack left in hand counts 515, in the variations 600', () => {
    expect(sum(sigs.cards.map((card) => card.points.regularLeft))).toBe(27 * 5 + 30 * 10 + 4 * 15 + 20);
    expect(sum(sigs.cards.map((card) => card.points.regularLeft))).toBe(515);
    expect(sum(sigs.cards.map((card) => card.points.left))).toBe(27 * 5 + 18 * 10 + 12 * 15 + 4 * 20 + 25);
    expect(sum(sigs.cards.map((card) => card.points.left))).toBe(600);
  });

  test('the chart has nineteen rows, each with the three cards of its number', () => {
    const rows = chart['rows'] as { number: number; cards: string[] }[];
    expect(rows.map((row) => row.number)).toEqual(Array.from({ length: 19 }, (_, i) => 19 - i));
    for (const row of rows) expect(row.cards).toEqual(['A', 'N', 'M'].map((suit) => `${suit}${row.number}`));
  });
});

describe('Sammy', () => {
  const states = sammy.cards.filter((card) => card.kind === 'state');
  const territories = sammy.cards.filter((card) => card.kind === 'territory');
  const card = (id: string): SammyCard => sammy.cards[sammy.find(id)!];
  const pairs = sammy.cards.flatMap(({ id, borders }) =>
    borders.filter((other) => id < other).map((other) => `${id} ${other}`),
  );

  test('three of the Sammy pack have an article within a sentence', () => {
    const said = sammy.ids.map((_, state) => sammy.say(state)).filter((name) => name.startsWith('the '));
    expect(said).toEqual(['the Philippine Islands', 'the District of Columbia', 'the Canal Zone']);
  });

  test('fourteen cards in each suit, from Uncle Sam down to 1', () => {
    for (const { id } of suits) {
      const suit = sammy.cards.filter((printed) => printed.suit === id);
      expect(suit.map((printed) => printed.rank)).toEqual(ranks.map((rank) => rank.symbol));
      expect(suit.map((printed) => printed.order)).toEqual(ranks.map((rank) => rank.order));
    }
  });

  test('48 states and 8 territories, ranked once each, in the order of the pack', () => {
    expect(states.map((state) => state.populationRank)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
    expect(territories.map((territory) => territory.territoryRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('pictures follow the ranks', () => {
    for (const printed of sammy.cards) {
      const title = ranks.find((rank) => rank.symbol === printed.rank)!.title;
      expect(printed.picture).toBe(printed.order > 10 ? title : null);
    }
    const holders = (picture: string): string[] =>
      sammy.cards.filter((c) => c.picture === picture).map((c) => c.id);
    expect(holders('President')).toEqual(['PA', 'GA', 'SC', 'ND']);
    expect(holders('Uncle Sam')).toEqual(['NY', 'WI', 'AR', 'RI']);
  });

  test('531 electoral votes, 435 congressmen, 96 senators', () => {
    expect(sum(sammy.cards.map((printed) => printed.electoralVotes))).toBe(531);
    expect(sum(sammy.cards.map((printed) => printed.congressmen))).toBe(435);
    expect(sum(sammy.cards.map((printed) => printed.senators))).toBe(96);
    expect(totals).toEqual({
      cards: 56,
      states: 48,
      territories: 8,
      electoralVotes: 531,
      congressmen: 435,
      senators: 96,
      borderPairs: pairs.length,
      borderPairsWithoutDC: pairs.filter((pair) => !pair.includes('DC')).length,
    });
  });

  test('electoral votes = congressmen + two senators; territories have none', () => {
    for (const state of states) {
      expect(state.senators).toBe(2);
      expect(state.electoralVotes).toBe(state.congressmen + 2);
    }
    for (const { electoralVotes, congressmen, senators } of territories) {
      expect([electoralVotes, congressmen, senators]).toEqual([0, 0, 0]);
    }
  });

  test.each([
    ['NY', 47, 45],
    ['OH', 26, 24],
    ['IL', 29, 27],
    ['AR', 9, 7],
    ['TX', 23, 21],
    ['SC', 8, 6],
  ])('the printed sample %s: %i votes, %i congressmen', (id, votes, congressmen) => {
    expect([card(id).electoralVotes, card(id).congressmen]).toEqual([votes, congressmen]);
  });

  // The borders of the contiguous states and D.C., each pair once.
  const published = `AL FL GA MS TN|AR LA MO MS OK TN TX|AZ CA NM NV UT|CA NV OR|CO KS NE NM OK UT WY|CT MA NY RI|DC MD VA
    |DE MD NJ PA|FL GA|GA NC SC TN|IA IL MN MO NE SD WI|ID MT NV OR UT WA WY|IL IN KY MO WI|IN KY MI OH|KS MO NE OK
    |KY MO OH TN VA WV|LA MS TX|MA NH NY RI VT|MD PA VA WV|ME NH|MI OH WI|MN ND SD WI|MO NE OK TN|MS TN|MT ND SD WY
    |NC SC TN VA|ND SD|NE SD WY|NH VT|NJ NY PA|NM OK TX|NV OR UT|NY PA VT|OH PA WV|OK TX|OR WA|PA WV|SD WY|TN VA
    |UT WY|VA WV`;

  test('107 borders, 105 without D.C., the pairs of the published list', () => {
    const list = published.split('|').flatMap((line) => {
      const [one, ...others] = line.trim().split(' ');
      return others.map((other) => `${one} ${other}`);
    });
    expect(list.length).toBe(107);
    expect(pairs.filter((pair) => !pair.includes('DC')).length).toBe(105);
    expect(pairs.sort()).toEqual(list.sort());
  });

  test('borders are symmetric and stand in the order of the pack', () => {
    for (const { id, borders } of sammy.cards) {
      for (const other of borders) expect(card(other).borders).toContain(id);
      expect(borders).toEqual(sammy.ids.filter((other) => borders.includes(other)));
    }
  });

  test('Kansas has four neighbors, Maine one, exactly five cards two, Missouri and Tennessee eight', () => {
    expect(card('KS').borders.length).toBe(4);
    const withNeighbours = (n: number): string[] =>
      sammy.cards.filter((c) => c.borders.length === n).map((c) => c.id);
    expect(withNeighbours(1)).toEqual(['ME']);
    expect(withNeighbours(2).sort()).toEqual(['DC', 'FL', 'RI', 'SC', 'WA']);
    expect(withNeighbours(8)).toEqual(['MO', 'TN']);
    expect(withNeighbours(0)).toEqual(territories.map(({ id }) => id).filter((id) => id !== 'DC'));
  });

  test.each([
    ['lakes', 'IL', 'MI'],
    ['the sea', 'NY', 'RI'],
    ['a corner', 'AZ', 'CO'],
    ['a corner', 'UT', 'NM'],
  ])('%s make no border: %s and %s', (_, one, other) => {
    expect(card(one).borders).not.toContain(other);
  });

  test('Michigan borders Ohio, Indiana and Wisconsin; D.C. Virginia and Maryland', () => {
    expect(card('MI').borders).toEqual(['OH', 'IN', 'WI']);
    expect(card('DC').borders).toEqual(['VA', 'MD']);
  });

  test('seven states have no higher border state', () => {
    const safe = states.filter(({ borders, populationRank }) =>
      borders.every((id) => (card(id).populationRank ?? 99) > populationRank!),
    );
    expect(safe.map(({ id }) => id).sort()).toEqual(['CA', 'IL', 'ME', 'NC', 'NY', 'TX', 'WA']);
  });
});

describe('the table of six elections', () => {
  const times = (id: string): [number, number] => {
    const row = electionRows.find((candidate) => candidate.id === id)!;
    return [row.timesDem, row.timesRep];
  };
  const thirdParty = electionHistory['thirdParty'] as {
    year: number;
    ids: string[];
    electoralVotes: number;
  }[];
  const lostToThird = thirdParty.flatMap(({ ids }) => ids);

  test('a row for each state', () => {
    const states = sammy.cards.filter((card) => card.kind === 'state').map((card) => card.id);
    expect(electionRows.map((row) => row.id).sort()).toEqual(states.sort());
  });

  test('the column sums are those printed: 1,551, 1,534, 143 and 138', () => {
    const total = {
      electoralVotesRep: sum(electionRows.map((row) => row.electoralVotesRep)),
      electoralVotesDem: sum(electionRows.map((row) => row.electoralVotesDem)),
      timesDem: sum(electionRows.map((row) => row.timesDem)),
      timesRep: sum(electionRows.map((row) => row.timesRep)),
    };
    expect(total).toEqual({ electoralVotesRep: 1551, electoralVotesDem: 1534, timesDem: 143, timesRep: 138 });
    expect(electionHistory['total']).toEqual(total);
    expect(total.electoralVotesRep - total.electoralVotesDem).toBe(17);
    expect(total.timesDem - total.timesRep).toBe(5);
  });

  test('with the third party every vote of six elections is there: 6 × 531', () => {
    expect(1551 + 1534 + sum(thirdParty.map((party) => party.electoralVotes))).toBe(6 * 531);
  });

  // Electoral votes in force from 1912 to 1928.
  const before1932 = `AL12 AZ3 AR9 CA13 CO6 CT7 DE3 FL6 GA14 ID4 IL29 IN15 IA13 KS10 KY13 LA10 ME6 MD8 MA18 MI15 MN12 MS10
    MO18 MT4 NE8 NV3 NH4 NJ14 NM3 NY45 NC12 ND5 OH24 OK10 OR5 PA38 RI5 SC9 SD5 TN12 TX20 UT4 VT4 VA12 WA7 WV8 WI13 WY3`;

  test('five elections under the old apportionment and one under the new make up each row', () => {
    const old = new Map(before1932.split(/\s+/).map((word) => [word.slice(0, 2), Number(word.slice(2))]));
    expect(sum([...old.values()])).toBe(531);
    for (const row of electionRows) {
      const votes = sammy.cards[sammy.find(row.id)!].electoralVotes;
      // California gave 2 of its 13 votes of 1912 to the Democrats.
      const third = lostToThird.includes(row.id) ? old.get(row.id)! - (row.id === 'CA' ? 2 : 0) : 0;
      expect([row.id, row.electoralVotesRep + row.electoralVotesDem]).toEqual([
        row.id,
        5 * old.get(row.id)! + votes - third,
      ]);
    }
  });

  test('seven rows count to five elections, because a third party carried the state', () => {
    const five = electionRows.filter((row) => row.timesDem + row.timesRep === 5).map((row) => row.id);
    expect(five.sort()).toEqual(['CA', 'MI', 'MN', 'PA', 'SD', 'WA', 'WI']);
    expect(lostToThird.sort()).toEqual(five);
    for (const row of electionRows) if (!five.includes(row.id)) expect(row.timesDem + row.timesRep).toBe(6);
  });

  test('six states solid Democratic, one solid Republican, four that left each party once', () => {
    const ids = (dem: number, rep: number): string[] =>
      electionRows.filter((row) => row.timesDem === dem && row.timesRep === rep).map((row) => row.id);
    expect(ids(6, 0)).toEqual(['AL', 'AR', 'GA', 'LA', 'MS', 'SC']);
    expect(ids(0, 6)).toEqual(['VT']);
    expect(ids(5, 1)).toEqual(['FL', 'NC', 'TX', 'VA']);
    expect([...ids(1, 5), ...ids(0, 5)].sort()).toEqual(['CT', 'DE', 'ME', 'PA']);
    expect(times('PA')).toEqual([0, 5]);
  });
});
