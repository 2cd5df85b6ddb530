// A table for any game, made from the places and legal actions of the view: shared places in the middle, those of
// each seat under its name, tricks before their players, words to choose from in a box.

import type { View } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/generic.ts';
import { outOfSight } from '../../table/model/choices.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Chooser } from '../../table/parts/chooser.tsx';
import { CardList, Pile, Strip } from '../../table/parts/places.tsx';
import { TrickPart } from '../../table/parts/trick.tsx';
import { wordBoxes } from '../../table/parts/word-boxes.ts';

const TRICKS = ['squad', 'trick'];
/** Places that are looked into rarely: shown as a pile with a number. */
const HEAPS = /^(taken|captured|pile|stock|reserve|aside|discards|reinforcements|nest|aide|hand|down)\b/;

function Middle({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const trick = TRICKS.find((place) => view.places[place] !== undefined);
  const boxes = wordBoxes(model);
  const unseen = outOfSight(model.choices.value, view);
  return (
    <>
      {trick && boxes.length === 0 && <TrickPart model={model} place={trick} title={titleOf(model, trick)} />}
      {boxes.map((box) => (
        <section class="auction slip" key={box.verb} aria-label={words.yourChoice}>
          <Chooser model={model} box={box} />
        </section>
      ))}
      {unseen.length > 0 && <CardList model={model} choices={unseen} />}
      <div class="places">
        {placesOf(model, view, trick).map((place) => (
          <section class="place" key={place} aria-label={titleOf(model, place)}>
            <h2 class="tag">{titleOf(model, place)}</h2>
            {HEAPS.test(place) ? <Pile model={model} place={place} /> : <Strip model={model} place={place} />}
          </section>
        ))}
      </div>
    </>
  );
}

/** Everything but the hands on plaques and in the fan, and the trick: shared places first. */
function placesOf(model: TableModel, view: View, trick: string | undefined): string[] {
  const own = `hand:${model.seat}`;
  const hidden = (place: string): boolean => view.places[place].every((card) => card === null);
  return Object.keys(view.places)
    .filter((place) => place !== trick && place !== own && !(place.startsWith('hand:') && hidden(place)))
    .filter((place) => view.places[place].length > 0)
    .sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
}

function titleOf(model: TableModel, place: string): string {
  const [part, rest] = place.split(':');
  const title = model.game.places[place] ?? model.game.places[part!] ?? part!;
  if (rest === undefined || model.game.places[place] !== undefined) return title;
  const seats = model.table.state.value.sides;
  const bySide = new Set(seats).size < seats.length && part === 'taken';
  if (!/^\d$/.test(rest) || bySide || !model.names[Number(rest)]) return `${title} ${rest}`;
  return `${title}: ${model.names[Number(rest)]}`;
}

export const layout: Layout = { Middle, shape: 'generic' };
