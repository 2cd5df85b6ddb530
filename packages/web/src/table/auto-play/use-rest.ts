// "Play the rest": when every trick that is left is the player's whatever the others hold, the table offers to play them
// out. Cards, one after another, until the hand is over; the player may also go on card by card.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { handNumber } from '../model/hand-number.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { restIs } from './rest.ts';

/** How long a card can be seen coming. */
const LOOK = 350;
/** More cards than this are hardly ever certain, and not worth the look. */
const MOST_CARDS = 9;

/** Whether it is worth looking: the player leads, holds a few cards, and has not been asked in this hand. */
function mayBeCertain(model: TableModel, { takesTheRest }: Layout): boolean {
  const { length } = model.hand.value;
  if (!(model.game.tricks || takesTheRest) || !model.mine || length < 2 || length > MOST_CARDS) return false;
  return model.view.value.legal.length === length && model.rest.value?.hand !== handNumber(model);
}

async function look(model: TableModel, layout: Layout): Promise<void> {
  const certain = layout.takesTheRest?.(model.view.peek()) ?? (await isCertain(model));
  if (certain && mayBeCertain(model, layout)) model.rest.value = { hand: handNumber(model), is: 'offered' };
}

async function isCertain({ table, game, seat, names, hand }: TableModel): Promise<boolean> {
  const { restIsCertain } = await import('./certain.ts');
  const { rules, entries } = table;
  const knowing = { entries: entries.peek(), hand: hand.peek() };
  return restIsCertain({ game, rules, seats: names.length, seat: seat!, ...knowing });
}

/** Plays whatever is the player's to play: each card takes, in any order. */
function playNext(model: TableModel): ReturnType<typeof setTimeout> | undefined {
  const { legal } = model.view.value;
  if (!model.mine || model.table.state.value.enters || model.halted.value || legal.length === 0)
    return undefined;
  return setTimeout(() => void model.act(legal[0]), LOOK);
}

export function useRest(model: TableModel, layout: Layout): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      clearTimeout(timer);
      if (restIs(model, 'played')) timer = playNext(model);
      // A look that fails offers nothing.
      else if (mayBeCertain(model, layout)) look(model, layout).catch(() => {});
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model, layout]);
}
