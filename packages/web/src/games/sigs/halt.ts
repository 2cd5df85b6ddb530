// The time to call Halt!: the same after every discard of an opponent, whether the card fits a set or not, so that
// nothing on the page betrays it. Which card was let pass, called or called without success is kept here for each table.

import { refuseByRules } from '@messdeck/engine';
import { nothingToHalt } from '@messdeck/engine/games/sigs';
import { type Signal, signal } from '@preact/signals';
import { afterNextPaint } from '../../shared/after-next-paint.ts';
import type { Choice } from '../../table/model/choices.ts';
import type { Refused, TableModel } from '../../table/model/model.ts';
import { ruleIds } from '../../table/model/words.ts';

export interface Discarded {
  /** The number of the entry: a call belongs to this discard and no other. */
  readonly n: number;
  readonly by: number;
  readonly card: string;
}

interface Halting {
  /** The discard that was let pass. */
  readonly passed: Signal<number>;
  /** The discard on which Halt! was called and the set is still to be named. */
  readonly called: Signal<number>;
  /** The discard on which Halt! was called without success, and what that was answered. */
  readonly answered: Signal<(Refused & { readonly n: number }) | undefined>;
  /** A draw that waits for the call time to end. */
  readonly wanted: Signal<string | undefined>;
}

const tables = new WeakMap<TableModel, Halting>();

function haltingAt(model: TableModel): Halting {
  let halting = tables.get(model);
  if (!halting)
    tables.set(
      model,
      (halting = {
        passed: signal(-1),
        called: signal(-1),
        answered: signal(undefined),
        wanted: signal(undefined),
      }),
    );
  return halting;
}

/** The discard that an opponent has just made, while there is time to call on it. */
export function discardOpen(model: TableModel): Discarded | undefined {
  const { state, entries } = model.table;
  const last = entries.value.at(-1);
  if (!state.value.window || typeof last?.by !== 'number' || model.seat === null) return undefined;
  const [verb, card] = last.do.split(' ');
  const { sides } = state.value;
  if (verb !== 'discard' || sides[last.by] === sides[model.seat]) return undefined;
  return { n: last.n, by: last.by, card: card! };
}

/** The same, as long as the player has not let it pass. */
export function callOpen(model: TableModel): Discarded | undefined {
  const open = discardOpen(model);
  return open && haltingAt(model).passed.value !== open.n ? open : undefined;
}

/** The places for the discard, once Halt! has been called. */
export function haltsNow(model: TableModel): Choice[] {
  const open = callOpen(model);
  if (!open || haltingAt(model).called.value !== open.n) return [];
  return model.choices.value.filter(({ verb }) => verb === 'halt');
}

/** Why a call came to nothing: it stays to be read while the table goes on, up to the next discard or the player's own deed. */
export function callAnswered(model: TableModel): Refused | undefined {
  const answered = haltingAt(model).answered.value;
  if (!answered) return undefined;
  const later = model.table.entries.value.findLast(
    ({ by, do: text }) => by === model.seat || text.startsWith('discard '),
  );
  return later?.n === answered.n ? answered : undefined;
}

/** Calls Halt!: plays the card at once where it has one place only, else asks for the set; a vain call lets it pass. */
export async function callHalt(model: TableModel): Promise<void> {
  const open = callOpen(model);
  if (!open) return;
  const halts = model.choices.value.filter(({ verb }) => verb === 'halt');
  if (halts.length === 1) await model.act(halts[0].text);
  else if (halts.length > 1) {
    model.table.claim?.();
    await afterNextPaint();
    haltingAt(model).called.value = open.n;
  } else {
    const { game, rules: agreed } = model.table;
    const { said, rules } = ruleIds(refuseByRules(game, nothingToHalt(model.view.value, agreed)).refused);
    haltingAt(model).answered.value = { n: open.n, sentence: said, rules };
    await letPass(model);
  }
}

export async function letPass(model: TableModel): Promise<void> {
  const open = callOpen(model);
  if (!open) return;
  await model.decline();
  // Where the table waits for the call, as in a lesson, it can still be made.
  if (!model.table.untimed) haltingAt(model).passed.value = open.n;
}

/** Draws now, or as soon as the call time is over: anyone who presses draw lets the card pass. */
export function drawFrom(model: TableModel, text: string): void {
  if (model.view.value.legal.includes(text)) void model.act(text);
  else if (comesNext(model)) {
    haltingAt(model).wanted.value = text;
    void letPass(model);
  }
}

/** Whether the player draws next after the discard that lies open. */
export function comesNext(model: TableModel): boolean {
  const open = discardOpen(model);
  return open !== undefined && (open.by + 1) % model.names.length === model.seat;
}

/** Carries out a draw that was asked for during the call time; forgets it if somebody else acted. */
export function drawWanted(model: TableModel): void {
  const { wanted } = haltingAt(model);
  const text = wanted.value;
  if (text === undefined || discardOpen(model)) return;
  wanted.value = undefined;
  if (model.view.value.legal.includes(text)) void model.act(text);
}
