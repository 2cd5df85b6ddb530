// `messdeck play`: a match at the terminal; without a terminal, a match of bots told in words.

import { isCancel, select } from '@clack/prompts';
import { parseBot } from '@messdeck/bots';
import { findGame, games, settleRules } from '@messdeck/engine';
import { parseRules } from '../asked.ts';
import { Complaint, must } from '../complaint.ts';
import { gameNamed, usualSeats } from '../game-named.ts';
import { narrate } from '../play/narrate.ts';
import { readMatch } from '../play/save.ts';
import { Session, type Setting } from '../play/session.ts';

interface PlayOptions {
  readonly seats?: number;
  readonly seat: number;
  readonly seed?: string;
  readonly rules: string;
  readonly bots: string;
  readonly resume?: string;
  readonly watch?: boolean;
  readonly pace: number;
  readonly window: number;
}

export async function play(id: string | undefined, options: PlayOptions): Promise<void> {
  must(parseBot(options.bots));
  const seed = options.seed ?? String(Date.now());
  if (options.resume !== undefined) return new Session(resumed(options.resume, options, seed)).play();
  const atTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const game = await gameNamed(id ?? (atTerminal ? await chooseGame() : 'do-boy'));
  const seats = options.seats ?? usualSeats(game);
  const rules = must(settleRules(game, parseRules(options.rules), seats));
  // Input that is no terminal but was asked to play (a script, a pipe) still plays.
  if (options.watch || (!atTerminal && id === undefined))
    return narrate(game, rules, seats, 'search:60', seed);
  if (options.seat >= seats)
    throw new Complaint(`--seat takes a seat from 0 to ${seats - 1}, not ${options.seat}.`);
  const { seat: self, bots: bot, pace, window } = options;
  const saveTo = `${game.id}-match.json`;
  return new Session({ game, rules, seats, self, bot, seed, log: [], saveTo, pace, window }).play();
}

function resumed(saveTo: string, options: PlayOptions, seed: string): Setting {
  const { record, self } = readMatch(saveTo);
  const game = must(findGame(record.game));
  const { rules, log } = record;
  const { bots: bot, pace, window } = options;
  return { game, rules, seats: record.seats.length, self, bot, seed, log, saveTo, pace, window };
}

async function chooseGame(): Promise<string> {
  const chosen = await select({
    message: 'Which game?',
    options: games.map((game) => ({ value: game.id, label: game.title })),
  });
  if (isCancel(chosen)) throw new Complaint('No game was chosen.');
  return chosen;
}
