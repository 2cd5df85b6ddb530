// How much room there is: on a wide page list and figures stand side by side, elsewhere each has a page. Charts are drawn
// as wide as their sheet, so that what is written in them keeps its size.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

const DESK = 1160;
/** A chart on a desk, beside the list of matches. */
const BESIDE = 484;
/** What the sheet leaves free at both sides of a chart. */
const MARGINS = 56;

const page: Signal<number> = signal(innerWidth);
addEventListener('resize', () => (page.value = innerWidth));

export const isWide: ReadonlySignal<boolean> = computed(() => page.value >= DESK);

export const chartWidth: ReadonlySignal<number> = computed(() =>
  isWide.value ? BESIDE : Math.max(260, page.value - MARGINS),
);
