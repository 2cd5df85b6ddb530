// `messdeck bot`: one of our bots on standard input and output, for programs in any language.

import { type Bot, parseBot } from '@messdeck/bots';
import {
  type Ask,
  type Entry,
  findGame,
  type Game,
  legalMoves,
  type Player,
  Random,
  type Rules,
  settleRules,
  type View,
  WAIT,
} from '@messdeck/engine';
import { Complaint, must } from '../complaint.ts';
import { readLines } from '../lines.ts';

interface Seat {
  readonly game: Game;
  readonly player: Player;
  readonly seat: number;
  /** The seat's own memory, from which the moves behind the legal texts are found. */
  readonly seen: unknown;
  readonly random: Random;
}

interface Line {
  readonly match?: { game: string; edition: number; rules: Rules; seats: number; seat: number };
  readonly n?: number;
  readonly view?: View;
  readonly ask?: boolean;
}

export async function serveBot(name: string, options: { seed: string }): Promise<void> {
  const bot = must(parseBot(name));
  let matches = 0;
  let seat: Seat | undefined;
  for await (const text of readLines('-')) {
    if (text.trim() === '') continue;
    const line = parseLine(text);
    if (line.match) {
      seat = sit(bot, line.match, new Random(options.seed, matches++, 'bot'));
      continue;
    }
    if (!seat) throw new Complaint('The first line must be {"match": …}.');
    if (!line.view) throw new Complaint('A line of a stream needs a "view".');
    if (line.n !== undefined) {
      seat.game.see(seat.seen, line as Entry);
      seat.player.hear?.(line as Entry);
    }
    if (line.ask) process.stdout.write(`${await answer(seat, line.view)}\n`);
  }
}

function parseLine(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below, together with what is no object.
  }
  throw new Complaint(`A line must be a JSON object, not ${JSON.stringify(text.slice(0, 80))}.`);
}

function sit(bot: Bot, match: NonNullable<Line['match']>, random: Random): Seat {
  const game = must(findGame(match.game));
  if (match.edition !== game.edition) {
    throw new Complaint(
      `${game.title} is known in edition ${game.edition}, not ${JSON.stringify(match.edition)}.`,
    );
  }
  const rules = must(settleRules(game, match.rules ?? {}, match.seats));
  if (!Number.isInteger(match.seat) || match.seat < 0 || match.seat >= match.seats) {
    throw new Complaint(`The seat must be from 0 to ${match.seats - 1}, not ${JSON.stringify(match.seat)}.`);
  }
  return {
    game,
    seat: match.seat,
    player: bot.seat(game, rules, match.seats, match.seat, random),
    seen: game.watch(rules, match.seats, match.seat),
    random,
  };
}

async function answer({ game, player, seat, seen, random }: Seat, view: View): Promise<string> {
  if (view.legal.length === 0) return '-';
  // Whatever is imagined, the seat's own legal moves are those of its view.
  const position = game.imagine(seen, random);
  const moves = legalMoves(game, position, seat);
  const ask: Ask = {
    moves,
    count: moves.length,
    mayWait: view.actors.includes('clock'),
    text: (index) => game.text(position, seat, moves[index]),
  };
  const choice = await player.choose(ask);
  return choice === WAIT ? '-' : ask.text(choice);
}
