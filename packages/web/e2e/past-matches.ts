// A season as a player's history keeps it, for the pictures of the history and its figures: Tactics most of all, Flag day
// by day, and one evening each of the others. Put into the browser's store as the page writes it.

import type { MatchRecord } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { dayOf } from '../src/games/options.ts';
import type { Contract, PastMatch } from '../src/history/past.ts';

const DAY = 86_400_000;
const NAMES = ['You', 'Mabel', 'Roy', 'Otto'];

/** By how much each match of Tactics was won or lost, the latest last. */
// biome-ignore format: a season in three lines
const MARGINS = [
  35, -20, 60, 90, -45, 10, 75, -80, -15, 30, 55, 100, 45,
  -30, 25, 65, 15, -50, -10, 85, 35, -65, 70, 20, -20, 95, 40,
  -35, 60, 15, 80, -40, 10, 65, -25, 30, 85, 50,
];

/** Contracts of the own side: the bid, how often made, how often lost. */
// biome-ignore format: one bid a column
const CONTRACTS = [
  [60, 9, 3], [65, 7, 2], [70, 11, 3], [75, 6, 3], [80, 5, 4], [85, 2, 3], [90, 1, 3], [95, 1, 1], [100, 0, 1], [110, 0, 1],
] as const;

/** Flags of today's deal in the last four weeks, today last; some days nobody played. */
// biome-ignore format: two weeks a line
const FLAGS = [
  2, undefined, 4, 5, 3, 1, undefined, 6, 4, 2, 5, 7, undefined, undefined,
  3, 5, 4, 6, 8, 2, undefined, 4, 3, 9, 5, 10, 8, 6,
];

type Ended = Pick<PastMatch, 'game' | 'outcome' | 'own'> & Partial<PastMatch>;

/** A match that ended so many days ago and took so many minutes. */
function past(days: number, minutes: number, ended: Ended): PastMatch {
  // In the evening; today just before the picture is taken.
  const at = Date.now() - days * DAY - (days === 0 ? 0 : 3_600_000);
  const { scores = [ended.own] } = ended;
  const alone = ended.outcome === 'solo';
  return {
    id: `past ${ended.game} ${days}`,
    edition: 1,
    rules: {},
    seats: NAMES.slice(0, alone ? 1 : 4).map((name, seat) => ({ name, ...(seat > 0 && { bot: 'captain' }) })),
    seed: `past ${days}`,
    began: at - minutes * 60_000,
    ended: at,
    scores,
    winners: [],
    hands: alone ? 1 : 3,
    plays: 60,
    hints: 0,
    contracts: [],
    ...ended,
  };
}

function tactics(margin: number, i: number): PastMatch {
  const best = 150 + 5 * (i % 4);
  const [own, other] = margin > 0 ? [best, best - margin] : [best + margin, best];
  const days = Math.round((MARGINS.length - 1 - i) * 2.7);
  const who = margin > 0 ? 'You and Roy' : 'Mabel and Otto';
  return past(days, 13 + (i % 6), {
    game: 'tactics',
    rules: { match: 'engagement' },
    outcome: margin > 0 ? 'won' : 'lost',
    own,
    other,
    scores: [own, other, own, other],
    winners: margin > 0 ? [0, 2] : [1, 3],
    contracts: contractsOf(i),
    told:
      i % 3 === 1
        ? `The last hand decided it: ${who.replace('You', 'you')} were behind until then.`
        : `${who} were ahead from hand ${2 + (i % 2)} of ${4 + (i % 3)} to the end and won by ${Math.abs(margin)}.`,
  });
}

/** The contracts of the season, dealt out to its matches. */
function contractsOf(match: number): Contract[] {
  const all = CONTRACTS.flatMap(([bid, made, lost]) => [
    ...Array.from({ length: made }, () => ({ bid, made: true })),
    ...Array.from({ length: lost }, () => ({ bid, made: false })),
  ]);
  return all.filter((_, i) => i % MARGINS.length === match);
}

function flag(own: number, days: number): PastMatch {
  const daily = dayOf(new Date(Date.now() - days * DAY));
  return past(days, 9, { game: 'flag', outcome: 'solo', own, daily, seed: `daily ${daily}` });
}

/** Flag day by day. */
const flagDays = (): PastMatch[] =>
  FLAGS.flatMap((own, i) => (own === undefined ? [] : [flag(own, FLAGS.length - 1 - i)]));

/** The whole season. */
const season = (): PastMatch[] => [
  ...MARGINS.map(tactics),
  ...flagDays(),
  past(1, 18, {
    game: 'do-boy',
    outcome: 'won',
    own: 31,
    other: 33,
    scores: [31, 52, 33, 40],
    winners: [0],
    told: 'The last hand decided it: you were behind until then.',
  }),
  past(1.1, 6, {
    game: 'bang',
    outcome: 'shared',
    own: 15,
    other: 15,
    scores: [15, 9, 9, 15],
    winners: [0, 3],
    told: 'With Otto, when 240 cards were laid.',
  }),
  past(5, 31, {
    game: 'national-contest',
    outcome: 'lost',
    own: 1,
    other: 2,
    scores: [1, 2, 1, 2],
    winners: [1, 3],
    told: 'You and Roy (Republicans) won 211 of 435 congressmen.',
  }),
  past(6, 8, { game: 'sammys-travels', outcome: 'solo', own: 41, told: 'From Maine to New Mexico.' }),
  past(18, 22, {
    game: 'sigs',
    outcome: 'won',
    own: 515,
    other: 370,
    scores: [515, 370, 210, 305],
    winners: [0],
    told: 'You were ahead from hand 3 of 7 to the end and won by 145.',
  }),
];

/** Puts a season into the history of this browser. */
export const putSeason = (page: Page): Promise<void> =>
  page.evaluate(put, { store: 'history', rows: season() });

/** A lesson played on, a match with many hints, and one match that counts. */
export const putPractice = (page: Page): Promise<void> => {
  const tacticsWon = tactics(35, 0);
  const rows = [
    { ...tacticsWon, id: 'practice', ended: Date.now(), practice: true },
    { ...tacticsWon, id: 'hinted', ended: Date.now() - 1000, hints: 12 },
    past(1, 18, { game: 'do-boy', outcome: 'won', own: 31, other: 33, winners: [0] }),
  ];
  return page.evaluate(put, { store: 'history', rows });
};

/** The days of Flag, with today's game as it was played. */
export async function putToday(page: Page, { log, result }: MatchRecord): Promise<void> {
  const today = flag(result!.scores[0], 0);
  await page.evaluate(put, { store: 'history', rows: [...flagDays(), today] });
  const rows = log.map((event, step) => ({ match: today.id, step, ...event }));
  await page.evaluate(put, { store: 'events', rows });
}

/** What else the page keeps: a match of Tactics left yesterday, a deal of Flag, and one of the season's that is over. */
export const putUnfinished = (page: Page): Promise<void> => {
  const kept = (game: string, days: number, scores: readonly number[]) => {
    const touched = Date.now() - days * DAY;
    const names = NAMES.slice(0, scores.length);
    const seats = names.map((name, seat) => ({ name, ...(seat > 0 && { bot: 'captain' }) }));
    const played = { began: touched, touched, steps: 0, scores, over: false };
    return { id: `left ${game}`, game, edition: 1, rules: {}, seats, seed: 'left', ...played };
  };
  const rows = [
    { ...kept('tactics', 1, [95, 60, 95, 60]), hand: 3 },
    kept('flag', 3, [3]),
    { ...kept('tactics', 0, [155, 105, 155, 105]), id: 'past tactics 0', over: true },
  ];
  return page.evaluate(put, { store: 'matches', rows });
};

/** Runs in the page. */
function put({ store, rows }: { store: string; rows: readonly object[] }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('messdeck');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const writing = request.result.transaction(store, 'readwrite');
      for (const row of rows) writing.objectStore(store).put(row);
      writing.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}
