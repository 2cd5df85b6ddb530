// Bang: the piles in a ring, true to the seats, and the call at the thumb. Whether two piles match is for the player
// to see: nothing here reads the window of the view, and everything looks the same after every card.

import type { Entry, View } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/bang/table.tsx';
import { deed } from '../../table/model/event-lines.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { deedOf } from '../../table/model/words.ts';
import { BangButtons, BangSentence } from './call.tsx';
import { factsOf, sayNumber } from './facts.ts';
import { outcomeOf } from './outcome.ts';
import { Owned } from './owned.tsx';
import { Ring } from './ring.tsx';
import './style.css';

function Middle({ model }: LayoutProps): JSX.Element {
  return <Ring model={model} />;
}

function subtitle(view: View, { table }: TableModel): string[] {
  return [words.cardsLaid({ laid: factsOf(view).laid, limit: Number(table.rules['limit']) })];
}

/** Every card by its number, so that it is said before the next is laid; of the windows only those in which somebody called. */
function logLine(model: TableModel, entry: Entry): string | null {
  const { by, do: text, view } = entry;
  if (by === 'clock') return outcomeOf(model, entry)?.sentence ?? null;
  if (typeof by !== 'number') return deed(model, entry);
  const card = text === 'play' ? view.places[`pile:${by}`]?.at(-1) : undefined;
  if (card) return words.lays({ own: by === model.you, card: sayNumber(card) });
  // Of the calls in an open window a seat hears its own alone (BNG-4).
  return by === model.you ? words.callBang : deedOf(model.game, model.you, entry);
}

export const layout: Layout = {
  Middle,
  shape: 'bang',
  plaques: false,
  hand: false,
  Sentence: BangSentence,
  Buttons: BangButtons,
  sheet: { title: words.cardsOwned, Body: Owned },
  subtitle,
  logLine,
  notes: () => import('./notes.tsx'),
};
