// What is played for and what counts, as the games themselves say it by the options agreed.

import type { Game, Rules } from '@messdeck/engine';
import { whatCounts as armedForces } from '@messdeck/engine/games/armed-forces';
import { inShort as bang } from '@messdeck/engine/games/bang';
import { whatCounts as doBoy } from '@messdeck/engine/games/do-boy';
import { LIES } from '@messdeck/engine/games/flag';
import { whatCounts as militac } from '@messdeck/engine/games/militac';
import { whatCounts as nationalContest } from '@messdeck/engine/games/national-contest';
import { whatCounts as sammy } from '@messdeck/engine/games/sammy';
import { whatCounts as sigs } from '@messdeck/engine/games/sigs';
import { whatCounts as skirmish } from '@messdeck/engine/games/skirmish';
import { whatCounts as tactics } from '@messdeck/engine/games/tactics';
import { whatCounts as unitedStates } from '@messdeck/engine/games/united-states';
import { tacticsPoints } from '@messdeck/engine/packs/parker';
import { type Counts, ownGame } from '../game-named.ts';
import { marksOf } from './marks.ts';
import { faint } from './paint.ts';
import { flow, paragraph } from './wrap.ts';

const COUNTS: Readonly<Record<string, (rules: Rules) => Counts>> = {
  tactics,
  militac,
  'do-boy': doBoy,
  bang: (rules) => ({ words: bang(rules) }),
  skirmish,
  'armed-forces': armedForces,
  sigs,
  'national-contest': nationalContest,
  sammy,
  'united-states': unitedStates,
  flag: () => ({ words: LIES }),
};

/** What ends the match, in a few words; nothing where one hand is played. */
export function goalOf(game: Game, rules: Rules): string | undefined {
  const { match, target, limit, deals, scoring, counters } = rules;
  switch (game.id) {
    case 'tactics':
      if (match === 'hand') return undefined;
      return `${match === 'campaign' ? 'two Engagements to' : 'to'} ${tacticsPoints.engagement}`;
    case 'do-boy':
      return match === 'hand' ? 'the fewest points win' : `the fewest points win, ends at ${target}`;
    case 'militac':
      return match === 'hand' ? undefined : `to ${target}`;
    case 'bang':
      return `the most cards win, ends after ${limit} laid`;
    case 'skirmish':
      return limit === 0 ? undefined : `to ${limit}`;
    case 'armed-forces':
    case 'united-states':
      return `to ${target}`;
    case 'sigs':
      return scoring === 'counters' ? `to ${counters} counters` : `to ${target}`;
    case 'sammy':
      return deals === 1 ? undefined : `${deals} hands`;
    default:
      return undefined;
  }
}

/** What counts, in lines; where a game says nothing of it, where to read on. */
export function countsOf(game: Game, rules: Rules): string {
  const { counts = [], words } = (COUNTS[game.id] ?? ownGame(game.id)?.whatCounts)?.(rules) ?? {};
  const wide = Math.max(0, ...counts.map(([what]) => what.length));
  const figures = counts.map(([what, worth]) =>
    flow(`${what.padEnd(wide)}  `, worth.split(' '), ' ', ' '.repeat(wide + 2)),
  );
  const said = [words, marksOf(game)].filter((text) => text !== undefined).map((text) => paragraph(text));
  const lines = [...figures, ...said];
  return lines.length > 0 ? lines.join('\n') : faint('For what scores, see the rules: type rules.');
}
