// Who meets whom on a duplicate evening, round by round: Howell, where every pair meets every other, and Mitchell, where
// those who sit North and South meet those who sit East and West. On a server no cards are carried: in a round all
// tables play the same boards, so results can be compared as soon as a round is over.

export type MovementKind = 'howell' | 'mitchell';

/** A table in a round; pairs are numbered from 0. */
export interface MovementTable {
  readonly northSouth: number;
  readonly eastWest: number;
}

export interface MovementRound {
  readonly tables: readonly MovementTable[];
  /** With an odd number of pairs: who rests. */
  readonly rests?: number;
}

export interface Movement {
  readonly kind: MovementKind;
  readonly pairs: number;
  readonly rounds: readonly MovementRound[];
}

export const FEWEST_PAIRS = 2;
export const MOST_PAIRS = 12;

/** The movement of this kind for so many pairs, from 2 to 12. */
export function movementFor(kind: MovementKind, pairs: number): Movement {
  if (!Number.isInteger(pairs) || pairs < FEWEST_PAIRS || pairs > MOST_PAIRS)
    throw new RangeError(`A movement is for ${FEWEST_PAIRS} to ${MOST_PAIRS} pairs, not ${pairs}.`);
  const whole = pairs + (pairs % 2);
  const rounds = kind === 'howell' ? howell(whole) : mitchell(whole / 2);
  return { kind, pairs, rounds: rounds.map((tables) => without(tables, pairs)) };
}

/** The kind that suits so many pairs for so many boards: Howell as long as every round has a board. */
export function usualKind(pairs: number, boards: number): MovementKind {
  const whole = pairs + (pairs % 2);
  return boards >= whole - 1 ? 'howell' : 'mitchell';
}

/** How many boards each round has: as many as go into so many boards, and at least one. */
export function boardsInRounds({ rounds }: Movement, boards: number): number[] {
  const each = Math.floor(boards / rounds.length);
  const more = boards % rounds.length;
  return rounds.map((_, round) => Math.max(1, each + (round < more ? 1 : 0)));
}

/** Whoever would meet a pair that is not there rests. */
function without(tables: readonly MovementTable[], pairs: number): MovementRound {
  const isThere = ({ northSouth, eastWest }: MovementTable): boolean =>
    northSouth < pairs && eastWest < pairs;
  const alone = tables.find((table) => !isThere(table));
  const rests = alone && Math.min(alone.northSouth, alone.eastWest);
  return { tables: tables.filter(isThere), ...(rests !== undefined && { rests }) };
}

/** North and South stay; East and West go on a table each round. */
function mitchell(tables: number): MovementTable[][] {
  return Array.from({ length: tables }, (_, round) =>
    Array.from({ length: tables }, (_, table) => ({
      northSouth: table,
      eastWest: tables + ((table + round) % tables),
    })),
  );
}

/**
 * The last pair stays, East and West; in round r it meets pair r, and pairs r + k and r - k meet. Which of those sit
 * North and South is the same for a k in all rounds, and chosen so that any two pairs are compared equally often.
 */
function howell(pairs: number): MovementTable[][] {
  const cycle = pairs - 1;
  const north = balanced(cycle);
  const at = (number: number): number => ((number % cycle) + cycle) % cycle;
  return Array.from({ length: cycle }, (_, round) => {
    const others = north.map((isNorth, i) => {
      const [up, down] = [at(round + i + 1), at(round - i - 1)];
      return isNorth ? { northSouth: up, eastWest: down } : { northSouth: down, eastWest: up };
    });
    return [{ northSouth: round, eastWest: cycle }, ...others];
  });
}

/** For each k from 1 whether r + k sits North and South: of all ways the one by which pairs are compared most evenly. */
function balanced(cycle: number): boolean[] {
  const count = (cycle - 1) / 2;
  let best: boolean[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let way = 0; way < 1 << count; way++) {
    const north = Array.from({ length: count }, (_, k) => (way & (1 << k)) !== 0);
    const uneven = unevenness(cycle, north);
    if (uneven >= least) continue;
    best = north;
    least = uneven;
  }
  return best;
}

/** How unevenly pairs at each distance in the cycle are compared. */
function unevenness(cycle: number, north: readonly boolean[]): number {
  const side = (at: number): number => {
    if (at === 0) return 1;
    const isUp = at <= north.length;
    const k = isUp ? at : cycle - at;
    return north[k - 1] === isUp ? 1 : -1;
  };
  let sum = 0;
  for (let distance = 1; distance < cycle; distance++) {
    let alike = 0;
    for (let at = 0; at < cycle; at++) alike += side(at) * side((at + distance) % cycle);
    sum += alike * alike;
  }
  return sum;
}
