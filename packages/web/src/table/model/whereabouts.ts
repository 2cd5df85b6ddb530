// Where a card is, as far as the seat can know: the places of its view tell everything that was played or is held.

import * as words from '#words/table/whereabouts.ts';
import type { TableModel } from './model.ts';

/** "in your hand", "in play", "ours"; "out" while nobody has seen it. `took` says of a pile whose it is. */
export function whereabouts(model: TableModel, card: string, took: (pile: number) => string): string {
  const { places } = model.view.value;
  const place = Object.keys(places).find((each) => places[each].includes(card));
  const [part, of] = place?.split(':') ?? [];
  if (part === 'hand')
    return Number(of) === model.you ? words.inYourHand : words.inHandOf(model.names[Number(of)]);
  if (part === 'taken') return took(Number(of));
  if (part === 'squad') return words.inPlay;
  return part === 'discards' ? words.discarded : words.out;
}

/** Whose a pile is, where sides have one each: "ours", "theirs". */
export function sideTook(model: TableModel): (side: number) => string {
  const [near, far] = model.sideNames?.() ?? [words.ours, words.theirs];
  return (side) => (side === model.table.state.value.sides[model.near.value] ? near : far);
}
