// How much there may be of everything on a server, and what each limit means: the defaults, and a host's own from a file.

export interface Limits {
  readonly requestsPerKey: number;
  readonly requestsPerAddress: number;
  readonly keysPerAddress: number;
  readonly seatsPerAddress: number;
  readonly tablesPerAddress: number;
  readonly fromThisMachine: number;
  readonly tablesPerKey: number;
  readonly publicTablesPerKey: number;
  readonly actionsAtOnce: number;
  readonly actionsPerSecond: number;
  readonly streamsPerSeat: number;
  readonly watchersPerTable: number;
  readonly readingPerKey: number;
  readonly readingPerAddress: number;
  readonly requestTimePerAddress: number;
  readonly talkPerTable: number;
  readonly kilobytesPerTable: number;
  readonly kilobytesPerKey: number;
  readonly kilobytesPerAddress: number;
  readonly tables: number;
  readonly playoutsPerAddress: number;
  readonly megabytes: number;
}

interface Meaning {
  readonly usual: number;
  /** The least it can be set to. */
  readonly least: number;
  readonly means: string;
}

/** In the order in which docs/hosting.md lists them; a test compares the two. */
const LIMITS: Readonly<Record<keyof Limits, Meaning>> = {
  requestsPerKey: {
    usual: 600,
    least: 20,
    means: 'requests of one browser key or seat token in ten seconds',
  },
  requestsPerAddress: {
    usual: 6000,
    least: 20,
    means: 'requests in ten seconds of everybody at one address who has no seat here yet',
  },
  keysPerAddress: { usual: 5000, least: 1, means: 'browser keys given to one address in an hour' },
  seatsPerAddress: { usual: 5000, least: 1, means: 'chairs taken from one address in an hour' },
  tablesPerAddress: { usual: 1000, least: 1, means: 'tables made from one address in an hour' },
  fromThisMachine: {
    usual: 30_000,
    least: 1,
    means: 'the same four for the machine itself, in place of those for an address',
  },
  tablesPerKey: { usual: 60, least: 1, means: 'tables made with one browser key in an hour' },
  publicTablesPerKey: {
    usual: 3,
    least: 1,
    means: 'public tables of one browser key, or of the programs at one address, that are open at a time',
  },
  actionsAtOnce: { usual: 300, least: 1, means: 'actions of one seat at once; refused ones count double' },
  actionsPerSecond: { usual: 40, least: 1, means: 'actions of one seat a second, in the long run' },
  streamsPerSeat: { usual: 8, least: 1, means: 'streams of one seat at a time' },
  watchersPerTable: { usual: 200, least: 0, means: 'spectators at a table' },
  readingPerKey: {
    usual: 2000,
    least: 10,
    means:
      'milliseconds of the processor, in ten seconds, for what one browser key or seat token missed, has loaded or asks for; actions are counted one by one',
  },
  readingPerAddress: {
    usual: 4000,
    least: 10,
    means: 'the same, for what everybody at one address who has no seat here yet missed or has loaded',
  },
  requestTimePerAddress: {
    usual: 30_000,
    least: 10,
    means:
      'milliseconds of the processor, in a minute, for the requests of everybody at one address who has no seat here yet; the machine itself is free',
  },
  talkPerTable: { usual: 2000, least: 0, means: 'messages of at most 300 characters at a table' },
  kilobytesPerTable: {
    usual: 8000,
    least: 10,
    means: 'kilobytes of the database for one table: its actions, talk, credentials and kept answers',
  },
  kilobytesPerKey: {
    usual: 4000,
    least: 1,
    means: 'kilobytes that one browser key or seat token has stored in an hour',
  },
  kilobytesPerAddress: {
    usual: 200_000,
    least: 1,
    means:
      'kilobytes that everybody at one address together has stored in an hour; the machine itself is free',
  },
  tables: { usual: 200_000, least: 1, means: 'tables kept' },
  playoutsPerAddress: {
    usual: 16_000,
    least: 1,
    means:
      'playouts that bots think about at a time, at all tables made from one address; a millisecond counts as two',
  },
  megabytes: { usual: 20_000, least: 1, means: 'megabytes of the database file' },
};

const NAMES = Object.keys(LIMITS) as (keyof Limits)[];
const MOST = 1_000_000_000;

export const USUAL_LIMITS: Limits = everyLimit((name) => LIMITS[name].usual);

/** For measurements and tests that are about something else. */
export const NO_LIMITS: Limits = everyLimit(() => MOST);

/** Each limit with its default and what it means. */
export const limitMeanings: readonly (Meaning & { readonly name: string })[] = NAMES.map((name) => ({
  name,
  ...LIMITS[name],
}));

function everyLimit(value: (name: keyof Limits) => number): Limits {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as unknown as Limits;
}

/** The limits of a host's file over the usual ones. Throws a sentence that names what is wrong, and what is allowed. */
export function parseLimits(text: string): Limits {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error(`It must be one JSON object, such as {"tables": ${USUAL_LIMITS.tables}}.`);
  }
  for (const [name, value] of Object.entries(given)) mustBeLimit(name, value);
  return { ...USUAL_LIMITS, ...given };
}

function mustBeLimit(name: string, value: unknown): void {
  const known = NAMES.find((each) => each === name);
  if (known === undefined) {
    throw new Error(`There is no limit ${JSON.stringify(name)}; there are ${NAMES.join(', ')}.`);
  }
  const { least } = LIMITS[known];
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= MOST) return;
  throw new Error(`"${name}" takes a whole number from ${least} to ${MOST}, not ${JSON.stringify(value)}.`);
}
