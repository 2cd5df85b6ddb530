// `messdeck play`: a match at the terminal; with --watch, a match of bots told in words.

import { isCancel, select } from '@clack/prompts';
import { parseBot } from '@messdeck/bots';
import { type Game, games, settleRules } from '@messdeck/engine';
import type { Timing } from '@messdeck/host';
import { parseRules } from '../asked.ts';
import { checkHouseBot } from '../bots.ts';
import { Complaint, must } from '../complaint.ts';
import { type AskedWithGame, gameAsked, gameNamed, knownGames, usualSeats } from '../game-named.ts';
import { seatNames } from '../play/names.ts';
import { narrate } from '../play/narrate.ts';
import { notesOf } from '../play/notes.ts';
import { readMatch, type SavedMatch } from '../play/save.ts';
import { NOBODY_TYPES, TerminalTable } from '../play/table.ts';
import { printable } from '../printable.ts';

interface PlayOptions extends AskedWithGame {
  readonly seats?: number;
  readonly seat?: number;
  readonly seed?: string;
  readonly rules?: string;
  readonly bots?: string;
  readonly resume?: string;
  readonly watch?: boolean;
  readonly pace: Timing['pace'];
  readonly window?: number;
}

export async function play(name: string | undefined, options: PlayOptions): Promise<void> {
  if (options.bots !== undefined) checkHouseBot(options.bots);
  if (options.resume !== undefined) return resume(options.resume, name, options);
  const atTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const isNamed = name !== undefined || options.game !== undefined;
  if (!isNamed && !atTerminal && !options.watch) throw new Complaint(NOBODY_TYPES);
  const game = isNamed
    ? await gameAsked(name, options)
    : await gameNamed(atTerminal ? await chooseGame() : 'do-boy');
  const seats = options.seats ?? usualSeats(game);
  const rules = must(settleRules(game, parseRules(options.rules ?? '{}'), seats));
  const seed = options.seed ?? String(Date.now());
  // Input that is no terminal but was asked to play a game (a script, a pipe) still plays.
  if (options.watch) return narrate(game, rules, seats, options.bots ?? 'sergeant', seed);
  const self = options.seat ?? 0;
  if (self >= seats) throw new Complaint(`--seat takes a seat from 0 to ${seats - 1}, not ${self}.`);
  const bot = options.bots ?? 'captain';
  const chairs = seatNames(seats, self).map((who, seat) =>
    seat === self ? { name: who } : { name: who, bot },
  );
  return new TerminalTable({
    game: hastened(game, options.window),
    notes: await notesOf(game),
    rules,
    seats: chairs,
    self,
    seed,
    log: [],
    pace: timing(options),
  }).play();
}

async function resume(file: string, name: string | undefined, options: PlayOptions): Promise<void> {
  // A game from a file is named again; one of ours need not be.
  const isNamed = name !== undefined || options.game !== undefined;
  const named = isNamed ? await gameAsked(name, options) : undefined;
  const saved = readMatch(file, knownGames());
  const { record, game, self } = saved;
  const against = contradiction(saved, named, options);
  if (against) throw new Complaint(`${against} Leave it out, or begin another match.`);
  for (const { bot } of record.seats) if (bot !== undefined) must(parseBot(bot));
  return new TerminalTable({
    game: hastened(game, options.window),
    notes: await notesOf(game),
    rules: record.rules,
    seats: record.seats.map((chair) => ({ ...chair, name: printable(chair.name) })),
    self,
    seed: saved.seed ?? String(Date.now()),
    log: [...record.log],
    file,
    pace: timing(options),
  }).play();
}

/** What was asked for besides --resume and is otherwise in the saved match. */
function contradiction(
  { record, game, self, seed }: SavedMatch,
  named: Game | undefined,
  options: PlayOptions,
): string | undefined {
  const { seats, seat, rules, bots, watch } = options;
  const said = (what: string, is: unknown, not: unknown): string =>
    `The saved match has ${what} ${JSON.stringify(is)}, not ${JSON.stringify(not)}.`;
  if (named && named !== game) return `The saved match is ${game.title}, not ${named.title}.`;
  if (seats !== undefined && seats !== record.seats.length)
    return said('--seats', record.seats.length, seats);
  if (seat !== undefined && seat !== self) return said('--seat', self, seat);
  if (options.seed !== undefined && options.seed !== seed) return said('--seed', seed ?? null, options.seed);
  const other = Object.entries(parseRules(rules ?? '{}')).find(([key, value]) => record.rules[key] !== value);
  if (other) return said(`the option ${other[0]}`, record.rules[other[0]] ?? null, other[1]);
  const changed = record.seats.find(({ bot }) => bots !== undefined && bot !== undefined && bot !== bots);
  if (changed) return said('--bots', changed.bot, bots);
  return watch ? 'You can continue a saved match, but not watch it.' : undefined;
}

function timing({ pace }: PlayOptions): Timing {
  return { pace, reaction: 'natural', windows: 'usual' };
}

/** The game with its call windows of this length, everything timed in proportion. */
function hastened(game: Game, window: number | undefined): Game {
  const clock = game.parts?.clock;
  if (!clock || window === undefined) return game;
  const part = window / clock.window;
  return {
    ...game,
    parts: {
      ...game.parts,
      clock: {
        ...clock,
        window,
        ...(clock.margin === undefined ? {} : { margin: clock.margin * part }),
        ...(clock.beat === undefined ? {} : { beat: clock.beat * part }),
        ...(clock.race ? { race: [clock.race[0] * part, clock.race[1] * part] as const } : {}),
        ...(clock.idle ? { idle: { ...clock.idle, after: clock.idle.after * part } } : {}),
      },
    },
  };
}

async function chooseGame(): Promise<string> {
  const chosen = await select({
    message: 'Which game?',
    options: games.map((game) => ({ value: game.id, label: game.title })),
  });
  if (isCancel(chosen)) throw new Complaint('You did not choose a game.');
  return chosen;
}
