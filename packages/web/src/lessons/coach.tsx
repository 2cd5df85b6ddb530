// The coach: speaks in the place of what is asked, rings what a step is about, and answers wrong tries there too.

import { sammy } from '@messdeck/engine/packs/sammy';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/lessons.tsx';
import type { PlaceNotes } from '../games/place-notes.ts';
import '../shared/styles/learn.css';
import './coach.css';
import { NotYet, Pointing } from '../hints/pointing.tsx';
import { HandMark } from '../shared/hand-mark.tsx';
import { openRule } from '../shared/open-rule.ts';
import type { Layout } from '../table/model/layout.ts';
import type { TableModel } from '../table/model/model.ts';
import { Buttons } from '../table/stage/ask.tsx';
import { isIdle } from '../table/stage/keys.ts';
import { useTaps, useUrging } from './coach-hears.ts';
import type { LessonTable } from './lesson-table.ts';
import { wayOf } from './way.ts';
import { WayShown } from './way-shown.tsx';

/** Packs whose cards go by rank and suit, while the face shows a newcomer only a state. */
const RANKS_MATTER: readonly string[] = ['flag'];

interface DeedsProps {
  readonly table: LessonTable;
  readonly model: TableModel;
  readonly layout: Layout;
  /** Goes on with the cards of the lesson. */
  readonly playOn: () => void;
  /** Begins a match as the house usually plays it. */
  readonly playReal: () => void;
}

interface CoachProps extends DeedsProps {
  /** What lies where. */
  readonly places: PlaceNotes;
}

export function Coach({ table, model, layout, places, playOn, playReal }: CoachProps): JSX.Element {
  const { lesson, step, busy } = table;
  useCoachKeys(table, playOn);
  useTaps(table, model, places);
  const urged = useUrging(table);
  const steps = lesson.steps.length;
  return (
    <>
      <section class="ask coach steady" id="ask" tabIndex={-1} aria-label={words.coachSays}>
        <Said table={table} model={model} urged={urged.offers.value} />
        <div class="button-row">
          {busy.value ? null : (
            <Deeds
              table={table}
              model={model}
              layout={layout}
              playOn={playOn}
              playReal={playReal}
              urged={urged.offers.value}
            />
          )}
          {step.value > 0 && (
            <button
              type="button"
              class="btn quiet small"
              data-action="lesson back"
              onClick={() => table.back()}
            >
              {words.back}
            </button>
          )}
          <span class="coach-at num">
            <span>{words.stepAndWord({ step: step.value + 1, steps })}</span>
            <span class="ticks" aria-hidden="true">
              {lesson.steps.map((_, i) => (
                <i key={i} class={i <= step.value ? 'on' : undefined} />
              ))}
            </span>
          </span>
        </div>
      </section>
      {!busy.value && <Shown table={table} model={model} pulses={urged.pulses.value} />}
    </>
  );
}

/** What the step is about, on the table itself. */
function Shown({
  table,
  model,
  pulses,
}: Pick<CoachProps, 'table' | 'model'> & { readonly pulses: boolean }): JSX.Element {
  const { lesson, step, game, answered } = table;
  const beside = model.refused.value === undefined ? answered.value : undefined;
  const { point } = lesson.steps[step.value];
  const moment = `${step.value} ${table.entries.value.length}`;
  const way = wayOf(game.pack, table.view.value, table.seat, table.wanted);
  return (
    <>
      {table.wanted !== undefined && <CoachLeads wanted={table.wanted} />}
      <Pointing
        parts={way ? [...point, way.to] : point}
        moment={moment}
        asks={table.wanted !== undefined}
        pulses={pulses}
      />
      {beside && beside.rule === undefined && <NotYet tried={beside.tried} />}
      {way?.overCloth && (
        <WayShown way={way} tag={RANKS_MATTER.includes(game.id) ? rankOf : undefined} moment={moment} />
      )}
    </>
  );

  /** "9 of red", of "California, 9 of Red". */
  function rankOf(card: string): string {
    const { rank, suit } = sammy.cards[sammy.find(card)!];
    return words.rankOf({ rank, suit });
  }
}

/** The coach leads, not the game: of its buttons only what is asked for stands out. */
function CoachLeads({ wanted }: { readonly wanted: string }): JSX.Element {
  const others = `.coach > .button-row .btn.primary:not([data-action="${wanted}"], [data-action="show me"])`;
  const css = `${others} { background: var(--slip); border-color: var(--ink); color: var(--ink); }
${others}:not(:focus-visible) { box-shadow: none; }`;
  return <style>{css}</style>;
}

interface Urged {
  /** Whether nothing was done for so long that the coach offers to show it. */
  readonly urged: boolean;
}

/** What the coach says: about the step, about what was tried, or about a part of the table that was asked about. */
function Said({ table, model, urged }: Pick<CoachProps, 'table' | 'model'> & Urged): JSX.Element {
  const { lesson, step, answered, told, busy } = table;
  // While the others play, only that they do.
  const answer = busy.value ? undefined : answered.value;
  const refused = model.refused.value;
  const rules = answer?.rule !== undefined ? [answer.rule] : (refused?.rules ?? []);
  const wrong = answer?.words ?? refused?.sentence;
  const what = wrong === undefined ? told.value : undefined;
  return (
    <div class="voice">
      {/* What the step says keeps its room while something is answered: nothing on the table moves. */}
      <p class={wrong === undefined ? 'sentence' : 'sentence unsaid'} role="status">
        <HandMark />
        <span class={what === undefined ? undefined : 'unsaid'}>
          <span class="sr">{words.stepOf({ step: step.value + 1, steps: lesson.steps.length })}</span>
          {lesson.steps[step.value].say}
          {urged && <span class="sr">{words.orShowMe}</span>}
        </span>
        {what !== undefined && <span class="told">{what}</span>}
      </p>
      {wrong !== undefined && (
        <p class="sentence wrong" role="alert">
          <HandMark />
          <span>
            {wrong}{' '}
            {rules.map((rule) => (
              <button type="button" class="rule-id" key={rule} onClick={() => openRule(rule)}>
                {rule}
              </button>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}

/** What can be pressed: the table's own buttons where something is to be done, "Continue" where not. */
function Deeds({ table, model, layout, playOn, playReal, urged }: DeedsProps & Urged): JSX.Element {
  if (table.done) {
    return (
      <>
        <button type="button" class="btn primary" data-action="play on" onClick={playOn}>
          {words.finishAlone}
        </button>
        <button type="button" class="btn small" data-action="play real" onClick={playReal}>
          {words.playRealMatch}
        </button>
      </>
    );
  }
  if (table.wanted === undefined) {
    return (
      <button type="button" class="btn primary" data-action="lesson on" onClick={() => void table.goOn()}>
        {words.goOn}
      </button>
    );
  }
  // In Bang the table lays for the player; here every card is the player's own.
  const Own = layout.Buttons && table.game.id !== 'bang' ? layout.Buttons : Buttons;
  const { stuck } = table;
  const show = (
    <button
      type="button"
      key="show"
      class={stuck || urged ? 'btn small primary' : 'btn small'}
      data-action="show me"
      onClick={() => table.showMe()}
    >
      {words.showMe}
    </button>
  );
  const own = <Own key="own" model={model} />;
  return <>{stuck ? [show, own] : [own, show]}</>;
}

/** Enter and Space go on, Backspace goes back, wherever the focus is but on something that is pressed itself. */
function useCoachKeys(table: LessonTable, playOn: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = event.target as Element;
      if (event.ctrlKey || event.altKey || event.metaKey || at.closest('button, a, input, select, dialog'))
        return;
      if (event.key === 'Backspace') table.back();
      else if (event.key !== 'Enter' && !(event.key === ' ' && isIdle(event))) return;
      else if (table.done) playOn();
      else void table.goOn();
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}
