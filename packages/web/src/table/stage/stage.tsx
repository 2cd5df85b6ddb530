// The table as a whole: bar, plaques, the game's own middle, what is asked, the hand, and the drawers around them.

import type { Entry } from '@messdeck/engine';
import { effect, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import * as words from '#words/table/stage.tsx';
import { useArrival } from '../../shared/arrival.ts';
import { Later } from '../../shared/later.tsx';
import { settings } from '../../shared/settings.ts';
import { passesForMe } from '../auto-play/passing.ts';
import { drawBriefly, isJump } from '../model/at-rest.ts';
import { hasChosen } from '../model/has-chosen.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { roundOf } from '../model/round-of.ts';
import { useWaiting } from '../model/waiting.ts';
import { Hand } from '../parts/hand.tsx';
import { folded, Panel } from '../parts/panel.tsx';
import { Announcements } from './announcements.tsx';
import { Ask } from './ask.tsx';
import { Bar } from './bar.tsx';
import { Flip } from './flip.ts';
import { letFocusGo, useFocusKept } from './focus-kept.ts';
import { Plaques } from './plaques.tsx';
import type { OverProps, StageProps } from './stage-props.ts';

/** How long the last card of a match is looked at before the ceremony. */
const LAST_LOOK = 1600;

export function Stage(props: StageProps): JSX.Element {
  const { model, layout } = props;
  const Over = useOver(model, layout);
  useKeys(model);
  useWaiting(model);
  useArrival('#ask, #won');
  const atEase = useEase(model, props.transport !== undefined);
  return (
    <>
      {Over && !props.transport ? <Over {...props} Table={TableParts} /> : <TableParts {...props} />}
      {atEase && <Later load={loadCloseUps} props={{ pack: model.game.pack, faces: model.faces }} />}
    </>
  );
}

function TableParts(props: StageProps): JSX.Element {
  const { model, layout, slots, guide, extra, people, transport } = props;
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, model);
  useFocusKept(root);
  const atEase = useEase(model, transport !== undefined);
  const { Middle, lastTrick } = layout;
  const sheet = guide?.sheet ?? layout.sheet;
  const view = model.view.value;
  const { betweenHands } = model.table.state.value;
  const near = layout.hand === false || betweenHands ? undefined : people?.near;
  const all = model.seat === null && !near;
  const others = model.names.length - (all && people ? 0 : 1);
  return (
    <div
      class="table"
      ref={root}
      data-game={model.game.id}
      data-phase={view.phase}
      data-hands={layout.handsLieOpen ? 'open' : undefined}
      data-slip={slipOf(props)}
      data-hint={slots.hint.isShown(model) ? (lastTrick ? 'trick' : '') : undefined}
      data-sheet={folded.value.includes('sheet') ? 'folded' : undefined}
      data-log={folded.value.includes('log') ? 'folded' : undefined}
    >
      <button type="button" class="btn skip" onClick={() => document.getElementById('ask')?.focus()}>
        {words.skipToYourMove}
      </button>
      <Bar model={model} layout={layout} guide={guide} extra={extra} inMenu={people?.inMenu} />
      {layout.plaques !== false && (
        <Plaques
          model={model}
          plaqueLine={layout.plaqueLine}
          isToAct={layout.isToAct}
          people={people}
          all={all}
        />
      )}
      <main class={`middle ${shapeFor(layout, others)}`}>
        <Middle model={model} />
      </main>
      {people?.wire}
      {transport ??
        people?.asks ??
        (guide ? (
          <guide.Voice model={model} layout={layout} />
        ) : (
          <Ask model={model} layout={layout} slots={slots} people={people} />
        ))}
      {layout.hand !== false &&
        !betweenHands &&
        (near ?? <Hand model={model} looked={transport !== undefined && view.legal.length === 0} />)}
      <Panel id="sheet" side="left" title={sheet?.title ?? words.scoreSheetTitle}>
        {sheet ? (
          <sheet.Body model={model} />
        ) : (
          atEase && <Later load={loadSheet} props={{ model, layout }} />
        )}
        {!guide && atEase && <Later load={loadWorth} props={{ model, layout }} />}
        {people?.seated}
      </Panel>
      <Panel id="log" side="right" title={guide?.log.title ?? words.whatHappened} tabs={people?.tabs}>
        {guide ? (
          <guide.log.Body model={model} />
        ) : (
          (people?.talk ?? (atEase && <Later load={loadLog} props={{ model, layout }} />))
        )}
      </Panel>
      <Panel id="rules" title={words.rulesOf(model.game.title)}>
        <Later load={slots.rules} props={{ game: model.game.id }} />
      </Panel>
      <Panel id="settings" title={words.settings}>
        <Later load={slots.settings} props={{}} />
      </Panel>
      {lastTrick && (
        <Panel id="last" title={words.theLast(roundOf(layout))}>
          <Later load={loadTaken} props={{ model, lastTrick }} />
        </Panel>
      )}
      <slots.hint.Panel model={model} />
      {(hasChosen(model) || passesForMe(model)) && <Later load={loadAttendance} props={{ model, layout }} />}
      {layout.Drawers && <layout.Drawers model={model} />}
      <Announcements model={model} layout={layout} asksElse={(guide ?? people?.asks) !== undefined} />
    </div>
  );
}

/** What takes the place of a question, where other parts look at it: a `:has` would style them again at every pick. */
function slipOf({ model, guide, people, transport, looksBack }: StageProps): string | undefined {
  if (looksBack) return undefined;
  if (transport) return 'replay';
  if (people?.asks) return undefined;
  if (guide) return 'coach';
  const { betweenHands, tally } = model.table.state.value;
  if (betweenHands) return 'result';
  return model.halted.value && !tally.result ? 'halted' : undefined;
}

/** How long what stands beside the cloth waits for the first card, where others play first. */
const FIRST_CARD = 1500;

/** Whether the player has been asked once, or has waited long enough: the first card comes before sheet and log. */
function useEase(model: TableModel, shown: boolean): boolean {
  const atEase = useSignal(shown);
  useEffect(() => {
    if (atEase.value) return undefined;
    const end = (): void => {
      atEase.value = true;
    };
    const timer = setTimeout(end, FIRST_CARD);
    const stop = effect(() => {
      const { betweenHands, tally } = model.table.state.value;
      // When it has been painted.
      if (model.mine || betweenHands || tally.result) requestAnimationFrame(() => setTimeout(end));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model]);
  return atEase.value;
}

/** Single keys are fetched with the first that is pressed. */
function useKeys(model: TableModel): void {
  useEffect(() => {
    let answer: ((event: KeyboardEvent) => void) | undefined;
    const press = async (event: KeyboardEvent): Promise<void> => {
      answer ??= (await import('./keys.ts')).keysOf(model);
      answer(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model]);
}

/** Only three others can sit around the cloth. */
function shapeFor({ shape = '' }: Layout, others: number): string {
  return others === 3
    ? shape
    : shape
        .split(' ')
        .filter((word) => word !== 'around')
        .join(' ');
}

const loadAttendance = async () => (await import('../auto-play/auto-play.ts')).AutoPlay;

const loadLog = async () => (await import('../log/log.tsx')).Log;

const loadTaken = async () => (await import('../log/log.tsx')).TakenTrick;

const loadSheet = async () => (await import('../sheet/sheet.tsx')).Sheet;

const loadCloseUps = async () => (await import('../close-up/close-ups.tsx')).CloseUps;

const loadWorth = async () => (await import('../sheet/worth.tsx')).Worth;

type MatchOver = ComponentType<OverProps>;

/** What stands here once the match is over: at once for one that was over when it was opened, else after a last look. */
function useOver(model: TableModel, layout: Layout): MatchOver | undefined {
  const { state } = model.table;
  const end = useSignal<{ readonly Shown: MatchOver } | undefined>(undefined);
  const over = state.value.tally.result !== undefined;
  const begun = useRef(!over);
  useEffect(() => {
    end.value = undefined;
    model.ceremony.value = true;
    if (!over) return undefined;
    const show = async (): Promise<void> => {
      const { endOf } = await import('../results/match-end.tsx');
      end.value = { Shown: await endOf(layout, model.game) };
    };
    const timer = setTimeout(() => void show(), begun.current ? LAST_LOOK : 0);
    return () => clearTimeout(timer);
  }, [over]);
  // The last play of a patience can be taken back from its end.
  const shown = over ? end.value?.Shown : undefined;
  const celebrated = shown !== undefined && model.ceremony.value;
  const before = useRef(celebrated);
  useLayoutEffect(() => {
    if (before.current && !celebrated) document.getElementById('ask')?.focus();
    before.current = celebrated;
  }, [celebrated]);
  return shown;
}

/** Sounds are off for most, who need not load them. */
async function sound(heard: 'card' | 'call'): Promise<void> {
  if (settings.value.sound === 'on') (await import('./sound.ts')).play(heard);
}

/** Cards travel with what happens; a jump in a replay is no journey. */
const isTravel = (before: readonly Entry[], now: readonly Entry[]): boolean =>
  now.length > before.length && !isJump(before.length, now.length);

/** Measures before the stream changes the page, and lets the cards travel after it has; a jump is drawn briefly first. */
function useTravel(root: { current: HTMLDivElement | null }, model: TableModel): void {
  const flip = useMemo(() => new Flip(), []);
  const { entries } = model.table;
  const shown = useRef<readonly Entry[]>(entries.peek());
  useEffect(
    () =>
      effect(() => {
        const [before, now] = [shown.current, entries.value];
        if (isTravel(before, now)) {
          const seen = before.at(-1)?.view;
          if (seen) letFocusGo(seen, now.at(-1)!.view);
          flip.measure(root.current, seen);
        } else if (isJump(before.length, now.length)) drawBriefly();
      }),
    [],
  );
  useLayoutEffect(() => {
    const now = entries.value;
    if (now === shown.current) return;
    const last = now.at(-1);
    if (last && isTravel(shown.current, now)) {
      flip.play(root.current, last.view, last.by);
      void sound(last.do === 'tick' ? 'call' : 'card');
    }
    shown.current = now;
  });
}
