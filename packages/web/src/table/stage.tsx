// The table as a whole: bar, plaques, the game's own middle, what is asked, the hand, and the drawers around them.

import type { Entry } from '@messdeck/engine';
import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useArrival } from '../app/arrival.ts';
import type { Layout } from '../layouts/index.ts';
import { Rules } from '../play/rules-drawer.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { Announcements } from './announcements.tsx';
import { Ask } from './ask.tsx';
import { Bar } from './bar.tsx';
import { End } from './end.tsx';
import { Flip } from './flip.ts';
import { Hand } from './hand.tsx';
import { useFocusKept, useKeys } from './keys.ts';
import type { Guide } from './layout.ts';
import { Log } from './log.tsx';
import type { TableModel } from './model.ts';
import { folded, Panel } from './panel.tsx';
import { Plaques } from './plaques.tsx';
import { Sheet } from './sheet.tsx';
import { play } from './sound.ts';

/** How long the last card of a match is looked at before the ceremony. */
const LAST_LOOK = 1600;

interface StageProps {
  readonly model: TableModel;
  readonly layout: Layout;
  /** Who leads the player, in a lesson. */
  readonly guide?: Guide | undefined;
}

export function Stage({ model, layout, guide }: StageProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const ended = useEnded(model);
  useTravel(root, model);
  useFocusKept(root);
  useKeys(model);
  useArrival('#ask, #won');
  if (ended.value) return <End model={model} ending={layout.ending} onLook={() => (ended.value = false)} />;
  const { Middle, LastTrick } = layout;
  const sheet = guide?.sheet ?? layout.sheet;
  const view = model.view.value;
  return (
    <div
      class="table"
      ref={root}
      data-game={model.game.id}
      data-phase={view.phase}
      data-sheet={folded.value.includes('sheet') ? 'folded' : undefined}
      data-log={folded.value.includes('log') ? 'folded' : undefined}
    >
      <button type="button" class="btn skip" onClick={() => document.getElementById('ask')?.focus()}>
        Go to what is asked
      </button>
      <Bar model={model} layout={layout} guide={guide} />
      {layout.plaques !== false && (
        <Plaques model={model} plaqueLine={layout.plaqueLine} isToAct={layout.isToAct} />
      )}
      <main class={`middle ${layout.shape ?? ''}`}>
        <Middle model={model} />
        {model.table.state.value.betweenHands && <HandEnd model={model} />}
      </main>
      {guide ? <guide.Voice model={model} layout={layout} /> : <Ask model={model} layout={layout} />}
      {layout.hand !== false && <Hand model={model} />}
      <Panel id="sheet" side="left" title={sheet?.title ?? 'Score sheet'}>
        {sheet ? <sheet.Body model={model} /> : <Sheet model={model} />}
      </Panel>
      <Panel id="log" side="right" title={guide?.log.title ?? 'What happened'}>
        {guide ? <guide.log.Body model={model} /> : <Log model={model} logLine={layout.logLine} />}
      </Panel>
      <Panel id="rules" title={`Rules of ${model.game.title}`}>
        <Rules game={model.game.id} />
      </Panel>
      <Panel id="settings" title="Settings">
        <SettingsForm />
      </Panel>
      {LastTrick && (
        <Panel id="last" title="The last trick">
          <LastTrick model={model} />
        </Panel>
      )}
      {layout.Drawers && <layout.Drawers model={model} />}
      <Announcements model={model} logLine={layout.logLine} />
    </div>
  );
}

/** How the hand was scored, over the cloth until the next is dealt. */
function HandEnd({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <section class="announce slip sheet" aria-label="The hand is over">
      <Sheet model={model} />
    </section>
  );
}

/** Whether the ceremony is on: at once for a match that was over when it was opened, else after a last look. */
function useEnded(model: TableModel): { value: boolean } {
  const { state } = model.table;
  const ended = useSignal(state.peek().tally.result !== undefined);
  const over = state.value.tally.result !== undefined;
  useEffect(() => {
    if (!over) {
      ended.value = false;
      return undefined;
    }
    const timer = setTimeout(() => (ended.value = true), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [over]);
  const shown = useRef(ended.value);
  useLayoutEffect(() => {
    if (ended.value !== shown.current) document.getElementById(ended.value ? 'won' : 'ask')?.focus();
    shown.current = ended.value;
  }, [ended.value]);
  return ended;
}

/** Measures before the stream changes the page, and lets the cards travel after it has. */
function useTravel(root: { current: HTMLDivElement | null }, model: TableModel): void {
  const flip = useMemo(() => new Flip(), []);
  const { entries } = model.table;
  const shown = useRef<readonly Entry[]>(entries.peek());
  useEffect(
    () =>
      effect(() => {
        if (entries.value !== shown.current) flip.measure(root.current, shown.current.at(-1)?.view);
      }),
    [],
  );
  useLayoutEffect(() => {
    const now = entries.value;
    if (now === shown.current) return;
    const last = now.at(-1);
    if (last && now.length > shown.current.length) {
      flip.play(root.current, last.view, last.by);
      play(last.do === 'tick' ? 'call' : 'card');
    }
    shown.current = now;
  });
}
