// What the coach notices besides moves: a tap on a plaque or a pile, and that nothing has been done for a while.

import { batch, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type PlaceNotes, whatLies } from '../games/place-notes.ts';
import { motionTime } from '../shared/settings.ts';
import type { TableModel } from '../table/model/model.ts';
import type { LessonTable } from './lesson-table.ts';
import { Quiet } from './quiet.ts';

const PLACE = '[data-place], [data-what]';

/** What answers for itself when it is pressed; a drawer that opens does not say what lies in it. */
const ACTS = 'a, input, label, button:not([popovertarget], [aria-disabled="true"])';

/** The place that a tap is on, if it answers nothing itself: of a pile, or of the tag that stands under one. */
function placeAt(at: Element): string | undefined {
  if (!at.closest('.table') || at.closest(ACTS)) return undefined;
  const tagged = at.closest('.tag')?.parentElement;
  const part = at.closest<HTMLElement>(PLACE) ?? tagged?.querySelector<HTMLElement>(PLACE);
  const { place, what } = part?.dataset ?? {};
  return what ?? place;
}

/** A plaque or a pile that is tapped is told of; any other tap, or the same again, brings the step's words back. */
export function useTaps(table: LessonTable, model: TableModel, places: PlaceNotes): void {
  useEffect(() => {
    let last: string | undefined;
    let place: string | undefined;
    // Before the press is answered: a pile that was drawn from may be none to press by then.
    const touch = ({ target }: MouseEvent): void => {
      place = placeAt(target as Element);
    };
    const tap = (): void => {
      const again = place === last && table.told.value !== undefined;
      const what = place === undefined || again ? undefined : whatLies(model, places, place);
      last = place;
      batch(() => {
        table.tell(what);
        if (what !== undefined) model.refused.value = undefined;
      });
    };
    addEventListener('click', touch, { capture: true });
    addEventListener('click', tap);
    return () => {
      removeEventListener('click', touch, { capture: true });
      removeEventListener('click', tap);
    };
  }, [table, model, places]);
}

/** Milliseconds without a deed until the coach helps. */
const LONG = 20_000;

/** Milliseconds that the rings take to pulse, and a little more. */
const PULSE = 900;

export interface Urging {
  /** "Show me" is offered. */
  readonly offers: Signal<boolean>;
  /** The rings pulse. */
  readonly pulses: Signal<boolean>;
}

/** Where something is asked and nothing is done for a while, the rings pulse once and "Show me" is offered. */
export function useUrging(table: LessonTable): Urging {
  const offers = useSignal(false);
  const pulses = useSignal(false);
  const waits = table.wanted !== undefined && !table.busy.value;
  const moment = `${table.step.value} ${table.entries.value.length}`;
  useEffect(() => {
    offers.value = false;
    pulses.value = false;
    if (!waits) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const quiet = new Quiet(LONG, () => {
      // Anyone who reads the rules or the words is not at a loss.
      if (document.querySelector('dialog[open], :popover-open')) {
        quiet.begin();
        return;
      }
      offers.value = true;
      if (motionTime() === 0) return;
      pulses.value = true;
      timer = setTimeout(() => (pulses.value = false), PULSE);
    });
    const done = (): void => {
      if (!offers.value) quiet.begin();
    };
    const look = (): void => quiet.hold(document.hidden);
    look();
    quiet.begin();
    addEventListener('pointerdown', done);
    addEventListener('keydown', done);
    document.addEventListener('visibilitychange', look);
    return () => {
      quiet.end();
      clearTimeout(timer);
      removeEventListener('pointerdown', done);
      removeEventListener('keydown', done);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, waits]);
  return { offers, pulses };
}
