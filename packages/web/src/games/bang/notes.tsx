// How a match of Bang went: who owned how many cards from the deal to the end, and what the calls of the player brought.

import { capital, inSentence } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import * as words from '#words/games/bang/notes.ts';
import { columns } from '../../table/model/columns.ts';
import type { GameNotes } from '../../table/model/game-notes.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Lines } from '../../table/results/chart.tsx';
import { factsOf } from './facts.ts';
import { outcomeOf } from './outcome.ts';

function Keepsake({ model }: LayoutProps): JSX.Element {
  const seats = columns(model).map(([seat]) => seat);
  const views = model.table.entries.value
    .map(({ view }) => view)
    .filter(({ scores }) => scores.some(Boolean));
  const rows = views.map(({ scores }) => seats.map((seat) => scores[seat]));
  const stretches = [{ rows, ticks: ['', words.laidAfter(laidIn(model))] }];
  return <Lines model={model} stretches={stretches} title={words.cardsOwned} />;
}

const laidIn = (model: TableModel): number => factsOf(model.view.value).laid;

/** Who has all of them, or who had the most when the limit was reached. */
function decided(model: TableModel): string {
  const { scores } = model.table.state.value.tally.result!;
  const owners = scores.flatMap((cards, seat) => (cards > 0 ? [seat] : []));
  if (owners.length === 1) {
    const [owner] = owners;
    return words.ownsAll({ name: model.names[owner], own: owner === model.you, cards: scores[owner] });
  }
  const [most, ...fewer] = [...new Set(owners.map((seat) => scores[seat]))].sort((a, b) => b - a);
  const named = (cards: number): string =>
    listAnd(owners.filter((seat) => scores[seat] === cards).map((seat) => inSentence(model, seat)));
  const ahead = fewer.length > 0 ? words.moreThan({ more: most - fewer[0], names: named(fewer[0]) }) : '';
  return words.endedAfter({ laid: laidIn(model), names: capital(named(most)), ahead });
}

export const notes: GameNotes = {
  decided,
  Keepsake: { title: words.howCardsWent, Body: Keepsake },
  matchFigures: (model) => {
    const calls = model.table.entries.value
      .filter(({ by }) => by === 'clock')
      .flatMap((tick) => outcomeOf(model, tick) ?? []);
    const won = calls.filter(({ piles }) => piles > 0);
    const first = won.filter(({ callers }) => callers[0] === model.you).length;
    return [
      { figure: String(laidIn(model)), words: words.cardsLaid },
      {
        figure: String(won.length),
        words: won.length === 1 ? words.callThatTookPiles : words.callsThatTookPiles,
      },
      { figure: String(first), words: words.themYours },
    ];
  },
};
