// One match of bots from its seed to its record. Our own bots think here; outside ones are reached through a desk.

import { parseBot } from '@messdeck/bots';
import {
  type Ask,
  botRandom,
  type Entry,
  Match,
  type MatchRecord,
  makeRecord,
  matchSeed,
  type Player,
  playMatch,
  WAIT,
} from '@messdeck/engine';
import { playersOf, watched } from '../bot-module.ts';
import { isExec, isModule } from '../bots.ts';
import { must } from '../complaint.ts';
import { gameNamed } from '../game-named.ts';
import { madeWith } from '../made.ts';
import { seatName } from '../play/names.ts';
import { Forfeit, type Forfeited } from './forfeit.ts';
import type { PlayTask, Time, Timed } from './task.ts';

/** Where outside bots are spoken to. */
export interface OutsideBots {
  tell(seat: number, line: object): void;
  ask(seat: number, line: object): Promise<string>;
}

export async function playOne(task: PlayTask, desk: OutsideBots): Promise<MatchRecord & Timed & Forfeited> {
  const { rules, bots } = task;
  const seed = matchSeed(task.seed, task.match);
  const game = await gameNamed(task.game);
  const match = new Match(game, rules, bots.length);
  const outside: Outside[] = [];
  const players = await Promise.all(
    bots.map(async (name, seat): Promise<Player> => {
      if (isModule(name)) {
        const make = await playersOf(name);
        return watched(make(game, rules, bots.length, seat, botRandom(seed, seat)), name, seat);
      }
      if (!isExec(name))
        return must(parseBot(name)).seat(game, rules, bots.length, seat, botRandom(seed, seat));
      const player = new Outside(name, match, seat, desk);
      outside.push(player);
      return player;
    }),
  );
  const times = players.map(() => ({ choices: 0, ms: 0, longest: 0 }));
  const seated = task.timed ? players.map((player, seat) => timed(player, times[seat])) : players;
  const forfeit = await forfeitIn(playMatch(match, seated, seed), task.forfeits === true);
  for (const player of outside) player.end();
  const record = makeRecord(
    match,
    bots.map((bot, seat) => ({ name: seatName(seat), bot })),
  );
  const made = madeWith(game, { seed: task.seed, match: task.match, players: bots, options: rules });
  return { ...record, made, ...(task.timed ? { times } : {}), ...forfeit };
}

/** The forfeit with which a match ends early, where that is agreed. */
async function forfeitIn(match: Promise<void>, agreed: boolean): Promise<Forfeited> {
  try {
    await match;
    return {};
  } catch (fault) {
    if (!agreed || !(fault instanceof Forfeit)) throw fault;
    return { forfeit: { seat: fault.seat, why: fault.message } };
  }
}

function timed(player: Player, time: Time): Player {
  return {
    ...(player.hear ? { hear: (entry) => player.hear?.(entry) } : {}),
    async choose(ask) {
      const began = performance.now();
      const choice = await player.choose(ask);
      const ms = performance.now() - began;
      time.choices++;
      time.ms += ms;
      time.longest = Math.max(time.longest, ms);
      return choice;
    },
  };
}

/** A seat at which an outside program plays. */
class Outside implements Player {
  private readonly name: string;
  private readonly match: Match;
  private readonly seat: number;
  private readonly desk: OutsideBots;
  /** The last entry is held back until it is known whether it asks. */
  private unsent: Entry | undefined;

  constructor(name: string, match: Match, seat: number, desk: OutsideBots) {
    const { game, rules, seats } = match;
    this.name = name;
    this.match = match;
    this.seat = seat;
    this.desk = desk;
    desk.tell(seat, { match: { game: game.id, edition: game.edition, rules, seats, seat } });
  }

  hear(entry: Entry): void {
    this.end();
    this.unsent = entry;
  }

  async choose(ask: Ask): Promise<number> {
    const { unsent, match, seat } = this;
    // Asked again, or before anything has happened, there is no new entry: the view alone is sent.
    const line = unsent ? { ...unsent, ask: true } : { ask: true, view: match.view(seat) };
    this.unsent = undefined;
    return this.chosen(ask, await this.desk.ask(seat, line));
  }

  /** Sends the entry held back; after the last of a match nothing more comes. */
  end(): void {
    if (this.unsent) this.desk.tell(this.seat, this.unsent);
    this.unsent = undefined;
  }

  private chosen(ask: Ask, answer: string): number {
    if (answer === '-' && ask.mayWait) return WAIT;
    for (let i = 0; i < ask.count; i++) if (ask.text(i) === answer) return i;
    const legal = Array.from({ length: Math.min(ask.count, 5) }, (_, i) => ask.text(i)).join('; ');
    const more = ask.count > 5 ? `; and ${ask.count - 5} more` : '';
    throw new Forfeit(
      this.seat,
      `Seat ${this.seat} (${this.name}) answered ${JSON.stringify(answer.slice(0, 200))} at step ${this.match.log.length}, which is not a legal action; legal are: ${legal}${more}.`,
    );
  }
}
