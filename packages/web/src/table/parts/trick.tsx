// A trick seen from one's own chair: every card before its player.

import { agree } from '@messdeck/engine';
import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/table/cloth.ts';
import type { TableModel } from '../model/model.ts';
import { chairOf, seatsOf } from '../model/seating.ts';
import { type Played, type Trick, trickNow } from '../model/tricks.ts';
import { Card } from './card.tsx';

/** "is high", "takes it", "led": what is small in brackets falls away where a row is narrow. */
export interface Happening {
  readonly is?: string;
  readonly said: string;
  readonly it?: string;
}

interface TrickProps {
  readonly model: TableModel;
  readonly place: string;
  /** What the game calls it: "squad". */
  readonly title: string;
  /** The cards, where the layout knows more than the stream tells of every game. */
  readonly trick?: Trick;
  /** The card that takes it so far, where the layout can tell. */
  readonly high?: string | undefined;
  /** What happened to a card, said on its face. */
  readonly note?: (played: Played) => string | undefined;
  /** What else lies before a seat, beside its card. */
  readonly beside?: (seat: number) => ComponentChildren;
  /** What the tag under a card adds to the name; left out: who led, who takes it. */
  readonly tag?: (seat: number) => Happening | undefined;
}

export function TrickPart(props: TrickProps): JSX.Element {
  const { model, place, title, note, beside, tag, high } = props;
  const { cards, taker } = props.trick ?? trickNow(model.table.entries.value, place);
  const seats = seatsOf(model);
  return (
    <section class="trick" aria-label={title} data-place={place} data-n={seats.length}>
      {seats.map((seat) => {
        const played = cards.find(({ by }) => by === seat);
        // A lead alone holds the trick anyway.
        const holds = taker === undefined && cards.length > 1 && played !== undefined && played.card === high;
        const takes = taker === seat || holds;
        const noted = played && note?.(played);
        const happening =
          tag?.(seat) ?? (holds ? isHigh(model, seat) : happened(model, seat, taker, cards[0]?.by));
        const classes = [chairOf(model, seat), takes && played ? 'takes' : '', noted ? 'noted' : ''];
        return (
          <figure key={seat} class={classes.join(' ').trim()}>
            {played ? (
              <Card key={played.card} model={model} card={played.card} place={place} />
            ) : (
              <Slot words={seat === model.you ? words.yourCard : model.names[seat]} />
            )}
            {beside?.(seat)}
            {noted && <span class="note">{noted}</span>}
            {played && (
              <figcaption>
                <span class="tag">
                  <span class="who">{model.names[seat]}</span> <Happened {...happening} />
                </span>
              </figcaption>
            )}
          </figure>
        );
      })}
    </section>
  );
}

/** In a row as narrow as its cards "takes it" and "is high" are short. */
function Happened({ is, said, it }: Happening): JSX.Element {
  return (
    <>
      {is && <span class="it">{is} </span>}
      {said}
      {it && <span class="it"> {it}</span>}
    </>
  );
}

function happened(
  model: TableModel,
  seat: number,
  taker: number | undefined,
  leader: number | undefined,
): Happening {
  if (seat === taker) return takesIt(model, seat);
  return { said: seat === leader ? 'led' : '' };
}

export function takesIt(model: TableModel, seat: number): Happening {
  return { said: agree(model, [seat], 'takes', 'take'), it: 'it' };
}

/** "Otto is high". */
export function isHigh(model: TableModel, seat: number): Happening {
  return { is: agree(model, [seat], 'is', 'are'), said: 'high' };
}

/** Said on the plaque of the one who plays to the open trick right after the player; short where plaques are. */
export function afterYou(model: TableModel, place: string, seat: number): JSX.Element | undefined {
  const laid = model.view.value.places[place].length;
  if (!laid || laid > model.names.length - 2 || !model.mine || seatsOf(model)[1] !== seat) return undefined;
  return (
    <>
      <span class="wide">{words.playsAfterYou}</span>
      <span class="phone">{words.next}</span>
    </>
  );
}

/** Whether the seat has led or is to lead: when the last trick is taken nobody does. */
export function leads(model: TableModel, place: string, seat: number): boolean {
  const { facts, places } = model.view.value;
  return facts['leader'] === seat && places[place].length + places[`hand:${seat}`].length > 0;
}

/** A place for a card. */
function Slot({ words }: { readonly words: string }): JSX.Element {
  return (
    <div class="slot" aria-hidden="true">
      <span class="who">{words}</span>
    </div>
  );
}
