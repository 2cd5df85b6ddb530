// SIGS (SIG): a rummy of service ranks for two to six, with wild auxiliaries, runs round the corner and Halt!
// Rules: docs/rules/sigs.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
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
export type { SetFact } from './sets.ts';
export type { SigsFacts } from './view.ts';
export { whatCounts } from './words-scoring.ts';

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

export const sigs: Game<Sigs, SigsSeen, SigsFindings> = inWords<Sigs, SigsSeen, SigsFindings>(
  {
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
      },
      {
        key: 'scoring',
        values: ['points', 'counters'],
        default: 'points',
      },
      {
        key: 'target',
        values: [300, 400, 500, 600, 700],
        default: 500,
      },
      {
        key: 'counters',
        values: [3, 5, 7],
        default: 5,
      },
      {
        key: 'partners',
        values: ['none', 'pairs', 'trios'],
        default: 'none',
      },
    ],
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
    newMemory,
    remember,
    imagine,
    side: (p, seat) => p.agreed.sides[seat],
    evaluate,
    tally,
  },
  english,
);
