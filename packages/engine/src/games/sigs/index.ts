// SIGS (SIG): a rummy of service ranks for two to six, with wild auxiliaries, runs round the corner and Halt!
// Rules: docs/rules/sigs.md.

import type { Game } from '../../game.ts';
import type { Rules } from '../../options.ts';
import { sigs as pack } from '../../packs/sigs.ts';
import { evaluate } from './advice.ts';
import { prompt, type SigsFindings, tally } from './facts.ts';
import { actors, legal } from './legal.ts';
import { imagine, newMemory, remember, type SigsSeen } from './memory.ts';
import { text } from './moves.ts';
import { parts } from './parts.ts';
import { apply, deal, draw } from './play.ts';
import { clone, type Sigs, start } from './position.ts';
import { refuse } from './refuse.ts';
import { notice, view } from './view.ts';
import { english } from './words.ts';

export type { SigsFindings, SigsHandFacts, SigsPrompt, SigsRefusal, VainHalt } from './facts.ts';
export { nothingToHalt } from './refuse.ts';
export { whatCounts } from './scoring.ts';
export type { SetFact } from './sets.ts';
export type { SigsFacts } from './view.ts';

/** SIG-1: partners play in the showdown only; there four or six sit in pairs unless the table says otherwise. */
function complete(given: Rules, seats: number): Rules {
  if (given['partners'] !== undefined) return given;
  const pairs = given['variation'] === 'showdown' && (seats === 4 || seats === 6);
  return { ...given, partners: pairs ? 'pairs' : 'none' };
}

function exclude(rules: Rules, seats: number): string | undefined {
  const { variation, scoring, partners } = rules;
  if (scoring === 'counters' && variation !== 'regular') {
    return 'Counters are won only in the regular game; the variations are scored in points.';
  }
  if (partners === 'none') return undefined;
  if (variation !== 'showdown') return 'Partners play together only in the variation showdown.';
  if (partners === 'pairs' && seats !== 4 && seats !== 6) return 'Pairs need 4 or 6 players.';
  if (partners === 'trios' && seats !== 6) return 'Trios need 6 players.';
  return undefined;
}

/** A word for each set: with 62 cards there can be no more than twenty. */
function setWords(word: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 20 }, (_, k) => [`s${k + 1}`, `${word} ${k + 1}`]));
}

export const sigs: Game<Sigs, SigsSeen, SigsFindings> = {
  id: 'sigs',
  title: 'SIGS',
  edition: 1,
  pack,
  seats: [2, 3, 4, 5, 6],
  options: [
    {
      key: 'variation',
      values: ['regular', 'running', 'showdown'],
      default: 'regular',
      help: 'The regular game, or one of the two variations in which every card played scores.',
      words: {
        regular: 'Regular game: the winner scores what the others hold',
        running: 'Running Score: points for every card played',
        showdown: 'Score at Showdown: cards played minus cards held, partners optional',
      },
    },
    {
      key: 'scoring',
      values: ['points', 'counters'],
      default: 'points',
      help: 'Points, or one counter to the winner of each hand.',
      words: { points: 'Points', counters: 'One counter per hand' },
    },
    {
      key: 'target',
      values: [300, 400, 500, 600, 700],
      default: 500,
      help: 'The points that win the match.',
    },
    {
      key: 'counters',
      values: [3, 5, 7],
      default: 5,
      help: 'The counters that win the match.',
    },
    {
      key: 'partners',
      values: ['none', 'pairs', 'trios'],
      default: 'none',
      help: 'Who plays together: pairs, two sides of three, or everyone for themselves.',
      words: { none: 'Everyone for themselves', pairs: 'Pairs', trios: 'Two sides of three' },
    },
  ],
  verbs: {
    draw: ['Draw $1 $2', 'draws $1 $2'],
    lay: ['Lay $1: $2…', 'lays $1: $2…'],
    add: ['Add $1 to $2 $3', 'adds $1 to $2 $3'],
    swap: ['Take $2 from $3 for $1', 'takes $2 from $3 for $1'],
    discard: ['Discard $1', 'discards $1'],
    halt: ['Halt! It goes to $1 $2', 'calls Halt! and plays it to $1 $2'],
    give: ['Give $1', 'gives $1 to the player who missed it'],
  },
  terms: {
    reserve: 'from the Reserve',
    active: 'the top of the Active pile',
    buried: 'down to',
    run: 'a run',
    kind: 'a kind',
    low: 'at the low end',
    high: 'at the high end',
    ...setWords('set'),
  },
  places: { hand: 'Hand', reserve: 'Reserve', active: 'Active pile', down: 'SIGS!', ...setWords('Set') },
  complete,
  exclude,
  parts,
  start,
  actors,
  draw,
  deal,
  legal,
  apply,
  clone,
  text,
  refuse,
  notice,
  view,
  prompt,
  catalog: english,
  newMemory,
  remember,
  imagine,
  side: (p, seat) => p.agreed.sides[seat],
  evaluate,
  tally,
};
