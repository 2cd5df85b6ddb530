// Do-Boy: the nest above until it is taken, the squad in the middle, and on the plaques how everybody stands.

import type { JSX } from 'preact';
import { Back } from '../../table/card.tsx';
import { Cloth } from '../../table/cloth.tsx';
import type { Layout, LayoutProps } from '../../table/layout.ts';
import type { TableModel } from '../../table/model.ts';
import { lastTrickIn, TrickPart } from '../../table/trick.tsx';

function Middle({ model }: LayoutProps): JSX.Element {
  return (
    <>
      <Nest model={model} />
      <Cloth>
        <TrickPart model={model} place="squad" title="The squad" />
      </Cloth>
    </>
  );
}

/** The cards nobody was dealt: whoever takes the first squad takes them too. */
function Nest({ model }: LayoutProps): JSX.Element {
  const { facts, places } = model.view.value;
  const cards = places['nest']?.length ?? 0;
  const taker = facts['nestTaker'] as number | undefined;
  return (
    <section class="beside" aria-label="The nest" data-place="nest">
      {cards > 0 && <Back model={model} />}
      <p class="tag">
        {cards > 0 && `Nest: ${cards === 1 ? '1 card' : `${cards} cards`}, to the first squad`}
        {taker !== undefined && `${model.names[taker]} took the nest`}
      </p>
    </section>
  );
}

/** Match points, or whether a gift is chosen: short enough for six at a table on a phone. */
function plaqueLine(model: TableModel, seat: number): string {
  const { facts, phase, scores } = model.view.value;
  if (phase === 'exchange') return (facts['given'] as number[]).includes(seat) ? 'ready' : 'chooses';
  return `${scores[seat]} pts`;
}

export const layout: Layout = { Middle, shape: 'tricks', LastTrick: lastTrickIn('squad'), plaqueLine };
