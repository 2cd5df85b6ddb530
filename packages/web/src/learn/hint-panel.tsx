// A hint: what the bot would do and why, with its candidates and what it expects of each. On a phone it stands in the
// place of what is asked, on a desk over the log; never on the cloth.

import type { Hint } from '@messdeck/bots/hint';
import { capital, isRefusal, lower, orderOf, type Refusal } from '@messdeck/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import '../styles/learn.css';
import '../styles/hint.css';
import { countHint } from '../history/hints-used.ts';
import type { TableModel } from '../table/model.ts';
import { HandMark } from './hand-mark.tsx';
import { hintFor } from './hint-open.ts';
import { questionOf } from './hint-question.ts';
import { LET_PASS } from './lesson.ts';

type Candidate = Hint['candidates'][number];

/** A name of more letters needs the whole line of a phone. */
const LONG = 22;

/** So many cards are named by their marks. */
const SEVERAL = 3;

const TENS = /(\d+) of 10\b/;

const NO_HINT: Pick<Hint, 'candidates' | 'deals' | 'unit'> = { candidates: [], deals: 0, unit: '' };

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
    answer.value = { refused: 'No hint could be found this time.' };
  };
  worker.postMessage(questionOf(model.table, ask));
}

export function HintPanel({ model }: { readonly model: TableModel }): JSX.Element {
  const answer = useSignal<Hint | Refusal | undefined>(undefined);
  const used = useSignal(0);
  const at = useSignal(0);
  const { step } = model.view.value;
  useEffect(() => {
    answer.value = undefined;
    at.value = 0;
    // Where time runs, it stands while somebody thinks.
    const race = model.game.clock?.race !== undefined;
    const { window, idle } = model.table.state.value;
    if (window || idle || race) model.table.pause?.(true);
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
  const { candidates, deals, unit } = answer.value && !isRefusal(answer.value) ? answer.value : NO_HINT;
  const lift = (i: number): void => {
    at.value = i;
    raise(model, candidates[i].text);
  };
  useHintKeys(candidates, lift, close, () => void enter(model, candidates[at.value].text));
  return (
    <section class="hint" aria-label="Hint" aria-live="polite">
      <header>
        <HandMark />
        <h3>{headline(model, answer.value)}</h3>
      </header>
      {answer.value && !isRefusal(answer.value) && <p class="why">{answer.value.why}</p>}
      {candidates.length > 0 && (
        <>
          <ol>
            {candidates.map((candidate, i) => (
              <li
                key={candidate.text}
                class={i === at.value ? 'best' : undefined}
                data-long={shortly(model, candidate, candidates).length > LONG || undefined}
              >
                <button type="button" class="no" aria-pressed={i === at.value} onClick={() => lift(i)}>
                  <span class="sr">{namedAs(model, candidate.text)}, candidate </span>
                  {i + 1}
                </button>
                <span class="what" aria-hidden="true">
                  {shortly(model, candidate, candidates)}
                </span>
                <span class="meter">
                  <Meter candidate={candidate} all={candidates} />
                </span>
                <Figures {...candidate} unit={unit} />
                {candidate.words !== '' && <span class="exp">{candidate.words}</span>}
              </li>
            ))}
          </ol>
          <Numbers candidates={candidates} />
        </>
      )}
      <footer>
        {candidates.length > 0 && (
          <button
            type="button"
            class="btn small"
            onClick={() => void enter(model, candidates[at.value].text)}
          >
            Do it
          </button>
        )}
        <button type="button" class="btn quiet small" onClick={close}>
          Close
        </button>
        {candidates.length > 0 && (
          <span>
            {whatFiguresAre(candidates, unit)}
            {deals} deals imagined. Hints so far: {used.value}
          </span>
        )}
      </footer>
    </section>
  );
}

function headline(model: TableModel, answer: Hint | Refusal | undefined): string {
  if (answer === undefined) return 'Thinking it over …';
  if (isRefusal(answer)) return answer.refused;
  return `I would ${lower(namedAs(model, answer.best))}`;
}

/** An action as the table orders it, "Bid 7 on Artillery"; several cards by their marks, "Give I10, C11, A12". */
function namedAs(model: TableModel, text: string): string {
  if (text === LET_PASS) return 'Let it pass';
  const choice = model.choices.value.find((offered) => offered.text === text);
  if (!choice || choice.cards.length < SEVERAL) return orderOf(model.game, text);
  const [verb] = orderOf(model.game, text).split(' ');
  return `${verb} ${choice.cards.map((card) => model.faces.short(card)).join(', ')}`;
}

/** In a list of cards, or of bids, what is done to all of them need not be said: "Army 90", "7 on Artillery". */
function shortly(model: TableModel, { text }: Candidate, all: readonly Candidate[]): string {
  const name = namedAs(model, text);
  const patterns = all.map((other) => model.game.verbs[other.text.split(' ')[0]]?.[0] ?? '');
  const naming = patterns.filter((pattern) => pattern.includes('$'));
  const [before, after] = [/^[^$]*/.exec(naming[0] ?? '')![0], /[^$\d…*]*$/.exec(naming[0] ?? '')![0]];
  if (naming.length < 2 || naming.some((pattern) => pattern !== naming[0]) || !name.startsWith(before))
    return name;
  return capital(name.slice(before.length, name.length - after.length).replace(/^the /, ''));
}

/** What the hand brings on average, "86 : 15" where there are others. */
function Figures({
  figures,
  unit,
}: {
  readonly figures: readonly string[];
  readonly unit: string;
}): JSX.Element {
  const [own, others] = figures;
  return (
    <span class="figures">
      {own !== undefined && (
        <>
          <span class="sr">
            About {own} {unit}
            {others !== undefined && `, the others ${others}`}.
          </span>
          <b aria-hidden="true">{own}</b>
          <small aria-hidden="true">{others === undefined ? ` ${unit}` : ` : ${others}`}</small>
        </>
      )}
    </span>
  );
}

/** "Points, yours : theirs.", under the figures that say no more; one alone has its unit beside it. */
function whatFiguresAre(candidates: readonly Candidate[], unit: string): string {
  return candidates.some(({ figures }) => figures.length > 1)
    ? `${capital(unit)}, yours\u00a0:\u00a0theirs. `
    : '';
}

/** Ten boxes where the bot counted deals, a bar of points otherwise; the words beside it say the same. */
function Meter({
  candidate,
  all,
}: {
  readonly candidate: Candidate;
  readonly all: readonly Candidate[];
}): JSX.Element {
  const tens = TENS.exec(candidate.words);
  if (tens) {
    return (
      <span class="ten" aria-hidden="true">
        {Array.from({ length: 10 }, (_, i) => (
          <i key={i} class={i < Number(tens[1]) ? 'on' : undefined} />
        ))}
      </span>
    );
  }
  // Beside boxes a bar would be another measure.
  if (all.some(({ words }) => TENS.test(words))) return <span />;
  const values = all.map(({ expects }) => expects);
  const low = Math.min(0, ...values);
  const span = Math.max(1e-6, Math.max(0, ...values) - low);
  const share = (value: number): number => ((value - low) / span) * 100;
  const [from, to] = [share(Math.min(0, candidate.expects)), share(Math.max(0, candidate.expects))];
  return (
    <span class="dbar" aria-hidden="true" style={`--zero:${share(0)}%`}>
      <i
        class={candidate.expects < 0 ? 'minus' : undefined}
        style={`--from:${from}%;--len:${Math.max(1, to - from)}%`}
      />
    </span>
  );
}

/** Numbers on the cards of the candidates, as a style: they stay on however often the hand is drawn. */
function Numbers({ candidates }: { readonly candidates: readonly Candidate[] }): JSX.Element {
  const rules = candidates.flatMap(({ text }, i) => {
    const [, card, ...others] = text.split(' ');
    if (card === undefined || others.length > 0) return [];
    return [
      `.table .hand li:has([data-card="${card}"])::after { content: "${i + 1}" / ""; position: absolute; z-index: 3; left: 50%; top: -11px; translate: -50% 0; width: 26px; height: 26px; display: grid; place-items: center; border-radius: 50%; background: var(--brass); color: var(--on-brass); font: 400 19px/1 var(--display); box-shadow: 0 0 0 2px var(--card-stock); }`,
    ];
  });
  return <style>{rules.join('\n')}</style>;
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
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const at = event.target as Element;
      const number = Number(event.key);
      if (event.key === 'Escape') close();
      else if (number >= 1 && number <= candidates.length) lift(number - 1);
      else if (event.key === 'Enter' && candidates.length > 0 && !at.closest('button, a, input, select'))
        doIt();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [candidates]);
}
