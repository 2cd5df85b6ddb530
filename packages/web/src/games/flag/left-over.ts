// How a Flag that is over was left: which cards the next flag wanted, where they lay, and what lay open to the end.

import { capital, type Game, type LogEvent, Match, type Rules, sayCard, type View } from '@messdeck/engine';
import { attained, type FlagFacts } from '@messdeck/engine/games/flag';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { ranks, sammy } from '@messdeck/engine/packs/sammy';
import * as words from '#words/games/flag/notes.ts';
import { placeInWords } from '#words/numbers.ts';

export interface LeftOver {
  /** "The sevens wanted only New Mexico, and you would have been a Major."; nothing where all flags fly. */
  readonly wanted: string;
  /** "New Mexico lay face down in the second stack."; nothing where all flags fly. */
  readonly lay: string;
  /** The cards on top of the stacks and of the waste. */
  readonly tops: readonly string[];
}

/** Undefined where the log does not lead to the end. */
export function leftOver(game: Game, rules: Rules, log: readonly LogEvent[]): LeftOver | undefined {
  const match = new Match(game, rules, 1);
  for (const { by, do: text } of log) if (match.act(by, text)) return undefined;
  if (!match.over) return undefined;
  return leftIn(match.view(0));
}

/** From what is seen when the game is over. */
export function leftIn(view: View): LeftOver {
  const { places, scores } = view;
  const flown = new Set(places['flags']);
  const next = ranks.find(({ order }) => order === scores[0] + 1);
  const missing = sammy.cards.filter(({ id, order }) => order === next?.order && !flown.has(id));
  const tops = Object.entries(places)
    .filter(([place]) => place.startsWith('stack:') || place === 'waste')
    .flatMap(([, cards]) => cards.at(-1) ?? []);
  if (!next) return { wanted: '', lay: '', tops };
  const names = missing.map(({ id }) => sayCard(sammy, id));
  const told = names.length === 1 ? words.onlyCards(names[0]) : listAnd(names);
  const wanted = words.youNeeded({ cards: told, rank: attained[next.order] });
  return { wanted, lay: whereThey(view, missing), tops };
}

interface Missing {
  readonly id: string;
}

/** All cards are shown when the game is over: those that lay together are told together. */
function whereThey(view: View, missing: readonly Missing[]): string {
  const byPlace = new Map<string, string[]>();
  for (const { id } of missing) {
    const where = whereIn(view, id);
    byPlace.set(where, [...(byPlace.get(where) ?? []), sayCard(sammy, id)]);
  }
  const told = [...byPlace].map(
    ([where, names], i) => `${listAnd(names)} ${i === 0 ? words.lay : ''}${where}`,
  );
  return `${capital(told.join(', '))}.`;
}

/** "face down in the second stack", "deeper in the waste", "in the hand". */
function whereIn({ places, facts }: View, card: string): string {
  const [place, cards] = Object.entries(places).find(([, lying]) => lying.includes(card))!;
  const [kind, number] = place.split(':');
  if (kind === 'hand') return words.inHand;
  const stack = Number(number);
  const title = kind === 'waste' ? words.inWaste : words.inStack(placeInWords(stack));
  const { faceDown } = facts as FlagFacts;
  if (kind !== 'waste' && cards.indexOf(card) < (faceDown?.[stack - 1] ?? 0)) return words.faceDownIn(title);
  return cards.at(-1) === card ? words.onTopOf(title) : words.deeperIn(title);
}
