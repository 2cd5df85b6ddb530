// The sets on the table: whose, what, and every card with its index free; a wild card wears what it stands for.
// A set to which the picked card can go is a target, or two where a wild card fits both ends.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Face } from '../../table/card.tsx';
import type { Choice } from '../../table/choices.ts';
import type { LayoutProps } from '../../table/layout.ts';
import type { TableModel } from '../../table/model.ts';
import { useAtRest } from '../../table/use-at-rest.ts';
import { haltsNow } from './halt.ts';
import { useMoreBelow } from './more-below.ts';
import { cardsOfSet, labelOf, playsNow, setsOf, spotOf, toSet } from './plays.ts';
import { type SetFact, serviceOf, standFor, titleOfSet } from './sets.ts';

/** So many sets fill what is seen of them before somebody scrolls. */
const SEEN = 6;

/** Sets with so many cards take a whole row on a phone. */
const LONG = 7;

export function Sets({ model }: LayoutProps): JSX.Element {
  const most = useAtRest(model) ? Number.POSITIVE_INFINITY : SEEN;
  const sets = setsOf(model).slice(0, most);
  const left = leftInHands(model).slice(0, most - sets.length);
  const list = useRef<HTMLOListElement>(null);
  const more = useMoreBelow(list);
  if (sets.length + left.length === 0) {
    return (
      <div class="sets none" data-place="sets">
        <p>Nothing is laid yet. Runs in one service and equal ranks will lie here.</p>
      </div>
    );
  }
  return (
    <>
      <ol
        ref={list}
        class={more.value > 0 ? 'sets go-on' : 'sets'}
        aria-label="Sets on the table"
        data-place="sets"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {sets.map((set) => (
          <SetStrip key={set.name} model={model} set={set} />
        ))}
        {left.map((seat) => (
          <LeftInHand key={seat} model={model} seat={seat} />
        ))}
      </ol>
      {more.value > 0 && (
        <p class="more-below tag" aria-hidden="true">
          {more.value} more below
        </p>
      )}
    </>
  );
}

function SetStrip({ model, set }: { readonly model: TableModel; readonly set: SetFact }): JSX.Element {
  const cards = cardsOfSet(model, set.name);
  const stands = standFor(set, cards);
  const halts = haltsNow(model);
  const plays = toSet(halts.length > 0 ? halts : playsNow(model), set.name);
  return (
    <li class={cards.length >= LONG ? 'set long' : 'set'} data-place={set.name}>
      <p class="of">
        <b>{model.names[set.owner]}</b> {titleOfSet(set, cards)}
      </p>
      <div class="cards" style={`--n:${cards.length}`}>
        {cards.map((card, i) => (
          <SetCard key={card} model={model} card={card} stands={stands[i]} service={serviceOf(set)}>
            {plays
              .filter((choice) => spotOf(choice) === card)
              .map((choice) => (
                <SetTarget key={choice.text} model={model} choice={choice} />
              ))}
          </SetCard>
        ))}
        {plays
          .filter((choice) => !cards.includes(spotOf(choice)))
          .map((choice) => (
            <SetTarget key={choice.text} model={model} choice={choice} />
          ))}
      </div>
    </li>
  );
}

function SetTarget({ model, choice }: { readonly model: TableModel; readonly choice: Choice }): JSX.Element {
  const spot = spotOf(choice);
  const kind = spot === 'low' || spot === 'high' || spot === 'whole' ? spot : 'wild';
  return (
    <button
      type="button"
      class={`target ${kind}`}
      data-action={choice.text}
      onClick={() => void model.act(choice.text)}
    >
      <span class="sr">{labelOf(model, choice)}</span>
    </button>
  );
}

interface SetCardProps {
  readonly model: TableModel;
  readonly card: string;
  readonly stands?: number | undefined;
  readonly service?: string;
  readonly children?: JSX.Element[];
}

function SetCard({ model, card, stands, service = '', children }: SetCardProps): JSX.Element {
  const name = model.nameOf(card);
  const label = stands === undefined ? name : `${name}, stands for ${stands} ${service}`.trim();
  return (
    <div class="laid">
      <div class="card" role="img" aria-label={label} data-card={card}>
        <Face svg={model.faces.face(card)} />
        {stands !== undefined && <span class="stands">{stands}</span>}
      </div>
      {children}
    </div>
  );
}

/** When a hand is over: the other seats whose cards are shown. */
function leftInHands(model: TableModel): number[] {
  const { places } = model.view.value;
  if ((places['down']?.length ?? 0) === 0) return [];
  return model.names.flatMap((_, seat) => {
    const hand = places[`hand:${seat}`] ?? [];
    return seat !== model.seat && hand.length > 0 && hand.every((card) => card !== null) ? [seat] : [];
  });
}

function LeftInHand({ model, seat }: { readonly model: TableModel; readonly seat: number }): JSX.Element {
  const cards = (model.view.value.places[`hand:${seat}`] ?? []).filter((card) => card !== null);
  return (
    <li class={cards.length >= LONG ? 'set long left-over' : 'set left-over'}>
      <p class="of">
        <b>{model.names[seat]}</b> left in hand
      </p>
      <div class="cards" style={`--n:${cards.length}`}>
        {cards.map((card) => (
          <SetCard key={card} model={model} card={card} />
        ))}
      </div>
    </li>
  );
}
