// What a first hand hangs on: one bar, cut into what goes with the cards, with the place, and with the play.

import type { ArmResult, Figure } from '@messdeck/lab';
import type { JSX } from 'preact';
import { give, plain, spoken, written } from './numbers.ts';
import { scaled } from './results.ts';

export type Luck = NonNullable<ArmResult['luck']>;

/** The play is what the cards and the place leave. */
export function playOf({ cards, place }: Luck): Figure {
  const { interval } = cards;
  return {
    value: 1 - cards.value - place,
    ...(interval ? { interval: [1 - interval[1] - place, 1 - interval[0] - place] } : {}),
  };
}

export function LuckBar({ luck }: { readonly luck: Luck }): JSX.Element {
  const cards = scaled(luck.cards, 100);
  const play = scaled(playOf(luck), 100);
  const place = 100 * luck.place;
  const said = `The cards ${spoken(cards)}; the seat ${written(place, 0)}; the play ${spoken(play)}; of 100`;
  return (
    <div class="plot">
      <h3>What a first hand hangs on</h3>
      <p class="unit">parts of 100 of how far its points differ</p>
      {(['desk', 'phone'] as const).map((size) => {
        const wide = size === 'desk' ? 660 : 342;
        const x = (value: number): number => (wide * value) / 100;
        return (
          <svg
            key={size}
            data-for={size}
            viewBox={`0 0 ${wide} 96`}
            role="img"
            aria-label={`What a first hand hangs on. ${said}`}
          >
            <rect class="of-cards" x="1" y="24" width={x(cards.value)} height="40" />
            <rect class="br" x={x(cards.value)} y="24" width={Math.max(2, x(place))} height="40" />
            <rect
              class="solid"
              x={x(cards.value + place)}
              y="24"
              width={Math.max(0, wide - x(cards.value + place) - 1)}
              height="40"
            />
            <rect class="frame" x="1" y="24" width={wide - 2} height="40" />
            <text class="b" x="0" y="84">
              the cards {plain(cards)} {give(cards)}
            </text>
            <text
              x={Math.min(wide - 60, Math.max(40, x(cards.value + place / 2)))}
              y="16"
              text-anchor="middle"
            >
              the seat {place < 1 ? '<1' : written(place, 0)}
            </text>
            <text class="b" x={wide} y="84" text-anchor="end">
              the play {plain(play)} {give(play)}
            </text>
          </svg>
        );
      })}
    </div>
  );
}
