// The sets on the table: whose, what, and every card with its index free; a wild card wears what it stands for.
// A set to which the picked card can go is a target, or two where a wild card fits both ends.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import * as words from '#words/games/sigs/table.tsx';
import { Later } from '../../shared/later.tsx';
import type { Choice } from '../../table/model/choices.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Face } from '../../table/parts/card.tsx';
import { useAtRest } from '../../table/stage/use-at-rest.ts';
import { haltsNow } from './halt.ts';
import { useMoreBelow } from './more-below.ts';
import { cardsOfSet, labelOf, playsNow, setsOf, spotOf, toSet } from './plays.ts';
import { type SetFact, serviceOf, standFor, titleOfSet } from './sets.ts';

/** So many sets are whole at a desk, and fill what is seen of them elsewhere; where there are more, they lie closer. */
const SEEN = 6;

/** With more cards a set takes a whole row on a phone, and with more than this many at a desk. */
const LONG = 6;
const LONGER = 10;

export function Sets({ model }: LayoutProps): JSX.Element {
  const most = useAtRest(model) ? Number.POSITIVE_INFINITY : SEEN;
  const sets = setsOf(model);
  if (sets.length > 0) return <LaidSets model={model} sets={sets} most={most} />;
  return (
    <div class="sets none" data-place="sets">
      <p>{words.nothingLaidYetRunsSets}</p>
    </div>
  );
}

interface LaidSetsProps extends LayoutProps {
  readonly sets: readonly SetFact[];
  /** How many are drawn for now. */
  readonly most: number;
}

function LaidSets({ model, sets, most }: LaidSetsProps): JSX.Element {
  // What was left in hands: at the end of a hand that stands in its result.
  const over = (model.view.value.places['down'] ?? []).length > 0 && !model.table.state.value.betweenHands;
  // The longest take the room of two.
  const many = sets.filter(({ name }) => cardsOfSet(model, name).length > LONGER).length + sets.length > SEEN;
  const list = useRef<HTMLOListElement>(null);
  const more = useMoreBelow(list);
  return (
    <>
      <ol
        ref={list}
        class={`sets${more.value > 0 ? ' go-on' : ''}${many ? ' many' : ''}`}
        aria-label={words.setsTable}
        data-place="sets"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {sets.slice(0, most).map((set) => (
          <SetStrip key={set.name} model={model} set={set} />
        ))}
        {over && <Later load={loadLeftAmongSets} props={{ model }} />}
      </ol>
      {more.value > 0 && (
        <p class="more-below tag" aria-hidden="true">
          {words.moreBelow(more.value)}
        </p>
      )}
    </>
  );
}

const loadLeftAmongSets = async () => (await import('./left-among-sets.tsx')).LeftAmongSets;

const lookOf = (cards: number): string => `set${cards > LONG ? ` long${cards > LONGER ? 'est' : ''}` : ''}`;

function SetStrip({ model, set }: { readonly model: TableModel; readonly set: SetFact }): JSX.Element {
  const cards = cardsOfSet(model, set.name);
  const stands = standFor(set, cards);
  const halts = haltsNow(model);
  const plays = toSet(halts.length > 0 ? halts : playsNow(model), set.name);
  return (
    <li class={lookOf(cards.length)} data-place={set.name}>
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
  const label = stands === undefined ? name : words.standsForIn({ card: name, rank: stands, service }).trim();
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
