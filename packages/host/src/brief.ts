// A record in brief: the log in two or three bytes an event, for links. What follows from the rules (points, result)
// is left out and rebuilt. Who does what with how many words ("2 play 1") and other words stand in lists at the
// head, cards are numbered as in the pack's file; so a brief is read under the record's own edition, whatever is legal
// where. All deeds come first and all their words after them: what is alike stands together, and shrinks the better.

import {
  checkRecord,
  editionOf,
  FORMAT,
  type Game,
  isRefusal,
  type LogEvent,
  type MatchRecord,
  makeRecord,
  type Refusal,
  refuse,
  replay,
} from '@messdeck/engine';

/** The form of the brief itself. */
const FORM = 1;
/** A byte that says: the number follows in two. */
const WIDE = 255;
const NEWLINE = 10;

/** Numbers for texts, in the order in which they are first met. */
class Numbered {
  readonly list: string[] = [];
  private readonly at = new Map<string, number>();

  of(text: string): number {
    const known = this.at.get(text);
    if (known !== undefined) return known;
    this.at.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

/** The brief of a record: a head in JSON, a new line, the deeds, their words. */
export function makeBrief(
  { game: id, edition, rules, seats, log, seals }: MatchRecord,
  game: Game,
): Uint8Array {
  const deeds = new Numbered();
  const words = new Numbered();
  const { pack } = game;
  const done: number[] = [];
  const said: number[] = [];
  for (const { by, do: text } of log) {
    const [verb, ...args] = text.split(' ');
    done.push(deeds.of(`${by} ${verb} ${args.length}`));
    for (const word of args) said.push(pack.find(word) ?? pack.ids.length + words.of(word));
  }
  const parts = [FORM, id, edition, rules, seats, log.length, deeds.list, words.list];
  const head = JSON.stringify(seals ? [...parts, seals] : parts);
  const body = [...done, ...said].flatMap((n) => (n < WIDE ? [n] : [WIDE, n >> 8, n & 255]));
  return Uint8Array.from([...new TextEncoder().encode(head), NEWLINE, ...body]);
}

/** The game of a brief, so that its rules can be loaded before reading on. */
export function gameInBrief(bytes: Uint8Array): string | undefined {
  const head = parseHead(new TextDecoder().decode(bytes.subarray(0, Math.max(0, bytes.indexOf(NEWLINE)))));
  return isRefusal(head) ? undefined : String(head[1]);
}

/** Reads a brief; the record is whole, with points and result made by the rules. */
export function parseBrief(bytes: Uint8Array, games: readonly Game[]): MatchRecord | Refusal {
  const end = bytes.indexOf(NEWLINE);
  const head = parseHead(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
  if (isRefusal(head)) return head;
  const [, id, edition, rules, seats, events, deeds, words, seals] = head;
  const game = editionOf(games, id, edition);
  if (isRefusal(game)) return game;
  const log = parseLog(numbersIn(bytes.subarray(end + 1)), events, deeds, [...game.pack.ids, ...words]);
  if (isRefusal(log)) return log;
  const record = checkRecord(
    { format: FORMAT, game: id, edition, rules, seats, log, hands: [], ...(seals && { seals }) },
    games,
  );
  return isRefusal(record) ? record : completed(record, game);
}

type Head = readonly [
  form: number,
  game: string,
  edition: number,
  rules: object,
  seats: MatchRecord['seats'],
  events: number,
  deeds: readonly string[],
  words: readonly string[],
  seals?: MatchRecord['seals'],
];

function parseHead(text: string): Head | Refusal {
  let head: unknown;
  try {
    head = JSON.parse(text);
  } catch {
    return refuse('This is not a match in brief: its head cannot be read.');
  }
  const texts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((word) => typeof word === 'string');
  if (!Array.isArray(head) || !texts(head[6]) || !texts(head[7])) {
    return refuse('This is not a match in brief: its head lacks something.');
  }
  if (head[0] !== FORM) return refuse('This match in brief has another form than this program reads.');
  return head as unknown as Head;
}

function numbersIn(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] < WIDE) numbers.push(bytes[i]);
    else numbers.push((bytes[++i] << 8) | bytes[++i]);
  }
  return numbers;
}

function parseLog(
  numbers: readonly number[],
  events: number,
  deeds: readonly string[],
  words: readonly string[],
): LogEvent[] | Refusal {
  let next = events;
  const log = numbers.slice(0, events).map((number) => {
    const [by, verb, count] = (deeds[number] ?? '').split(' ');
    const said = numbers.slice(next, next + Number(count)).map((n) => words[n]);
    next += Number(count);
    return { by: /^\d$/.test(by) ? Number(by) : by, do: [verb, ...said].join(' ') } as LogEvent;
  });
  const whole = log.length === events && next === numbers.length;
  return whole ? log : refuse('This match in brief is damaged: it is cut off or has trailing data.');
}

/** The record with what the rules make of its log; an illegal log is left for `replay` to find. */
function completed(record: MatchRecord, game: Game): MatchRecord {
  let whole = record;
  replay(record, game, {
    after: (match, step) => {
      if (step === record.log.length - 1) whole = { ...record, ...makeRecord(match, record.seats) };
    },
  });
  return whole;
}
