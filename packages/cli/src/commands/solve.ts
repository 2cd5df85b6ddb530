// `messdeck solve`: every legal card of a position with its exact result, all cards taken as known.

import { SOLVED_FOR_ALL, type Solved, Solver, solveForAll } from '@messdeck/bots';
import { BY_CHANCE, type Game, games, Match, type MatchRecord, orderOf, seatsOf } from '@messdeck/engine';
import { Complaint } from '../complaint.ts';
import { type AskedWithGame, addGame } from '../game-named.ts';
import { readLines } from '../lines.ts';
import { Output } from '../output.ts';
import { readRecord } from '../records.ts';
import { type DealOptions, dealOfJson, dealOfOptions, solveDeal } from './solve-deal.ts';

interface SolveOptions extends DealOptions, AskedWithGame {
  readonly step?: number;
  readonly record: number;
  readonly nodes: number;
  readonly json?: string;
  readonly words?: boolean;
}

export async function solve(path: string | undefined, options: SolveOptions): Promise<void> {
  const { deal, json, nodes } = options;
  if ([path, deal, json].filter((one) => one !== undefined).length !== 1) {
    throw new Complaint(
      'Give a file of records and a --step, or a --deal with --trumps and --leader, or a position as --json.',
    );
  }
  if (options.game !== undefined) await addGame(options.game);
  const output = new Output();
  if (path !== undefined) await solveStep(path, options, output);
  else if (json !== undefined) {
    const solved = solveDeal(dealOfJson(json === '-' ? await standardInput() : json), nodes);
    if (options.words) output.text(dealInWords(solved));
    else output.line(solved);
  } else {
    const { cards, ...solved } = solveDeal(dealOfOptions(options), nodes);
    if (options.words) output.text(dealInWords({ ...solved, cards }));
    else for (const card of cards) output.line({ hand: solved.hand, ...card, of: solved.of, exact: true });
  }
  await output.flush();
}

async function standardInput(): Promise<string> {
  const lines: string[] = [];
  for await (const line of readLines('-')) lines.push(line);
  return lines.join('\n');
}

function dealInWords({ hand, of, cards }: ReturnType<typeof solveDeal>): string {
  return cards
    .map(({ card, tricks }) => `${hand} plays ${card}: ${tricks} of ${of} tricks for its side (exact).\n`)
    .join('');
}

async function solveStep(
  path: string,
  { step, record: number, nodes, words }: SolveOptions,
  output: Output,
): Promise<void> {
  const { record, game } = await readRecord(path, number);
  if (step === undefined) {
    throw new Complaint(
      `Use --step to say before which event to solve the cards, 0 to ${record.log.length}.`,
    );
  }
  const match = playTo(record, game, step);
  const solved = new Solver().solve(game, match.position, { nodes }) ?? forAll(game, match, nodes);
  if (!solved) throw new Complaint(whyNot(game, match, step, nodes));
  const { seat, moves, values, gains, unit, exact } = solved;
  for (const [i, move] of moves.entries()) {
    const action = game.text(match.position, seat, move);
    if (words) {
      const how = exact ? 'exact' : 'not exact';
      output.text(
        `Seat ${seat}, ${orderOf(game, action)}: ${gains[i]} ${unit}, ${values[i]} in the hand (${how}).\n`,
      );
    } else output.line({ record: number, step, seat, action, value: values[i], gain: gains[i], unit, exact });
  }
}

/** The same where everybody plays for himself and only the rules tell what follows: how the seat will stand. */
function forAll(game: Game, { position, seats }: Match, nodes: number): Omit<Solved, 'nodes'> | undefined {
  const actors = game.actors(position);
  if (!SOLVED_FOR_ALL.includes(game.id) || actors & BY_CHANCE || seatsOf(actors).length !== 1)
    return undefined;
  const solved = solveForAll(game, position, seats, nodes);
  if (!solved) return undefined;
  const now = game.evaluate(position, solved.seat);
  return { ...solved, gains: solved.values.map((value) => value - now), unit: 'points', exact: false };
}

/** The match as it stood before this step. */
function playTo(record: MatchRecord, game: Game, step: number): Match {
  if (step > record.log.length) {
    throw new Complaint(
      `The record has steps 0 to ${record.log.length - 1}; there is nothing before step ${step}.`,
    );
  }
  const match = new Match(game, record.rules, record.seats.length);
  for (const [i, event] of record.log.slice(0, step).entries()) {
    const refusal = match.act(event.by, event.do);
    if (refusal) throw new Complaint(`step ${i}: ${refusal.refused}`);
  }
  return match;
}

function whyNot(game: Game, match: Match, step: number, nodes: number): string {
  const isServed = (one: Game): boolean => one.tricks !== undefined || SOLVED_FOR_ALL.includes(one.id);
  if (!isServed(game)) {
    const served = games.filter(isServed).map((one) => one.id);
    return `${game.title} is not a game the solver knows; it knows ${served.join(', ')}.`;
  }
  const inPlay = game.tricks
    ? game.tricks(match.position) !== undefined
    : seatsOf(game.actors(match.position)).length > 0;
  if (match.over || !inPlay) return `Before step ${step}, nobody is playing to a trick.`;
  return `Before step ${step}, there are too many cards left to solve with ${nodes} cards of search; allow more with --nodes.`;
}
