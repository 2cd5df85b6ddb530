// United States: the map is the table; the four stacks lie around Kansas and run over it as routes.

import { capital, orderOf, sayCard, type View } from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import type { JSX } from 'preact';
import * as say from '#words/games/united-states/table.tsx';
import { StatesMap } from '../../table/parts/states-map.tsx';
import '../states/states.css';
import './style.css';
import { figure } from '#words/numbers.ts';
import { Later } from '../../shared/later.tsx';
import { withCards } from '../../table/model/choices.ts';
import { handTitle } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { ReadDrop, TableModel } from '../../table/model/model.ts';
import { Card, Picture } from '../../table/parts/card.tsx';
import { Buttons, offers, Sentence, TimeLeft } from '../../table/stage/ask.tsx';
import { Act } from '../states/act.tsx';
import { Asked } from '../states/asked.tsx';
import { factsOf } from './facts.ts';
import { EAST, highest, KANSAS, marksOf, passedSeats, routesOf, stackOf, uniteAt, WEST } from './stacks.ts';

/** Few hands are blocked: what shows them is fetched when one is. */
const loadHands = async () => (await import('./shown-hands.tsx')).ShownHands;

function Middle({ model }: LayoutProps): JSX.Element {
  const { phase } = model.view.value;
  const handsAreOpen = phase === 'discard' || phase === 'over';
  return (
    <>
      {handsAreOpen ? (
        <Later load={loadHands} props={{ model }} meanwhile={<MapPart model={model} />} />
      ) : (
        <MapPart model={model} />
      )}
      <ol class="corners" aria-label={say.kansasAndCorners}>
        {WEST.map((state) => (
          <Corner key={state} model={model} state={state} />
        ))}
        <Kansas model={model} />
        {EAST.map((state) => (
          <Corner key={state} model={model} state={state} />
        ))}
      </ol>
    </>
  );
}

function MapPart({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const hand = model.hand.value;
  // Where wrong plays are possible, no matter who plays has to see for himself what can be laid.
  const honor = model.table.rules['honor'] === true;
  const choices = honor ? [] : model.choices.value;
  const aside = (view.places['aside'] ?? []).length > 0;
  const named = new Set(model.choices.value.flatMap(({ cards }) => cards));
  return (
    <StatesMap
      options={{
        title: say.mapStates,
        size: 'phone',
        states: marksOf(view, hand, choices),
        routes: routesOf(view),
        legend: {
          top: say.top,
          'on-table': say.table,
          'in-hand': say.hand,
          ...(honor ? {} : { reachable: say.canBeLaid }),
          ...(aside ? { gone: say.laidAside } : {}),
        },
        choices: hand.filter((state) => named.has(state)),
      }}
      choose={(state) => model.tap(state)}
    />
  );
}

function Corner({ model, state }: { readonly model: TableModel; readonly state: string }): JSX.Element {
  const view = model.view.value;
  const stack = stackOf(view, state);
  const top = stack.at(-1);
  const { name, abbr } = sammy.cards[sammy.find(state)!];
  const open = model.picked.value.length === 1 ? withCards(model.choices.value, model.picked.value) : [];
  const target = uniteAt(open, state, top);
  const asked = factsOf(view).window?.card;
  const count = stack.length === 1 ? say.oneCard : say.cards(stack.length);
  return (
    <li
      class={`corner ${state.toLowerCase()}`}
      data-target={target !== undefined}
      data-asked={top !== undefined && asked === top}
      aria-label={top === undefined ? say.cornerEmpty(name) : say.cornerWith({ state: name, cards: count })}
    >
      <div class={stack.length > 1 ? 'pile' : 'pile single'} data-place={top ? `corner:${state}` : 'kansas'}>
        {top === undefined ? (
          <div class="slot">{view.places['kansas']?.length ? say.waitingFor(name) : ''}</div>
        ) : (
          <Card key={top} model={model} card={top} place={`corner:${state}`} still />
        )}
        {target && (
          <button
            type="button"
            class="target"
            data-action={target.text}
            onClick={() => void model.act(target.text)}
          >
            <span class="sr">{orderOf(model.game, target.text)}</span>
          </button>
        )}
      </div>
      <span class="tag" aria-hidden="true">
        <span class="wide">{name}</span>
        <span class="phone">{titleCased(abbr)}</span> <span class="num">{stack.length || ''}</span>
      </span>
    </li>
  );
}

function Kansas({ model }: LayoutProps): JSX.Element {
  const [card] = model.view.value.places['kansas'] ?? [];
  return (
    <li class="corner ks" aria-label={say.kansas}>
      <div class="pile single" data-what="middle">
        {card ? <Picture model={model} card={card} /> : <div class="slot" aria-hidden="true" />}
      </div>
      <span class="tag" aria-hidden="true">
        {say.kansas}
      </span>
    </li>
  );
}

/** "COLO." as it is in a line: "Colo.". */
function titleCased(abbr: string): string {
  return abbr[0] + abbr.slice(1).toLowerCase();
}

/** Where anybody acts at any moment nobody is in turn; a picked card is said with the tops that it can go to. */
function PlaqueLine({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const [picked] = model.picked.value;
  const unites = view.phase === 'play' && model.mine;
  if (model.table.fault.value !== undefined || model.table.state.value.betweenHands)
    return <Sentence model={model} />;
  if (unites && picked !== undefined) {
    const open = withCards(model.choices.value, model.picked.value);
    return (
      <div class="instead">
        <Asked model={model} />
        <p class="sentence">
          <strong>{capital(sayCard(model.game.pack, picked))}: </strong>
          {open.length === 1 ? say.layIt : say.chooseWhere}
        </p>
      </div>
    );
  }
  if (!model.mine && !view.actors.includes('clock')) return <Sentence model={model} />;
  return <Asked model={model} />;
}

/** US-17: throwing the highest is one press; the single choice stays. */
function Answers({ model }: LayoutProps): JSX.Element | null {
  if (model.view.value.phase !== 'discard' || !model.mine) {
    return (
      <>
        <TimeLeft model={model} />
        <Buttons model={model} />
      </>
    );
  }
  const throwHighest = (view: View): string | undefined => {
    const held = (view.places[`hand:${model.seat}`] ?? []) as string[];
    const card = view.phase === 'discard' ? highest(sammy.cards, held) : undefined;
    return card && `discard ${card}`;
  };
  const picked = offers(model);
  return (
    <div class="button-row">
      {picked.map(({ text }) => (
        <Act key={text} model={model} text={text} primary />
      ))}
      <button
        type="button"
        class={picked.length > 0 ? 'btn' : 'btn primary'}
        data-action="throw the highest"
        aria-disabled={model.series.runs.value}
        onClick={() => void model.series.enter(throwHighest)}
      >
        {say.throwHighest}
      </button>
    </div>
  );
}

function plaqueLine(model: TableModel, seat: number): JSX.Element | string {
  const view = model.view.value;
  const narrow = model.names.length > 5;
  const score = figure(view.scores[seat] ?? 0);
  if (factsOf(view).winner === seat)
    return <b>{say.wins(!narrow && <span class="spare">{say.theHand}</span>)}</b>;
  if (passedSeats(view, model.names.length).includes(seat))
    return narrow ? say.passed : say.scoreAndPassed(score);
  return narrow ? say.scoreShort(score) : say.scoreInFull(score);
}

/** Where anybody acts at any moment nobody is marked. */
function isToAct({ view }: TableModel, seat: number): boolean {
  const { actors, phase } = view.value;
  return actors.includes(seat) && !(phase === 'play' && actors.includes('clock'));
}

function subtitle(_: View, model: TableModel): string[] {
  return [say.points(Number(model.table.rules['target'])), handTitle(model)];
}

/** A corner state let go anywhere around Kansas goes to its own corner. */
const readDrop: ReadDrop = (open, { place }) => {
  if (place !== 'kansas') return undefined;
  const begins = open.filter(({ words }) => words[1] === KANSAS);
  return begins.length > 0 ? begins : undefined;
};

export const layout: Layout = {
  Middle,
  shape: 'states unions',
  plaqueLine,
  isToAct,
  subtitle,
  turns: true,
  readDrop,
  notes: () => import('./notes.ts'),
  Sentence: PlaqueLine,
  Buttons: Answers,
};
