// A table with a match of thousands of entries, written into a store the way a server would have left it.

import {
  chanceFrom,
  type Entry,
  findGame,
  type Game,
  isRefusal,
  legalMoves,
  Match,
  Random,
  SPECTATOR,
  settleRules,
} from '@messdeck/engine';
import type { Played } from '@messdeck/host';
import { hashOf } from '../security/keys.ts';
import type { KeptTable, Store } from '../store/store.ts';

const SEATS = 6;
const RULES = { pace: 'snappy', target: 500 };

export interface LongTable {
  readonly id: string;
  readonly game: Game;
  readonly log: readonly Played[];
  /** The match as it is. */
  readonly match: Match;
  /** A seat that has watched for hundreds of entries without acting, and still may. */
  readonly quiet: number;
  /** What that seat has seen. */
  readonly seen: readonly Entry[];
  tokenOf(seat: number): string;
}

/** United States at snappy pace: everybody may act at any moment, so a match can be as long as wanted. */
export async function writeLongTable(
  store: Store,
  id: string,
  { events, ...more }: { readonly events: number } & Partial<KeptTable>,
): Promise<LongTable> {
  const game = findGame('united-states') as Game;
  const rules = settleRules(game, RULES, SEATS);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const quiet = SEATS - 1;
  const match = new Match(game, rules, SEATS);
  const seen: Entry[] = [];
  match.watch(quiet, (entry) => seen.push(entry));
  const log = playOut(game, match, events, quiet);
  const tokenOf = (seat: number): string => `token-${id}-of-seat-${seat}`;
  const kept: KeptTable = {
    id,
    game: game.id,
    edition: game.edition,
    rules,
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `Player ${seat}`,
      owner: hashOf(tokenOf(seat)),
      program: true,
    })),
    host: 0,
    state: match.over ? 'over' : 'playing',
    public: true,
    chat: true,
    invite: 'no invitation',
    watch: 'no watching key',
    made: 0,
    ...more,
  };
  const keys = kept.seats.flatMap((seat) => seat?.owner ?? []);
  await store.commit({ table: id, at: 0, kept, keys });
  await Promise.all(
    log.map((event, seq) => store.commit({ table: id, at: 0, action: { seq, from: seq, events: [event] } })),
  );
  return { id, game, log, match, quiet, seen, tokenOf };
}

/** Everybody does anything that is allowed; for the last 300 events one seat lets the others play. */
function playOut(game: Game, match: Match, events: number, quiet: number): Played[] {
  const chance = chanceFrom('a long match');
  const random = new Random('a long match', 'players');
  const log: Played[] = [];
  while (!match.over && log.length < events) {
    const { actors } = match.view(SPECTATOR);
    const able = actors.filter(
      (by): by is number => typeof by === 'number' && legalMoves(game, match.position, by).length > 0,
    );
    const others = able.filter((seat) => seat !== quiet || log.length < events - 300);
    const by = actors.includes('chance')
      ? 'chance'
      : (others.at(random.below(others.length || 1)) ?? (actors.includes('clock') ? 'clock' : able[0]));
    let move: number | undefined;
    if (by === 'chance') match.chance(chance(match.dueDraw));
    else if (by === 'clock') match.act('clock', 'tick');
    else {
      const moves = legalMoves(game, match.position, by);
      move = moves[random.below(moves.length)];
      match.move(by, move);
    }
    log.push({ ...match.log.at(-1)!, ...(move !== undefined && { move }) });
  }
  return log;
}
