// Sammy's Travels: the way draws itself on the map; below it the travel stack, the open stock and the hand to deal from.

import { capital, type Entry, sentenceOf, type View } from '@messdeck/engine';
import { endOf, isDeadEnd, leadsElsewhere, usedUp } from '@messdeck/engine/games/sammys-travels';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { sammy } from '@messdeck/engine/packs/sammy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import * as words from '#words/games/sammys-travels/table.ts';
import { Later } from '../../shared/later.tsx';
import { deed } from '../../table/model/event-lines.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { StatesMap } from '../../table/parts/states-map.tsx';
import { StopButton } from '../../table/parts/stop-button.tsx';
import { StopSequence } from '../../table/parts/stop-sequence.tsx';
import { offers, Sentence } from '../../table/stage/ask.tsx';
import { Act } from '../states/act.tsx';
import { factsOf } from './facts.ts';
import {
  dealOn,
  dealOnTo,
  endsJourney,
  isShared,
  marksOf,
  nameOf,
  STATES,
  titleOf,
  warningFor,
  waysOf,
} from './journey.ts';
import { HandPile, StockPile, TravelPile } from './piles.tsx';
import '../states/states.css';
import './style.css';

function Middle({ model }: LayoutProps): JSX.Element {
  return model.view.value.phase === 'start' ? <StartPart model={model} /> : <Journey model={model} />;
}

/** The starting point: chosen on the map or by name. */
function StartPart({ model }: LayoutProps): JSX.Element {
  const states = model.mine ? model.choices.value.flatMap(({ cards }) => cards) : [];
  const byName = useMemo(() => optionsFor(states), [states.join()]);
  const picked = model.picked.value[0];
  const warning = isShared(model) ? undefined : warningFor(picked);
  const ways = waysOf(model.view.value, [0, 1]);
  const marks = marksOf(model.view.value, []);
  for (const [taken] of ways) if (taken !== undefined) marks[taken] = ['on-table'];
  if (picked !== undefined) marks[picked] = ['top'];
  return (
    <>
      <StatesMap
        options={{ title: words.map, size: 'phone', states: marks, routes: ways, choices: states }}
        choose={(state) => model.tap(state)}
      />
      {model.mine && (
        <section class="start slip" aria-label={words.startingPoint}>
          <label class="by-name">
            <span>{words.startFrom}</span>
            <select
              value={picked ?? ''}
              onChange={(event) => (model.picked.value = [event.currentTarget.value])}
            >
              <option value="" disabled>
                {words.orOnMap}
              </option>
              {byName}
            </select>
          </label>
          <p role="status" class={warning ? 'warning' : 'soft'}>
            {warning ?? (picked === undefined ? words.visitEachStateOnce : bordersOf(picked))}
          </p>
        </section>
      )}
    </>
  );
}

/** The border states not yet seen: a press deals on to one. */
const reachable = (marks: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.keys(marks).filter((state) => marks[state].includes('reachable'));

const optionsFor = (states: readonly string[]): JSX.Element[] =>
  [...states]
    .sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1))
    .map((state) => (
      <option key={state} value={state}>
        {titleOf(state)}
      </option>
    ));

function Journey({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const shared = isShared(model);
  const me = model.near.value;
  const shown = useSignal(me);
  const ways = waysOf(view, shared ? [0, 1] : [shown.value]);
  const marks = marksOf(view, ways);
  const begins = (view.places[`travel:${me}`] ?? []).length === 1;
  const warning = shared || !begins ? undefined : warningFor(factsOf(view).start?.[0]);
  return (
    <>
      <StatesMap
        key={shown.value}
        options={{
          title: shared ? words.bothRoutes : words.routeOf(model.names[shown.value]),
          size: 'phone',
          all: true,
          states: marks,
          routes: ways,
          choices: shared || !model.mine || shown.value !== me ? [] : reachable(marks),
          legend: {
            top: words.here,
            'on-table': words.visited,
            reachable: words.borderState,
            ...(Object.values(marks).some((of) => of.includes('dead-end'))
              ? { 'dead-end': words.deadEnd }
              : {}),
            ...(shared ? { gone: words.laidAside } : {}),
          },
        }}
        choose={(state) => void model.series.enter(dealOnTo(state, marks[state].includes('dead-end')))}
      />
      {warning && <p class="slip warning note">{warning}</p>}
      {!shared && model.names.length > 1 && (
        <fieldset class="ways">
          <legend class="sr">{words.whoseRoute}</legend>
          {model.names.map((name, seat) => (
            <label key={seat} class="choice">
              <input
                type="radio"
                name="way"
                checked={shown.value === seat}
                onChange={() => (shown.value = seat)}
              />
              <span>
                {seat === model.you ? words.yourRoute : words.routeTitle(name)}{' '}
                <b class="num">{view.scores[seat]}</b>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Piles model={model} />
    </>
  );
}

/** The own piles; with a companion his open ones too, and with one pack both travel stacks. */
function Piles({ model }: LayoutProps): JSX.Element {
  const me = model.near.value;
  const other = model.names.length > 1 ? 1 - me : undefined;
  return (
    <div class="journey" data-seats={model.names.length}>
      <TravelPile model={model} seat={me} common={isShared(model)} />
      {other !== undefined && isShared(model) && <TravelPile model={model} seat={other} common />}
      <StockPile model={model} seat={me} />
      <HandPile model={model} seat={me} />
      {other !== undefined && <StockPile model={model} seat={other} />}
    </div>
  );
}

/** A journey that is over says why, and who still travels, rather than whose turn it is. */
function Said({ model }: LayoutProps): JSX.Element {
  const isOver = model.seat !== null && endOf(model.view.value, model.seat) !== undefined;
  return isOver ? <p class="sentence">{sentenceOf(model.asked)}</p> : <Sentence model={model} />;
}

/** What leads on comes first: a transfer, dealing on, dealing one card. A dead end comes after dealing on. */
function Answers({ model }: LayoutProps): JSX.Element | null {
  if (model.series.runs.value) return <StopSequence model={model} label={words.stopDealing} />;
  const view = model.view.value;
  const transfers = model.choices.value.filter(({ verb }) => verb === 'transfer').map(({ text }) => text);
  const others = offers(model).flatMap(({ verb, text }) => (verb === 'transfer' ? [] : [text]));
  const mayDealOn = !isShared(model) && dealOn()(view) !== undefined && transfers.length < 2;
  const few = isShared(model) || view.phase === 'start';
  if (few && transfers.length + others.length === 0) return null;
  const shunned =
    mayDealOn && transfers.some((text) => isLast(model, text)) && leadsElsewhere(view, model.seat!);
  const going = transfers.map((text) => <Transfer key={text} model={model} text={text} primary={!shunned} />);
  return (
    <div class={few ? 'button-row' : 'button-row rows'}>
      {!shunned && going}
      {mayDealOn && (
        <DealOn model={model} passes={transfers.length > 0} primary={shunned || going.length === 0} />
      )}
      {shunned && going}
      {others.map((text, i) =>
        text === 'stop' ? (
          <StopButton key={text} model={model} text={text} />
        ) : (
          <Act
            key={text}
            model={model}
            text={text}
            primary={i === 0 && transfers.length === 0 && !mayDealOn}
          />
        ),
      )}
    </div>
  );
}

interface AnswerProps extends LayoutProps {
  readonly primary: boolean;
}

/** Whether a transfer ends the player's own journey. */
function isLast(model: TableModel, transfer: string): boolean {
  return !isShared(model) && isDeadEnd(usedUp(model.view.value, model.seat!), transfer.split(' ')[1]);
}

function Transfer({ model, text, primary }: AnswerProps & { readonly text: string }): JSX.Element {
  return (
    <Act model={model} text={text} primary={primary}>
      {isLast(model, text) ? words.takeDeadEnd : undefined}
    </Act>
  );
}

function DealOn({ model, passes, primary }: AnswerProps & { readonly passes: boolean }): JSX.Element {
  const must = model.table.rules['mustTransfer'] === true;
  return (
    <button
      type="button"
      key={passes ? 'go by' : 'deal on'}
      class={primary ? 'btn primary' : 'btn'}
      data-action="deal on"
      onClick={() => void model.series.enter(dealOn())}
    >
      {must ? words.dealAndTravel : passes ? words.dealOn : words.keepDealing}
    </button>
  );
}

function bordersOf(state: string): string {
  const { borders } = sammy.cards[sammy.find(state)!];
  return words.bordersOf({ state: capital(nameOf(state)), states: borders.map(nameOf).join(', ') });
}

/** "7 states", or with one pack for two "7 cards". */
function countOf(model: TableModel, score: number): string {
  const inCards = isShared(model) && model.table.rules['credit'] === 'cards';
  return inCards ? words.cardsCounted(score) : words.statesCounted(score);
}

function plaqueLine(model: TableModel, seat: number): string {
  const view = model.view.value;
  const states = countOf(model, view.scores[seat]);
  const stopped = factsOf(view).stopped?.includes(seat);
  return stopped ? words.journeyOver(states) : states;
}

function subtitle({ scores, phase }: View, model: TableModel): string[] {
  if (phase === 'start') return [words.startingPoint];
  const mine = scores[model.near.value];
  if (!isShared(model)) return [words.statesOf({ visited: mine, states: STATES })];
  return [
    model.table.rules['credit'] === 'stack'
      ? words.leftInStack({
          cards: mine,
          name: model.seat === null ? model.names[model.near.value] : undefined,
        })
      : words.transferred(countOf(model, mine!)),
  ];
}

function ending(model: TableModel): string {
  const { scores } = model.table.state.value.tally.result!;
  if (scores.length === 1) {
    return scores[0] === STATES
      ? words.throughAll(STATES)
      : words.throughSome({ visited: scores[0], states: STATES });
  }
  return `${listAnd(scores.map((score, seat) => `${model.names[seat]} ${countOf(model, score)}`))}.`;
}

const loadSheet = async () => (await import('./journey-sheet.tsx')).JourneySheet;

function Sheet({ model }: LayoutProps): JSX.Element {
  return <Later load={loadSheet} props={{ model }} />;
}

/** A dealt card is said by its name, and the step that ends a journey says so. */
function logLine(model: TableModel, entry: Entry): string | null {
  const dealt = entry.do === 'deal' ? entry.view.places[`stock:${entry.by}`]?.at(-1) : undefined;
  const said = dealt ? words.deals({ own: entry.by === model.you, card: nameOf(dealt) }) : deed(model, entry);
  return said && endsJourney(entry) ? words.journeyEnds(said) : said;
}

/** Where a journey alone has come to: what is dealt there stands under it. */
function partOf({ places }: View): string {
  const here = places['travel:1'] === undefined ? places['travel:0']?.at(-1) : undefined;
  return here ? titleOf(here) : '';
}

export const layout: Layout = {
  title: words.title,
  Middle,
  shape: 'states travels',
  plaqueLine,
  subtitle,
  ending,
  notes: () => import('./notes.tsx'),
  logLine,
  partOf,
  sheet: { title: words.journey, Body: Sheet },
  hand: false,
  Sentence: Said,
  Buttons: Answers,
};
