// What each card is worth: the cards that bring most to the seat that is dealt them, and those that cost most.

import type { Game } from '@messdeck/engine';
import { capital } from '@messdeck/engine';
import type { ArmResult, CardWorth } from '@messdeck/lab';
import { Dots } from './dots.tsx';
import { plain } from './numbers.ts';
import { dealsOf, type Plate } from './plate.ts';
import { toldFrom } from './results.ts';

const SHOWN = 5;

export function cardsPlate(game: Game, usual: ArmResult, cards: readonly CardWorth[]): Plate {
  const dots = cards
    .map(({ card, points }) => ({ words: capital(game.pack.name(card)), figure: points }))
    .sort((a, b) => b.figure.value - a.figure.value);
  const [best] = dots;
  const told = dots.filter(({ figure }) => toldFrom(figure, 0)).length;
  return {
    id: 'cards',
    short: 'Cards',
    title: 'What each card is worth',
    answer: toldFrom(best.figure, 0) ? (
      <>
        <b>{best.words}</b> is worth most: {plain(best.figure, true)} points to whoever is dealt it.
      </>
    ) : (
      <>
        <b>One cannot tell</b> on so few deals: no card’s interval leaves out 0.
      </>
    ),
    plots: (
      <Dots
        title="Best and worst"
        unit="points more than the mean of the table, in the first hand"
        dots={[...dots.slice(0, SHOWN), ...dots.slice(-SHOWN)]}
        mark={0}
        sign
      />
    ),
    aside: `${told} of ${dots.length} cards can be told from nothing, each taken by itself; of so many, two or three would by luck alone. The table below has them all.`,
    table: dots.map((dot) => ({ ...dot, sign: true })),
    deals: dealsOf(usual, 'Sergeants'),
  };
}
