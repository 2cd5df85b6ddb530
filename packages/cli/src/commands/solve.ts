// `messdeck solve`: every legal card of a position with its exact result, all cards taken as known.

import {
  bridgeCard,
  bridgeTricks,
  HAND_LETTERS,
  parseBridgeCard,
  parseDeal,
  Solver,
  SUIT_LETTERS,
} from '@messdeck/bots';
import { type Game, games, Match, type MatchRecord } from '@messdeck/engine';
import { Complaint } from '../complaint.ts';
import { Output } from '../output.ts';
import { readRecord } from '../records.ts';

interface SolveOptions {
  readonly step?: number;
  readonly record: number;
  readonly nodes: number;
  readonly deal?: string;
  readonly trumps?: string;
  readonly leader?: string;
  readonly trick?: string;
}

export async function solve(path: string | undefined, options: SolveOptions): Promise<void> {
  if ((path === undefined) === (options.deal === undefined)) {
    throw new Complaint('Give a file of records and a --step, or a --deal with --trumps and --leader.');
  }
  const output = new Output();
  if (path === undefined) solveDeal(options, output);
  else await solveStep(path, options, output);
  await output.flush();
}

async function solveStep(
  path: string,
  { step, record: number, nodes }: SolveOptions,
  output: Output,
): Promise<void> {
  const { record, game } = await readRecord(path, number);
  if (step === undefined) {
    throw new Complaint(
      `Say with --step before which event the cards are to be solved, 0 to ${record.log.length}.`,
    );
  }
  const match = playTo(record, game, step);
  const solved = new Solver().solve(game, match.position, { nodes });
  if (!solved) throw new Complaint(whyNot(game, match, step, nodes));
  const { seat, moves, values, gains, unit, exact } = solved;
  for (const [i, move] of moves.entries()) {
    const action = game.text(match.position, seat, move);
    output.line({ record: number, step, seat, action, value: values[i], gain: gains[i], unit, exact });
  }
}

/** The match as it stood before this step. */
function playTo(record: MatchRecord, game: Game, step: number): Match {
  if (step > record.log.length) {
    throw new Complaint(
      `The record has the steps 0 to ${record.log.length - 1}; there is nothing before step ${step}.`,
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
  if (!game.tricks) {
    const served = games.filter((one) => one.tricks).map((one) => one.id);
    return `${game.title} is not a game the solver serves; it serves ${served.join(', ')}.`;
  }
  if (match.over || !game.tricks(match.position)) return `Before step ${step} no card is played to a trick.`;
  return `Before step ${step} too many cards are left to solve within ${nodes} cards of search; --nodes allows more.`;
}

/** A deal of bridge, as a text: tricks of the side to play. */
function solveDeal(options: SolveOptions, output: Output): void {
  const hands = parseDeal(options.deal!);
  if (!hands)
    throw new Complaint(
      '--deal takes four hands as "N:AK.QJ.T9.87 …", each as spades.hearts.diamonds.clubs.',
    );
  const trumps = `${SUIT_LETTERS}N`.indexOf(options.trumps ?? '?');
  if (options.trumps?.length !== 1 || trumps < 0)
    throw new Complaint('--trumps takes one of S, H, D, C and N (none).');
  const leader = HAND_LETTERS.indexOf(options.leader ?? '?');
  if (options.leader?.length !== 1 || leader < 0) throw new Complaint('--leader takes one of N, E, S and W.');
  const trick = (options.trick ?? '').split(' ').filter(Boolean).map(mustBeCard);
  if (trick.length > 3) throw new Complaint('--trick takes the cards of a trick in play, three at most.');
  const tricks = bridgeTricks(hands, trumps === SUIT_LETTERS.length ? -1 : trumps, leader, trick);
  checkLengths(hands, leader, trick.length);
  const hand = (leader + trick.length) % 4;
  const following = trick.length > 0 ? hands[hand].filter((card) => tricks.follows(trick[0], card)) : [];
  const cards = following.length > 0 ? following : hands[hand];
  const solver = new Solver();
  const gains = solver.gains(tricks, cards, { nodes: options.nodes });
  if (!gains)
    throw new Complaint(`This deal takes more than ${options.nodes} cards of search; --nodes allows more.`);
  const toCome = hands[leader].length + (trick.length > 0 ? 1 : 0);
  for (const [i, card] of cards.entries()) {
    const gain = hand % 2 === 0 ? gains[i] : -gains[i];
    output.line({
      hand: HAND_LETTERS[hand],
      card: bridgeCard(card),
      tricks: (toCome + gain) / 2,
      of: toCome,
    });
  }
}

function mustBeCard(text: string): number {
  const card = parseBridgeCard(text);
  if (card === undefined)
    throw new Complaint(`${JSON.stringify(text)} is no card; cards are written SA, HT, D9, C2.`);
  return card;
}

function checkLengths(hands: readonly (readonly number[])[], leader: number, played: number): void {
  const full = hands[(leader + played) % 4].length;
  const right = hands.every(
    (cards, hand) => cards.length === full - ((hand - leader + 4) % 4 < played ? 1 : 0),
  );
  if (!right || full === 0) {
    throw new Complaint(
      'The hands must be of one length, those that have played to the trick one card shorter.',
    );
  }
}
