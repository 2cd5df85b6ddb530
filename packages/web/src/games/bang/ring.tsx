// The ring of piles: every seat's pile with its name and the cards left in its packet, and in the middle who laid last.

import type { Entry } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/bang/table.tsx';
import type { TableModel } from '../../table/model/model.ts';
import { Card, Picture } from '../../table/parts/card.tsx';
import { chairAt, directionOf } from './chairs.ts';
import { factsOf } from './facts.ts';
import { latestOutcome, type Outcome } from './outcome.ts';

export function Ring({ model }: { readonly model: TableModel }): JSX.Element {
  const seats = model.names.map((_, seat) => seat);
  const me = model.near.value;
  const last = lastLaid(model);
  const outcome = latestOutcome(model);
  const clockwise = seats.map((i) => (me + i) % seats.length);
  return (
    <ol class="ring" data-n={seats.length} aria-label={words.pilesClockwise}>
      {clockwise.map((seat) => (
        <PileOf
          key={seat}
          model={model}
          seat={seat}
          chair={chairAt(seats.length, me, seat)}
          laid={seat === last}
          called={outcome?.callers.includes(seat) ?? false}
        />
      ))}
      <li class="c" aria-hidden="true">
        <Pointer model={model} last={last} me={me} outcome={outcome} />
      </li>
    </ol>
  );
}

/** The seat whose card was laid last; its pile is pointed at, anyone who is to lay next. */
export function lastLaid(model: TableModel): number | undefined {
  return lastPlay(model)?.by as number | undefined;
}

/** Its card, also when a call has taken it away meanwhile. */
export function cardLaid(model: TableModel): string | undefined {
  const play = lastPlay(model);
  return play?.view.places[`pile:${play.by}`].at(-1) ?? undefined;
}

const lastPlay = (model: TableModel): Entry | undefined =>
  model.table.entries.value.findLast((entry) => entry.do === 'play');

interface PileProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly chair: string;
  readonly laid: boolean;
  readonly called: boolean;
}

function PileOf({ model, seat, chair, laid, called }: PileProps): JSX.Element {
  const view = model.view.value;
  const { places } = view;
  const pile = places[`pile:${seat}`] ?? [];
  const top = pile.at(-1);
  const under = pile.at(-2);
  const left = places[`hand:${seat}`]?.length ?? 0;
  const out = factsOf(view).out.includes(seat);
  return (
    <li class={`pile-seat ${chair}`} data-place={`pile:${seat}`} aria-current={laid ? 'true' : undefined}>
      <div class={pile.length > 1 ? 'piled thick' : 'piled'}>
        {under && (
          <span class="under" aria-hidden="true">
            <Picture model={model} card={under} />
          </span>
        )}
        {top ? (
          <Card key={top} model={model} card={top} place={`pile:${seat}`} />
        ) : (
          <div class="slot">{out ? words.out : ''}</div>
        )}
        {called && <span class="called">{words.bang}</span>}
      </div>
      <span class="who" data-place={`hand:${seat}`}>
        <b>{model.names[seat]}</b>
        <span class="left num">
          <span aria-hidden="true">{out ? words.out : left}</span>
          <span class="sr">
            {out
              ? words.outOfGame
              : words.inHandAndPile({
                  hand: left === 1 ? words.oneCard : words.cardsCount(left),
                  pile: pile.length,
                })}
          </span>
        </span>
      </span>
    </li>
  );
}

interface PointerProps {
  readonly model: TableModel;
  readonly last: number | undefined;
  readonly me: number;
  readonly outcome: Outcome | undefined;
}

function Pointer({ model, last, me, outcome }: PointerProps): JSX.Element | null {
  if (last === undefined) return null;
  const turn = directionOf(chairAt(model.names.length, me, last));
  return (
    <>
      <svg viewBox="0 0 104 104" class="pointer" style={`rotate:${turn}deg`} aria-hidden="true">
        <circle cx="52" cy="52" r="40" fill="none" stroke="currentColor" stroke-width="1.5" />
        <circle cx="52" cy="52" r="36.5" fill="none" stroke="currentColor" stroke-width=".8" />
        <path d="M52 0 61 15a40 40 0 0 0-18 0Z" fill="currentColor" />
      </svg>
      <p>
        {outcome ? calledBy(model, outcome) : model.names[last]}
        <span>{outcome ? outcome.word : words.laid}</span>
      </p>
    </>
  );
}

function calledBy(model: TableModel, { callers }: Outcome): string {
  return callers.length === 1 ? model.names[callers[0]] : words.callTogether(callers.length);
}
