// Skirmish (SKI): the Army and Navy war game, tricks without suits for two partnerships. Rules: docs/rules/skirmish.md.

import { type Actor, type Actors, BY_CHANCE, type Game, type Move, type Tally } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import { deal, draw, legal, play } from './play.ts';
import {
  clone,
  type HandScore,
  NOBODY,
  OVER,
  PLAY,
  SIDES,
  type Skirmish,
  sideOf,
  start,
} from './position.ts';
import { imagine, type SkirmishSeen, see, watch } from './seen.ts';
import { prompt, refuse, view } from './view.ts';

/** More than any score: what the whole game is worth (SKI-19). */
const WHOLE_GAME = 100_000;

function actors(p: Skirmish): Actors {
  if (p.phase === PLAY) return 1 << p.turn;
  return p.phase === OVER ? 0 : BY_CHANCE;
}

function text(_p: Skirmish, _seat: Actor, move: Move): string {
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
  if (hand.whole !== NOBODY)
    lines.push(`The ${SIDES[hand.whole]} took all 48 cards and with them the whole game (SKI-19)`);
  return lines;
}

function tally(p: Skirmish): Tally {
  const hands = sheetEntries(p.sheet).map((hand) => {
    const [army, navy] = pointsOf(hand);
    return { points: [army, navy, army, navy], lines: linesOf(hand) };
  });
  if (p.phase !== OVER) return { hands };
  const [army, navy] = p.scores as [number, number];
  return { hands, result: { scores: [army, navy, army, navy], winners: winner(p) === 0 ? [0, 2] : [1, 3] } };
}

/** The side that has won a match that is over (SKI-19, SKI-20). */
function winner(p: Skirmish): number {
  const { whole } = p.sheet!.entry;
  if (whole !== NOBODY) return whole;
  return p.scores[0] > p.scores[1] ? 0 : 1;
}

/** The side's lead in points, those of the hand in play included. */
function standing(p: Skirmish, seat: number): number {
  const side = sideOf(seat);
  const other = 1 - side;
  const lead = p.scores[side] - p.scores[other];
  if (p.phase === PLAY) return lead + p.captured[side] - p.set[side] - p.captured[other] + p.set[other];
  if (p.phase !== OVER || p.sheet!.entry.whole === NOBODY) return lead;
  return winner(p) === side ? WHOLE_GAME : -WHOLE_GAME;
}

export const skirmish: Game<Skirmish, SkirmishSeen> = {
  id: 'skirmish',
  title: 'Skirmish',
  edition: 1,
  pack,
  seats: [4],
  options: [
    {
      key: 'form',
      values: ['combined', 'sides'],
      default: 'combined',
      help: 'Whether all 48 cards are shuffled together or each side is dealt only its own branch.',
      words: { combined: 'All cards shuffled together', sides: 'Each side holds its own branch' },
    },
    {
      key: 'limit',
      values: [0, 5000, 10000, 20000],
      default: 10000,
      help: 'The score that ends the match; 0 for a match of one hand.',
      words: { 0: 'One hand', 5000: '5,000 points', 10000: '10,000 points', 20000: '20,000 points' },
    },
    {
      key: 'captured',
      values: ['branch', 'hand'],
      default: 'branch',
      help: 'Which cards in a pile count as captured: those of the other branch, or those the other side played.',
      words: { branch: 'Cards of the other branch', hand: 'Cards the other side played' },
    },
    {
      key: 'spyNurse',
      values: ['any', 'captured'],
      default: 'any',
      help: 'Which Nurses a Scout Spy can take away: any, or only one captured by the side that has her.',
      words: { any: 'Any Nurse', captured: 'Only a captured Nurse' },
    },
  ],
  verbs: { play: ['Play $1', 'plays $1'] },
  places: { hand: 'Hand', stock: 'Stock', trick: 'Trick', pile: 'Pile' },
  start,
  actors,
  draw,
  deal,
  legal,
  apply: play,
  clone,
  text,
  refuse,
  view,
  prompt,
  watch,
  see,
  imagine,
  side: (_, seat) => sideOf(seat),
  standing,
  tally,
};
