// How a Flag that is over was left: which cards the next flag wanted, and what lay open to the end.

import { type Game, type LogEvent, Match, type Rules } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import { ranks, sammy } from '@messdeck/engine/packs/sammy';

export interface LeftOver {
  /** "The sevens wanted only New Mexico, and you would have been a Major."; nothing where all flags fly. */
  readonly wanted: string;
  /** The cards on top of the stacks and of the waste. */
  readonly tops: readonly string[];
}

/** Undefined where the log does not lead to the end. */
export function leftOver(game: Game, rules: Rules, log: readonly LogEvent[]): LeftOver | undefined {
  const match = new Match(game, rules, 1);
  for (const { by, do: text } of log) if (match.act(by, text)) return undefined;
  if (!match.over) return undefined;
  const { places, scores } = match.view(0);
  const flown = new Set(places['flags']);
  const next = ranks.find(({ order }) => order === scores[0] + 1);
  const missing = sammy.cards.filter(({ id, order }) => order === next?.order && !flown.has(id));
  const tops = Object.entries(places)
    .filter(([place]) => place.startsWith('stack:') || place === 'waste')
    .flatMap(([, cards]) => cards.at(-1) ?? []);
  if (!next) return { wanted: '', tops };
  const names = missing.map(({ name }) => name);
  const all =
    names.length === 1 ? `only ${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const wanted = `The ${next.plural ?? NUMBERS[next.order - 1]} wanted ${all}, and you would have been a ${attained[next.order]}.`;
  return { wanted, tops };
}

const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens'];
