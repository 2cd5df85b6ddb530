// The call: one red block that is always there, answers the moment it is touched, and the keys that do the same.

import { sentenceOf } from '@messdeck/engine';
import { inShort } from '@messdeck/engine/games/bang';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/games/bang/table.tsx';
import { keyed, settings } from '../../shared/settings.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf, sayNumber } from './facts.ts';
import { cardLaid, lastLaid } from './ring.tsx';

export function BangSentence({ model }: LayoutProps): JSX.Element {
  const { table } = model;
  const { paused, tally } = table.state.value;
  if (table.fault.value !== undefined) return <p class="sentence">{table.fault.value}</p>;
  if (tally.result) return <p class="sentence">{sentenceOf(model.asked)}</p>;
  const last = lastLaid(model);
  if (paused) {
    return (
      <p class="sentence">
        <strong>{last === undefined ? words.ready : words.tableWaits}</strong> {inShort(table.rules)}
      </p>
    );
  }
  if (last === undefined) return <p class="sentence">{words.cardsDealt}</p>;
  return (
    <p class="sentence">{words.laidCard({ name: model.names[last], number: sayNumber(cardLaid(model)!) })}</p>
  );
}

export function BangButtons({ model }: LayoutProps): JSX.Element | null {
  const { paused, tally } = model.table.state.value;
  useRest(model);
  if (tally.result) return null;
  if (paused) return <Begin model={model} />;
  return <Call model={model} />;
}

function Begin({ model }: LayoutProps): JSX.Element {
  const begun = lastLaid(model) !== undefined;
  return (
    <div class="button-row">
      <button
        type="button"
        class="btn primary begin"
        data-action="begin"
        aria-keyshortcuts={keyed('P Space')}
        onClick={() => model.table.pause?.(false)}
      >
        {begun ? words.goOn : words.begin}
      </button>
    </div>
  );
}

function Call({ model }: LayoutProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useSignal(false);
  const view = model.view.value;
  const facts = factsOf(view);
  const called = model.seat !== null && facts.called?.includes(model.seat) === true;
  const out = model.seat === null || facts.out.includes(model.seat);
  const call = (): void => {
    pressed.value = true;
    setTimeout(() => (pressed.value = false), 160);
    if (called) return;
    if (model.view.value.legal.includes('bang')) void model.act('bang');
    else model.refuse(words.nothingToCall);
  };
  useCallKeys(button, call, out);
  if (out) {
    return (
      <div class="button-row">
        <p class="soft">{model.seat === null ? words.youWatch : words.youOutCardsWatchOthers}</p>
        <Rest model={model} />
      </div>
    );
  }
  return (
    <div class="button-row" data-open={view.actors.includes('clock')}>
      <button
        type="button"
        ref={button}
        class="btn call bangbtn"
        data-action="bang"
        data-pressed={pressed.value || called}
        aria-keyshortcuts="Space Enter"
        onPointerDown={(event) => {
          if (event.button === 0) call();
        }}
        onClick={(event) => {
          // A touch has called already, on its way down; this is the keyboard or a screen reader.
          if (event.detail === 0) call();
        }}
      >
        {called ? words.called : words.bang}
      </button>
      <Rest model={model} />
    </div>
  );
}

/** Halts the table; among people nobody can. */
function Rest({ model }: LayoutProps): JSX.Element | null {
  if (!model.table.pause) return null;
  return (
    <button
      type="button"
      class="btn rest"
      data-action="pause"
      aria-keyshortcuts={keyed('P')}
      onClick={() => model.table.pause?.(true)}
    >
      {words.pause}
    </button>
  );
}

/** Space and Enter call from anywhere on the table but from another control. */
function useCallKeys(
  button: { readonly current: HTMLButtonElement | null },
  call: () => void,
  out: boolean,
): void {
  const latest = useRef(call);
  latest.current = call;
  useEffect(() => {
    if (out) return undefined;
    if (document.activeElement === document.body || document.activeElement?.id === 'ask') {
      button.current?.focus({ preventScroll: true });
    }
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key !== ' ' && event.key !== 'Enter') return;
      const at = event.target as HTMLElement;
      const elsewhere = at !== button.current && at.closest('button, a, input, [popover]') !== null;
      if (elsewhere || (at !== button.current && settings.value.keys === 'off')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [out]);
}

/** The table rests while nobody looks at it or a drawer lies over it. */
function useRest({ table }: TableModel): void {
  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden) table.pause?.(true);
    };
    const drawer = (event: Event): void => {
      const { newState } = event as ToggleEvent;
      const covers = (event.target as Element).matches('[popover]:popover-open');
      if (newState === 'open' && covers) table.pause?.(true);
    };
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('toggle', drawer, { capture: true });
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('toggle', drawer, { capture: true });
    };
  }, [table]);
}
