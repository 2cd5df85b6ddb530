// Plays one seeded random match and checks every law on the way: texts, clones, cards, streams, imagine, replay.

import {
  BY_CHANCE,
  BY_CLOCK,
  type Entry,
  type Game,
  isRefusal,
  legalMoves,
  Match,
  type MatchRecord,
  type Move,
  makeRecord,
  parseMove,
  playMatch,
  Random,
  randomPlayer,
  SPECTATOR,
  seatsOf,
  viewOf,
} from '../src/index.ts';
import type { TableOf } from './tables.ts';

/** A law that does not hold, with the record of the match up to that moment. */
export class LawBroken extends Error {
  constructor(law: string, record: MatchRecord) {
    super(`${law}\n${JSON.stringify(record)}`);
    this.name = 'LawBroken';
  }
}

/** Every match ends; a longer one is taken for endless. */
const LONGEST = 200_000;

/** Thrown to leave a match that has been examined enough. */
const LEFT = new Error('left');

interface Watched {
  readonly seat: number;
  readonly seen: unknown;
  readonly stream: string[];
  last: Entry | undefined;
}

export interface Diligence {
  /** The chance, one in so many, that a step is examined. */
  readonly care: number;
  /** The match is left when it has so many events; without it, it is played to its end. */
  readonly events?: number;
}

/** Plays the match of this seed and returns its record. */
export async function playByLaw(
  game: Game,
  table: TableOf,
  seed: string | number,
  { care, events: enough = Number.POSITIVE_INFINITY }: Diligence,
): Promise<MatchRecord> {
  const match = new Match(game, table.rules, table.seats);
  const random = new Random('laws', game.id, seed);
  const inspector = new Random('inspector', game.id, seed);
  const fail = (law: string): never => {
    throw new LawBroken(law, makeRecord(match, seatNames(table.seats)));
  };
  const watched = watchAll(match);
  let cards = 0;
  const inspect = (): void => {
    const chance = (game.actors(match.position) & BY_CHANCE) !== 0;
    if (match.log.length > LONGEST) fail('every match ends');
    const events = match.log.length;
    const count = countCards(match);
    // Cards may be placed before the first shuffle brings in the rest of the pack.
    const dealt = match.log.some(({ by }) => by === 'chance');
    if (dealt && match.log[events - 1].by !== 'chance' && count !== cards) fail('cards are conserved');
    cards = count;
    if (inspector.below(care) !== 0) return;
    if (!chance) lawfulMoves(match, inspector, fail);
    lawfulClone(match, inspector, fail);
    for (const one of watched) lawfulImagination(match, one, inspector, fail);
  };
  const player = randomPlayer(random);
  const players = watched
    .filter(({ seat }) => seat !== SPECTATOR)
    .map(() => ({
      choose: (ask: Parameters<typeof player.choose>[0]) => {
        inspect();
        if (match.log.length >= enough) throw LEFT;
        return player.choose(ask);
      },
    }));
  await playMatch(match, players, `laws ${game.id} ${seed}`).catch((error) => {
    if (error !== LEFT) throw error;
  });
  inspect();
  const record = makeRecord(match, seatNames(table.seats));
  if (match.over !== (record.result !== undefined)) fail('a match has a result when it is over');
  lawfulReplay(match, record, watched, fail);
  return record;
}

/** The seats of a record of random play. */
export function seatNames(seats: number): { name: string; bot: string }[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: 'random' }));
}

function watchAll(match: Match): Watched[] {
  const seats = [SPECTATOR, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  return seats.map((seat) => {
    const one: Watched = {
      seat,
      seen: match.game.watch(match.rules, match.seats, seat),
      stream: [],
      last: undefined,
    };
    match.watch(seat, (entry) => {
      // Through JSON and back: memory is made from what would cross a wire, and from nothing else.
      const line = JSON.stringify(entry);
      one.last = JSON.parse(line) as Entry;
      one.stream.push(line);
      match.game.see(one.seen, one.last);
    });
    return one;
  });
}

function countCards(match: Match): number {
  const { places } = match.game.view(match.position, SPECTATOR);
  return Object.values(places).reduce((sum, cards) => sum + cards.length, 0);
}

/** Legal texts are unique and parse back; whoever must act can; the clock waits only beside seats or alone. */
function lawfulMoves(match: Match, random: Random, fail: (law: string) => never): void {
  const { game, position } = match;
  const actors = game.actors(position);
  for (const seat of seatsOf(actors)) {
    const moves = legalMoves(game, position, seat);
    if (moves.length === 0 && !(actors & BY_CLOCK)) fail(`seat ${seat} must act and has no legal action`);
    const texts = moves.map((move) => game.text(position, seat, move));
    if (new Set(texts).size !== texts.length) fail(`legal texts of seat ${seat} are unique`);
    if (new Set(moves).size !== moves.length) fail(`legal moves of seat ${seat} are unique`);
    const some = texts.length > 40 ? [texts[0], texts[texts.length >> 1], texts.at(-1)!] : texts;
    for (const text of some) {
      const parsed = parseMove(game, position, seat, text);
      if (isRefusal(parsed) || game.text(position, seat, parsed) !== text) fail(`${text} parses back`);
    }
    if (game.forced?.(position, seat) && moves.length !== 1) fail(`seat ${seat} is forced to one thing only`);
    if (moves.length > 0) lawfulHabits(match, seat, moves, random, fail);
    const refusal = parseMove(game, position, seat, 'salute');
    if (!isRefusal(refusal)) fail('an unknown verb is refused');
  }
}

/** Habits and quick play choose among the legal moves. */
function lawfulHabits(
  { game, position }: Match,
  seat: number,
  moves: readonly Move[],
  random: Random,
  fail: (law: string) => never,
): void {
  const count = moves.length;
  const habit = game.habit?.(position, seat, moves, count, random) ?? -1;
  const quick = game.playout?.(position, seat, moves, count, random) ?? 0;
  if (!(habit >= -1 && habit < count) || !(quick >= 0 && quick < count)) fail('habits are legal');
}

/** A clone goes its own way, and equals the original until then. */
function lawfulClone(match: Match, random: Random, fail: (law: string) => never): void {
  const { game, position } = match;
  const before = allViews(match, position);
  const clone = game.clone(position);
  if (allViews(match, clone) !== before) fail('a clone equals the original');
  playOn(game, clone, random, 12);
  if (allViews(match, position) !== before) fail('a clone is independent');
}

/** An imagined position looks to its seat exactly as the real one, depends on nothing else, and can be played on. */
function lawfulImagination(match: Match, one: Watched, random: Random, fail: (law: string) => never): void {
  const { game } = match;
  if (!one.last || game.actors(match.position) & BY_CHANCE) return;
  const seed = random.next();
  const imagined = game.imagine(one.seen, new Random(seed));
  const step = one.last.view.step + (game.view(imagined, one.seat).uncounted ?? 0);
  const looks = JSON.stringify(viewOf(game, imagined, step, one.seat));
  const truth = JSON.stringify(viewOf(game, match.position, match.log.length, one.seat));
  if (looks !== truth) fail(`an imagined position looks the same to seat ${one.seat}:\n${looks}\n${truth}`);
  for (const seat of seatsOf(game.actors(match.position))) {
    if (game.forced?.(imagined, seat) !== game.forced?.(match.position, seat)) {
      fail(`whether seat ${seat} is forced depends on nothing that seat ${one.seat} cannot see`);
    }
  }
  const again = game.imagine(one.seen, new Random(seed));
  if (allViews(match, again) !== allViews(match, imagined)) fail('imagine is deterministic for a seed');
  playOn(game, imagined, random, 40);
  if (JSON.stringify(viewOf(game, game.imagine(one.seen, new Random(seed)), step, one.seat)) !== looks) {
    fail('playing on an imagined position leaves the memory as it was');
  }
}

/** Plays some random steps on a bare position, as search bots do. */
function playOn(game: Game, position: unknown, random: Random, steps: number): void {
  const moves: Move[] = [];
  for (let step = 0; step < steps; step++) {
    const actors = game.actors(position);
    if (actors === 0) return;
    if (actors & BY_CHANCE) {
      const draw = game.draw(position);
      game.deal(position, random.shuffle([...draw.from]).slice(0, draw.count));
      continue;
    }
    const seats = seatsOf(actors);
    const choice = random.below(seats.length + (actors & BY_CLOCK ? 1 : 0));
    const count = choice < seats.length ? game.legal(position, seats[choice], moves) : 0;
    if (count > 0) game.apply(position, seats[choice], moves[random.below(count)]);
    else if (actors & BY_CLOCK) game.apply(position, 8, 0);
  }
}

/** Replaying the record gives the same scores and, to every seat, the same stream. */
function lawfulReplay(
  match: Match,
  record: MatchRecord,
  watched: readonly Watched[],
  fail: (law: string) => never,
): void {
  const copy = JSON.parse(JSON.stringify(record)) as MatchRecord;
  const again = new Match(match.game, record.rules, match.seats);
  const streams = watched.map(({ seat }) => {
    const stream: string[] = [];
    again.watch(seat, (entry) => stream.push(JSON.stringify(entry)));
    return stream;
  });
  for (const event of copy.log) {
    const refusal = again.act(event.by, event.do);
    if (refusal) fail(`replay equals play: ${refusal.refused}`);
  }
  watched.forEach((one, i) => {
    if (streams[i].join('\n') !== one.stream.join('\n'))
      fail(`replay gives seat ${one.seat} the same stream`);
  });
  const { hands, result } = makeRecord(again, []);
  if (JSON.stringify({ hands, result }) !== JSON.stringify({ hands: record.hands, result: record.result })) {
    fail('replay gives the same scores');
  }
}

function allViews(match: Match, position: unknown): string {
  const views: unknown[] = [];
  for (let seat = SPECTATOR; seat < match.seats; seat++) views.push(viewOf(match.game, position, 0, seat));
  return JSON.stringify(views);
}
