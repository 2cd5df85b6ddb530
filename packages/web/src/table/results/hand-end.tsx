// The end of a hand, beside the last trick or the map: what it meant first, then how it came about, then the next deal.
// A hand that was thrown in says so, and who deals next. All hands can be looked at where the rules end the secret.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { change, figure } from '#words/numbers.ts';
import * as words from '#words/table/results.ts';
import { keyed } from '../../shared/settings.ts';
import { columns, MOST_COLUMNS } from '../model/columns.ts';
import { lastHand, roundsTaken } from '../model/ended-hands.ts';
import type { Meaning } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { seatsOf } from '../model/seating.ts';
import { wears } from '../model/sides.ts';
import { isThrownIn } from '../model/thrown-in.ts';
import { linesIn } from '../model/words.ts';
import { useNotes } from '../stage/use-notes.ts';
import { LeftInHands } from './left-in-hands.tsx';
import { OpenHands, openHands } from './open-hands.tsx';
import './ends.css';

export { TurnedUp } from './turned-up.tsx';

interface HandEndProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function HandEnd({ model, layout }: HandEndProps): JSX.Element {
  const notes = useNotes(layout);
  const open = useSignal(false);
  const thrownIn = isThrownIn(model);
  const hand = lastHand(model);
  const {
    meaning,
    kicker,
    seat,
    lines = [],
    made,
    left = [],
  } = thrownIn ? thrown(model) : { ...plain(model), ...(hand && notes?.handMeaning?.(model, hand)) };
  // Read off the whole log: once, not again whenever the hands are looked at.
  const turning = useMemo(
    () => (thrownIn ? undefined : notes?.turning?.(model, roundsTaken(model, layout))),
    [notes, model, model.table.entries.value],
  );
  // Those of a hand that was thrown in lie on the cloth, where the rules turn them up.
  const hands = thrownIn ? [] : openHands(model);
  return (
    <div class={`result ${seat === undefined ? '' : (wears(model, seat) ?? '')}`}>
      <div class="meaning">
        {kicker && <p class="kicker">{kicker}</p>}
        <h2>{meaning}</h2>
        {(turning !== undefined || lines.length > 0) && (
          <ul>
            {turning !== undefined && <li class="turning">{turning}</li>}
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {left.length > 0 ? (
        <LeftInHands model={model} hands={left} />
      ) : (
        !thrownIn && <Figures model={model} made={made} />
      )}
      <div class="button-row">
        {model.seat !== null && (
          <button
            type="button"
            class="btn primary"
            data-action="go on"
            aria-keyshortcuts={keyed('Space')}
            onClick={() => void model.goOn()}
          >
            {words.dealTheNextHand}
          </button>
        )}
        {hands.length > 0 && (
          <button
            type="button"
            class="btn quiet small"
            aria-expanded={open.value}
            onClick={() => (open.value = !open.value)}
          >
            {open.value ? words.hideTheHands : words.showAllHands}
          </button>
        )}
      </div>
      {open.value && <OpenHands model={model} hands={hands} />}
    </div>
  );
}

/** In the words of the score sheet. */
function plain(model: TableModel): Meaning {
  const hand = model.table.state.value.tally.hands.at(-1);
  const lines = hand ? linesIn(model.table, hand) : [];
  if (!hand || model.seat === null) return { meaning: words.theHandIsOver, lines };
  return { meaning: words.youScore(change(hand.points[model.seat])), lines, seat: model.seat };
}

function thrown(model: TableModel): Meaning {
  const { names } = model;
  const dealer = model.view.value.facts['dealer'] as number | undefined;
  const next =
    dealer === undefined ? undefined : seatsOf(model).at((seatsOf(model).indexOf(dealer) + 1) % names.length);
  const who = next === undefined ? '' : words.dealsNext(model, next);
  const open = openHands(model).length > 0 ? words.handsStayOpen : '';
  return { meaning: words.nobodyBidHand, lines: [[words.noPoints, who, open].filter(Boolean).join(' ')] };
}

interface FiguresProps {
  readonly model: TableModel;
  /** What the points were made of. */
  readonly made: Meaning['made'];
}

/** What this hand brought and how it stands now, a column for every side. */
function Figures({ model, made = [] }: FiguresProps): JSX.Element | null {
  const hand = model.table.state.value.tally.hands.at(-1);
  const heads = columns(model);
  if (!hand || heads.length > MOST_COLUMNS) return null;
  return (
    <table class={made.length > 0 ? 'figures made num' : 'figures num'}>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{words.points}</span>
          </th>
          {heads.map((group) => (
            <th scope="col" key={group[0]} class={heads.length === 2 ? wears(model, group[0]) : undefined}>
              {listAnd(group.map((each) => model.names[each]))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {made.map(({ title, points = [] }) => (
          <tr key={title} class="part">
            <th scope="row">{title}</th>
            {heads.map(([seat]) => (
              <td key={seat}>{figure(points[seat])}</td>
            ))}
          </tr>
        ))}
        <tr class="scored">
          <th scope="row">{made.length > 0 ? words.scored : words.thisHand}</th>
          {heads.map(([seat]) => (
            <td key={seat}>{change(hand.points[seat])}</td>
          ))}
        </tr>
        <tr class="sum">
          <th scope="row">{words.total}</th>
          {heads.map(([seat]) => (
            <td key={seat}>{figure(model.view.value.scores[seat] ?? 0)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
