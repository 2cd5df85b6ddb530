// The candidates of a hint: each with its number, which its card in the hand wears too, and what the bot expects of it.

import type { Hint } from '@messdeck/bots/hint';
import { capital, objectOf, orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/hints.ts';
import { LET_PASS } from '../games/lesson.ts';
import type { GameNotes } from '../table/model/game-notes.ts';
import type { TableModel } from '../table/model/model.ts';
import { numbersOn } from './hint-numbers.ts';

export type Candidate = Hint['candidates'][number];

/** A name of more letters needs the whole line of a phone. */
const LONG = 22;

/** So many cards are named by their marks. */
const SEVERAL = 3;

interface CandidatesProps {
  readonly model: TableModel;
  readonly candidates: readonly Candidate[];
  readonly unit: string;
  /** Which of them is lifted. */
  readonly at: number;
  readonly lift: (i: number) => void;
  readonly order: GameNotes['order'];
}

export function Candidates({ model, candidates, unit, at, lift, order }: CandidatesProps): JSX.Element {
  return (
    <>
      <ol>
        {candidates.map((candidate, i) => (
          <li
            key={candidate.text}
            class={i === at ? 'best' : undefined}
            data-long={shortly(model, candidate, candidates, order).length > LONG || undefined}
          >
            <button type="button" class="no" aria-pressed={i === at} onClick={() => lift(i)}>
              <span class="sr">{words.candidate(namedAs(model, candidate.text, order))}</span>
              {i + 1}
            </button>
            <span class="what" aria-hidden="true">
              {shortly(model, candidate, candidates, order)}
            </span>
            <span class="meter">
              <Meter {...candidate} />
            </span>
            <Figures {...candidate} unit={unit} />
            {candidate.words !== '' && <span class="exp">{candidate.words}</span>}
          </li>
        ))}
      </ol>
      <Numbers model={model} candidates={candidates} />
    </>
  );
}

/** An action as the table orders it, "Bid 7 on Artillery"; several cards by their marks, "Give I10, C11, A12". */
export function namedAs(model: TableModel, text: string, order: GameNotes['order']): string {
  if (text === LET_PASS) return words.letPass;
  const own = order?.(model, text);
  if (own !== undefined) return own;
  const choice = model.choices.value.find((offered) => offered.text === text);
  if (!choice || choice.cards.length < SEVERAL) return orderOf(model.game, text);
  const [verb] = orderOf(model.game, text).split(' ');
  return `${verb} ${choice.cards.map((card) => model.faces.short(card)).join(', ')}`;
}

/** In a list of cards, or of bids, what is done to all of them need not be said: "Army 90", "7 on Artillery". */
function shortly(
  model: TableModel,
  { text }: Candidate,
  all: readonly Candidate[],
  order: GameNotes['order'],
): string {
  const name = namedAs(model, text, order);
  const patterns = all.map((other) => model.game.verbs[other.text.split(' ')[0]]?.[0] ?? '');
  const naming = patterns.filter((pattern) => pattern.includes('$'));
  if (naming.length < 2 || naming.some((pattern) => pattern !== naming[0])) return name;
  return capital(name === orderOf(model.game, text) ? objectOf(model.game, text) : name);
}

/** What the choice brings on average, "+73 ± 3". */
function Figures({ figure, margin, unit }: Candidate & Pick<CandidatesProps, 'unit'>): JSX.Element {
  return (
    <span class="figures">
      {figure !== '' && (
        <>
          <b>{figure}</b>
          {margin !== '' && <small> {margin}</small>}
          <span class="sr"> {unit}</span>
        </>
      )}
    </span>
  );
}

/** What the figures are, under them: "Points ahead after this hand (± luck), tested on 120 possible deals. " */
export function whatFiguresAre({ candidates, unit, isAhead, deals }: Omit<Hint, 'why' | 'best'>): string {
  const tested = deals > 1 ? words.testedDeals(deals) : '';
  const are = isAhead ? words.ahead(unit) : words.inThisHand(unit);
  const luck = candidates.some(({ margin }) => margin !== '') ? words.luck : '';
  const figures = candidates.some(({ figure }) => figure !== '') ? `${are}${luck}` : '';
  const said = [figures, tested].filter(Boolean).join(', ');
  return said === '' ? '' : `${capital(said)}. `;
}

/** Full for the best and those too close to call, empty for the worst. */
function Meter({ share }: Candidate): JSX.Element {
  return (
    <span class="share" aria-hidden="true">
      <i style={`--share:${100 * share}%`} />
    </span>
  );
}

/** Numbers on the cards of the candidates, as a style: they stay on however often the hand is drawn. */
function Numbers({ model, candidates }: Pick<CandidatesProps, 'model' | 'candidates'>): JSX.Element {
  const rules = [...numbersOn(model.game.pack, candidates)].map(
    ([card, numbers]) =>
      `.table .hand li:has([data-card="${card}"])::after { content: "${numbers.join(' ')}" / ""; position: absolute; z-index: 3; left: 50%; top: -11px; translate: -50% 0; box-sizing: border-box; min-width: 26px; height: 26px; padding: 0 7px; display: grid; place-items: center; border-radius: 13px; background: var(--brass); color: var(--on-brass); font: 400 19px/1 var(--display); white-space: nowrap; box-shadow: 0 0 0 2px var(--card-stock); }`,
  );
  return <style>{rules.join('\n')}</style>;
}
