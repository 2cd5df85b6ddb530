// Do-Boy: the squad in the middle, the nest beside it until it is taken, and on the plaques what each has to avoid.

import type { JSX } from 'preact';
import type { TableModel } from '../table/model.ts';
import { Pile } from '../table/places.tsx';
import { TrickPart } from '../table/trick.tsx';
import type { Layout, LayoutProps } from './layout.ts';

function Middle({ model }: LayoutProps): JSX.Element {
  const { nest } = model.view.value.places;
  return (
    <>
      <TrickPart model={model} place="squad" title="The squad" />
      {nest && nest.length > 0 && (
        <section class="aside" aria-label="The nest">
          <h2 class="tag">Nest</h2>
          <Pile model={model} place="nest" />
        </section>
      )}
    </>
  );
}

/** Squads taken and match points, or who has chosen a gift. */
function says(model: TableModel, seat: number): string {
  const { facts, phase, places, scores } = model.view.value;
  if (phase === 'exchange') return (facts['given'] as number[]).includes(seat) ? 'has chosen' : 'is choosing';
  const taken = places[`taken:${seat}`]?.length ?? 0;
  return `${scores[seat]} pts, ${taken} taken`;
}

export const layout: Layout = { Middle, shape: 'tricks', trick: 'squad', says };
