// A hint: what the bot would do and why, with its candidates and what it expects of each. On a phone it stands in the
// place of what is asked, on a desk over the log; never on the cloth.

import type { Hint } from '@messdeck/bots/hint';
import { isRefusal, lower, type Refusal } from '@messdeck/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/hints.ts';
import * as workers from '#words/sources.ts';
import '../shared/styles/learn.css';
import './hint.css';
import { LET_PASS } from '../games/lesson.ts';
import { loadLayout } from '../games/parts-of.ts';
import { HandMark } from '../shared/hand-mark.tsx';
import { countHint } from '../shared/hints-used.ts';
import type { GameNotes } from '../table/model/game-notes.ts';
import { hintFor } from '../table/model/hint-open.ts';
import type { TableModel } from '../table/model/model.ts';
import { fetchNotes } from '../table/stage/use-notes.ts';
import { type Candidate, Candidates, namedAs, whatFiguresAre } from './hint-candidates.tsx';
import { questionOf } from './hint-question.ts';

const NO_HINT: Hint = { candidates: [], best: '', why: '', deals: 0, unit: '', isAhead: false };

let worker: Worker | undefined;
let asked = 0;

/** Asks the worker; the answer to an older question is let go. */
function think(model: TableModel, answer: Signal<Hint | Refusal | undefined>): void {
  worker ??= new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  const ask = ++asked;
  worker.onmessage = ({ data }: MessageEvent<{ ask: number; hint: Hint | Refusal }>) => {
    if (data.ask === asked) answer.value = data.hint;
  };
  worker.onerror = () => {
    answer.value = { refused: workers.noHint };
  };
  worker.postMessage(questionOf(model.table, ask));
}

/** How the game calls an action; fetched here, since no table needs it before a hint is asked for. */
function useOrder({ game }: TableModel): GameNotes['order'] {
  const notes = useSignal<GameNotes>({});
  useEffect(() => {
    void loadLayout(game.id)
      .then(fetchNotes)
      .then((loaded) => (notes.value = loaded));
  }, [game]);
  return notes.value.order;
}

export function HintPanel({ model }: { readonly model: TableModel }): JSX.Element {
  const order = useOrder(model);
  const answer = useSignal<Hint | Refusal | undefined>(undefined);
  const used = useSignal(0);
  const at = useSignal(0);
  const { step } = model.view.value;
  useEffect(() => {
    answer.value = undefined;
    at.value = 0;
    // The table waits for anyone who reads a hint (waiting.ts); that of a race until it is begun again.
    const race = model.game.parts?.clock?.race !== undefined;
    if (race) model.table.pause?.(true);
    think(model, answer);
    if (used.value === 0) used.value = countHint(model.table.id);
    return () => {
      // A card of a race may still come while the table is being halted: it is thought over, too.
      if (!race) hintFor.value = undefined;
    };
  }, [step]);
  const close = (): void => {
    hintFor.value = undefined;
    document.querySelector<HTMLElement>('.hint-btn')?.focus();
  };
  const hint = answer.value && !isRefusal(answer.value) ? answer.value : NO_HINT;
  const { candidates, unit } = hint;
  const lift = (i: number): void => {
    at.value = i;
    raise(model, candidates[i].text);
  };
  useHintKeys(candidates, lift, close, () => void enter(model, candidates[at.value].text));
  return (
    <section class="hint" aria-label={words.hint} aria-live="polite">
      <header>
        <HandMark />
        <h3>{headline(model, answer.value, order)}</h3>
      </header>
      {answer.value && !isRefusal(answer.value) && <p class="why">{answer.value.why}</p>}
      {candidates.length > 0 && (
        <Candidates
          model={model}
          candidates={candidates}
          unit={unit}
          at={at.value}
          lift={lift}
          order={order}
        />
      )}
      <footer>
        {candidates.length > 0 && (
          <button
            type="button"
            class="btn small"
            onClick={() => void enter(model, candidates[at.value].text)}
          >
            {words.doIt}
          </button>
        )}
        <button type="button" class="btn quiet small" onClick={close}>
          {words.close}
        </button>
        {candidates.length > 0 && (
          <span>{words.hintsSoFar({ figures: whatFiguresAre(hint), used: used.value })}</span>
        )}
      </footer>
    </section>
  );
}

function headline(model: TableModel, answer: Hint | Refusal | undefined, order: GameNotes['order']): string {
  if (answer === undefined) return words.thinking;
  if (isRefusal(answer)) return answer.refused;
  return words.suggestion(lower(namedAs(model, answer.best, order)));
}

/** Takes a candidate up without doing it: its cards are lifted, its words chosen. */
function raise(model: TableModel, text: string): void {
  const choice = model.choices.value.find((offered) => offered.text === text);
  if (!choice) return;
  model.worded.value = { ...model.worded.value, [choice.verb]: choice.words };
  if (choice.cards.length > 0) model.picked.value = choice.cards;
}

async function enter(model: TableModel, text: string): Promise<void> {
  hintFor.value = undefined;
  if (text === LET_PASS) await model.decline();
  else await model.act(text);
}

/** 1 to 3 lift a candidate, Enter does it, Escape closes. */
function useHintKeys(
  candidates: readonly Candidate[],
  lift: (i: number) => void,
  close: () => void,
  doIt: () => void,
): void {
  // A card that happened to have the focus when the hint was asked for is not meant by Enter.
  const focused = useRef(document.activeElement);
  useEffect(() => {
    const isMeant = (at: Element): boolean =>
      at.closest('button, a, input, select') !== null && !(at === focused.current && at.closest('.hand'));
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const at = event.target as Element;
      const number = Number(event.key);
      if (event.key === 'Escape') close();
      else if (number >= 1 && number <= candidates.length) lift(number - 1);
      else if (event.key === 'Enter' && candidates.length > 0 && !isMeant(at)) doIt();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [candidates]);
}
