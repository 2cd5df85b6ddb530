// Armed Forces: the board with what each service is worth as it is, and below it the trick with its second cards.
// What everybody has taken lies open in a drawer.

import type { Entry, View } from '@messdeck/engine';
import { takesTheRest, winningCard } from '@messdeck/engine/games/armed-forces';
import type { JSX } from 'preact';
import * as words from '#words/games/armed-forces/table.tsx';
import './style.css';
import { figure } from '#words/numbers.ts';
import { deed } from '../../table/model/event-lines.ts';
import { handTitle } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import type { Rounds } from '../../table/model/rounds.ts';
import { seatsOf } from '../../table/model/seating.ts';
import { deedOf } from '../../table/model/words.ts';
import { Back, Card } from '../../table/parts/card.tsx';
import { CardsPanel, inPackOrder } from '../../table/parts/cards-panel.tsx';
import { Cloth } from '../../table/parts/cloth.tsx';
import { count } from '../../table/parts/hand.tsx';
import { type Happening, isHigh, TrickPart, takesIt } from '../../table/parts/trick.tsx';
import { Board } from './board.tsx';
import { CallButtons, owners } from './calls.tsx';
import { factsOf } from './facts.ts';
import { serviceChip } from './service-mark.tsx';
import { improvised, lastRounds, roundsNow, type TwoRounds } from './two-rounds.ts';

function Middle({ model }: LayoutProps): JSX.Element {
  const trick = roundsNow(model.table.entries.value, model.names.length);
  const view = model.view.value;
  const { high } = factsOf(view);
  return (
    <>
      <Board model={model} />
      <Cloth>
        <TrickPart
          model={model}
          place="trick"
          title={words.trick}
          trick={withTaker(trick)}
          high={high?.card ?? winningCard(view)}
          beside={(seat) => <SecondCard model={model} trick={trick} seat={seat} />}
          tag={(seat) => tagOf(model, trick, seat, high?.by)}
        />
      </Cloth>
      <TakenButton model={model} />
    </>
  );
}

/** What is framed is the card that took the trick; where that is a second card, its own frame says so. */
function withTaker({ cards, second, taker }: TwoRounds): TwoRounds {
  const bySecond = second.some(({ by }) => by === taker);
  return taker === undefined || bySecond ? { cards, second } : { cards, second, taker };
}

/** The second card of a seat, or that it laid none. */
function SecondCard({
  model,
  trick: { second, taker },
  seat,
}: {
  readonly model: TableModel;
  readonly trick: TwoRounds;
  readonly seat: number;
}): JSX.Element | null {
  const place = `second:${seat}`;
  const laid = second.find(({ by }) => by === seat);
  if (!laid)
    return improvised(model.view.value, seat) === false ? <span class="tag passed">{words.pass}</span> : null;
  return (
    <div class={taker === seat ? 'second takes' : 'second'} data-place={place}>
      {laid.card === null ? <Back model={model} /> : <Card model={model} card={laid.card} place={place} />}
      <span class="sr">{laid.card === null ? words.andSecondCard : words.secondCard}</span>
    </div>
  );
}

function tagOf(
  model: TableModel,
  trick: TwoRounds,
  seat: number,
  high: number | undefined,
): Happening | undefined {
  if (trick.taker === seat) return takesIt(model, seat);
  if (model.view.value.phase !== 'improvise' || seat !== high) return undefined;
  return isHigh(model, seat);
}

function TakenButton({ model }: LayoutProps): JSX.Element {
  const mine = model.view.value.places[`taken:${model.seat}`]?.length ?? 0;
  return (
    <p class="taken">
      <button type="button" class="btn small" popovertarget="taken" data-place={`taken:${model.seat}`}>
        {words.taken(model.seat === null ? words.byEverybody : count(mine))}
      </button>
    </p>
  );
}

function Drawers({ model }: LayoutProps): JSX.Element {
  const { places } = model.view.value;
  const groups = seatsOf(model).map((seat) => {
    const cards = inPackOrder(model, places[`taken:${seat}`] ?? []);
    return { title: model.names[seat], note: count(cards.length), cards };
  });
  return <CardsPanel model={model} id="taken" title={words.takenThisHand} groups={groups} />;
}

/** "12 pts, 4 taken", and what calls have cost in this hand. */
function plaqueLine(model: TableModel, seat: number): JSX.Element {
  const view = model.view.value;
  const { scores, places } = view;
  const lost = factsOf(view).penalties?.[seat] ?? 0;
  return (
    <>
      {words.points({
        points: figure(scores[seat] ?? 0),
        rest:
          lost > 0 ? (
            <span class="lost"> {figure(-lost)}</span>
          ) : (
            <span class="haul">{words.takenCards(places[`taken:${seat}`]?.length ?? 0)}</span>
          ),
      })}
    </>
  );
}

function logLine(model: TableModel, entry: Entry): string | null {
  // A deal takes two shuffles (ARM-2, ARM-3): the second ends it.
  if (entry.do.startsWith('shuffle') && entry.view.phase === 'shuffle') return null;
  // Closing windows are not logged.
  if (entry.by === 'clock') return null;
  if (typeof entry.by !== 'number') return deed(model, entry);
  return deedOf(model.game, model.you, entry, owners(model));
}

function subtitle(_: View, model: TableModel): string[] {
  const { target, honor } = model.table.rules;
  return [words.toTarget({ target: Number(target), honor: honor === true }), handTitle(model)];
}

/** Both rounds of a trick, with the second cards that were turned up. */
const rounds: Rounds = {
  place: 'trick',
  title: words.trickRound,
  taker: (_, after) => lastRounds(after).taker,
  cards: (after) => lastRounds(after).cards,
  // ARM-16: anyone who alone holds cards plays them out, a card a trick.
  ofOne: true,
};

export const layout: Layout = {
  title: words.title,
  Middle,
  Drawers,
  Buttons: CallButtons,
  shape: 'boarded',
  lastTrick: (entries) => lastRounds(entries.at(-1)!.view),
  plaqueLine,
  logLine,
  subtitle,
  rounds,
  chip: serviceChip,
  takesTheRest,
  notes: () => import('./notes.ts'),
};
