// While all cards are open: the hand of a seat on its plaque, a line for each company, suit, branch or service; states by
// their abbreviations.

import { Fragment, type JSX } from 'preact';
import { SuitMark } from '../games/sammy/suit-mark.tsx';
import { handIn } from '../table/model/cards-in.ts';
import type { Layout } from '../table/model/layout.ts';
import type { TableModel } from '../table/model/model.ts';
import { inOrder } from '../table/model/order.ts';
import { CompanyMark } from '../table/parts/marks.tsx';
import { lastDeed } from '../table/stage/plaques.tsx';

/** More plaques than this are too narrow for a hand, and than that for one of states. */
const MOST_PLAQUES = 3;
const MOST_OF_STATES = 5;

/** Where a card is a state and nothing else: in Sammy its suit and rank count. */
const holdsStates = ({ game }: TableModel): boolean => game.pack.id === 'sammy' && game.id !== 'sammy';

/** Whether the plaques have room for hands; else they are listed with what moves the replay. */
export function holdsHands(layout: Layout, model: TableModel): boolean {
  const shows = layout.plaques !== false && layout.hand !== false;
  const most = holdsStates(model) ? MOST_OF_STATES : MOST_PLAQUES;
  return shows && model.names.length - 1 <= most;
}

/** The layout with the open hands on its plaques. */
export function withOpenHands(layout: Layout): Layout {
  const { plaqueLine = lastDeed } = layout;
  return {
    ...layout,
    handsLieOpen: true,
    plaqueLine: (model, seat) => (
      <>
        <span class="deed">{plaqueLine(model, seat)}</span>
        {seat !== model.seat && <OpenHand model={model} seat={seat} />}
      </>
    ),
  };
}

interface OpenHandProps {
  readonly model: TableModel;
  readonly seat: number;
}

export function OpenHand({ model, seat }: OpenHandProps): JSX.Element | null {
  const { game, view } = model;
  const held = handIn(view.value, seat);
  if (held.length === 0) return null;
  const cards = inOrder(game.pack, held, 'suit', []);
  return holdsStates(model) ? <States model={model} cards={cards} /> : <Rows model={model} cards={cards} />;
}

interface CardsProps {
  readonly model: TableModel;
  readonly cards: readonly string[];
}

/** By their abbreviations, as the map has them. */
function States({ model, cards }: CardsProps): JSX.Element {
  return (
    <span class="held-open states">
      {cards.map((card) => (
        <abbr key={card} data-shows={card} title={model.nameOf(card)}>
          {card}
        </abbr>
      ))}
    </span>
  );
}

function Rows({ model, cards }: CardsProps): JSX.Element {
  return (
    <span class="held-open">
      {rowsOf(model, cards).map(({ head, company, suit, held }) => (
        <span key={head}>
          {company ? (
            <CompanyMark company={company} named />
          ) : suit ? (
            <SuitMark suit={suit} named />
          ) : (
            <i>{head}</i>
          )}{' '}
          <b class="num">
            {held.map(({ card, index }, i) => (
              <Fragment key={card}>
                {i > 0 && ' '}
                <span data-shows={card}>{index}</span>
              </Fragment>
            ))}
          </b>
        </span>
      ))}
    </span>
  );
}

interface Row {
  readonly head: string;
  /** A Parker company or a suit of Sammy, which have marks. */
  readonly company: string | undefined;
  readonly suit: string | undefined;
  readonly held: { readonly card: string; readonly index: string }[];
}

/** Cards of one kind together. */
function rowsOf({ game: { pack }, faces }: TableModel, cards: readonly string[]): Row[] {
  const rows = new Map<string, Row>();
  for (const card of cards) {
    const { company, suit, rank } = pack.cards[pack.find(card)!] as Printed;
    const marked = pack.id === 'sammy' && suit !== undefined && rank !== undefined;
    const { head, index } = marked ? { head: suit, index: rank } : readShort(faces.short(card));
    const row = rows.get(head) ?? { head, company, suit: marked ? suit : undefined, held: [] };
    row.held.push({ card, index });
    rows.set(head, row);
  }
  return [...rows.values()];
}

/** What packs print of the kinds that have marks. */
interface Printed {
  readonly company?: string;
  readonly suit?: string;
  readonly rank?: string;
}

/** "Cav. 12" as its kind and its index. */
function readShort(short: string): { head: string; index: string } {
  const [, head = '', index = short] = /^(\D+) (\w+)$/.exec(short) ?? [];
  return { head, index };
}
