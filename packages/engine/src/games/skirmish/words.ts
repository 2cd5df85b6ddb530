// Skirmish in words: texts of moves, refusals, prompts, and how the points of each hand came about.

import { type Prompt, yourTurn } from '../../asked.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import { sayCard } from '../../pack.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import { highIn } from './high.ts';
import { winner } from './play.ts';
import { type HandScore, NOBODY, OVER, SIDES, type Skirmish } from './position.ts';

export function text(_p: Skirmish, _seat: Actor, move: Move): string {
  return `play ${pack.ids[move]}`;
}

/** Points of each side in a scored hand (SKI-17). */
function pointsOf({ captured, set }: HandScore): [number, number] {
  return [captured[0] - set[0], captured[1] - set[1]];
}

function linesOf(hand: HandScore): string[] {
  const lines = pointsOf(hand).map((points, side) => {
    const set = hand.set[side] === 0 ? '' : ` and were set ${hand.set[side]}`;
    const sum = points < 0 ? `${points}` : `+${points}`;
    return `{${side}} and {${side + 2}} captured ${hand.captured[side]}${set}: ${sum}`;
  });
  if (hand.whole !== NOBODY) lines.push(wholeGame(hand.whole));
  return lines;
}

export const wholeGame = (side: number): string =>
  `The ${SIDES[side]} took all 48 cards and with them the whole game (SKI-19)`;

/** The side that took all cards of a hand, and with them the game. */
export interface SkirmishHandFacts {
  readonly whole?: number | undefined;
}

export function tally(p: Skirmish): Tally<SkirmishHandFacts> {
  const hands = sheetEntries(p.sheet).map((hand) => {
    const [army, navy] = pointsOf(hand);
    const facts = { whole: hand.whole === NOBODY ? undefined : hand.whole };
    return { points: [army, navy, army, navy], facts, lines: linesOf(hand) };
  });
  if (p.phase !== OVER) return { hands };
  const [army, navy] = p.scores as [number, number];
  return { hands, result: { scores: [army, navy, army, navy], winners: winner(p) === 0 ? [0, 2] : [1, 3] } };
}

export function prompt(v: View): Prompt {
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase !== 'play') return 'The cards are about to be dealt.';
  if (v.seat === null || !v.actors.includes(v.seat)) return 'Wait for the others.';
  const high = highIn(v);
  if (high === undefined) return yourTurn('lead any card.');
  return { ...yourTurn(`play any card; ${sayCard(pack, high)} holds the trick.`), names: [high] };
}

export function refuse(_p: Skirmish, _seat: Actor, action: string): string {
  const [, ...ids] = action.split(' ');
  const card = pack.find(ids[0] ?? '');
  if (ids.length !== 1 || card === undefined) return 'Play exactly one card of your hand (SKI-7).';
  return `You do not hold ${pack.say(card)}; play a card of your hand (SKI-7).`;
}

/** SKI-17, in short. */
export function captures(rules: Rules): string {
  return rules['captured'] === 'hand'
    ? 'Only what the enemy played counts.'
    : 'Only the enemy’s cards count.';
}
