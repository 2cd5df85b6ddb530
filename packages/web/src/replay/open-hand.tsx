// While all cards are open: the hand of a seat on its plaque, a line for each company, branch or service.

import type { JSX } from 'preact';
import type { Layout } from '../table/layout.ts';
import { CompanyMark } from '../table/marks.tsx';
import type { TableModel } from '../table/model.ts';
import { inOrder } from '../table/order.ts';
import { lastDeed } from '../table/plaques.tsx';

/** More plaques than this are too narrow for a hand. */
const MOST_PLAQUES = 3;

/** Whether the plaques have room for hands; else, and where cards are states, they are listed with what moves the replay. */
export function holdsHands(layout: Layout, { names, game }: TableModel): boolean {
  const shows = layout.plaques !== false && layout.hand !== false;
  return shows && names.length - 1 <= MOST_PLAQUES && game.pack.id !== 'sammy';
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
        <OpenHand model={model} seat={seat} />
      </>
    ),
  };
}

interface OpenHandProps {
  readonly model: TableModel;
  readonly seat: number;
}

function OpenHand({ model, seat }: OpenHandProps): JSX.Element | null {
  const rows = rowsOf(model, seat);
  if (rows.length === 0) return null;
  return (
    <span class="held-open">
      {rows.map(({ head, company, cards }) => (
        <span key={head}>
          {company ? <CompanyMark company={company} named /> : <i>{head}</i>}{' '}
          <b class="num">{cards.join(' ')}</b>
        </span>
      ))}
    </span>
  );
}

interface Row {
  readonly head: string;
  /** A Parker company, which has a mark. */
  readonly company: string | undefined;
  readonly cards: string[];
}

/** The hand in the order of the pack, cards of one kind together. */
function rowsOf({ view, game: { pack }, faces }: TableModel, seat: number): Row[] {
  const held = (view.value.places[`hand:${seat}`] ?? []).filter((card) => card !== null);
  const rows = new Map<string, Row>();
  for (const card of inOrder(pack, held, 'suit', [])) {
    const { company } = pack.cards[pack.find(card)!] as { company?: string };
    const { head, index } = readShort(faces.short(card));
    const row = rows.get(head) ?? { head, company, cards: [] };
    row.cards.push(index);
    rows.set(head, row);
  }
  return [...rows.values()];
}

/** "Cav. 12" as its kind and its index. */
function readShort(short: string): { head: string; index: string } {
  const [, head = '', index = short] = /^(\D+) (\w+)$/.exec(short) ?? [];
  return { head, index };
}
