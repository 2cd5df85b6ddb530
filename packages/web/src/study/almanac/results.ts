// What the lab has counted, as it ships with the page: a file for each game, loaded when its figures are looked at.

import type { ArmResult, Figure, OpenResult, PlanResult } from '@messdeck/lab';

export type Counted = PlanResult & {
  readonly made: { readonly version: string; readonly edition: number; readonly signature: string };
};

const files = import.meta.glob<Counted>('../../../../../almanac/results/*.json', { import: 'default' });

export async function countedOf(game: string): Promise<Counted> {
  return files[`../../../../../almanac/results/${game}.json`]();
}

/** The arm that stands for the usual rules, played by sergeants. */
export function usualArm({ questions }: Counted): ArmResult {
  return questions[0].arms[0];
}

export function recruitArm({ questions }: Counted): ArmResult {
  return questions.find(({ id }) => id === 'recruits')!.arms[0];
}

/** The same deals by Generals, where they have been played. */
export function generalArm({ questions }: Counted): ArmResult | undefined {
  return questions.find(({ id }) => id === 'generals')?.arms[0];
}

/** The deals searched with open cards. */
export function openArm({ questions }: Counted): OpenResult | undefined {
  return questions.find(({ id }) => id === 'open')?.open?.[0];
}

/** The arms of a question in which one bot plays among weaker ones. */
export function duelArms({ questions }: Counted): readonly ArmResult[] {
  return questions.flatMap(({ arms }) => arms.filter(({ duel }) => duel !== undefined));
}

/** A sergeant against recruits; undefined in games for one. */
export function duelArm({ questions }: Counted): ArmResult | undefined {
  return questions.find(({ id }) => id === 'levels')?.arms[0];
}

/** Half the length of an interval. */
export function reach({ interval }: Figure): number {
  return interval ? (interval[1] - interval[0]) / 2 : 0;
}

/** Whether an interval leaves out a value: then the figure can be told from it. */
export function toldFrom({ interval }: Figure, value: number): boolean {
  return interval !== undefined && (value < interval[0] || value > interval[1]);
}

/** The figure on another scale, such as of 100. */
export function scaled(figure: Figure, factor: number): Figure {
  const { value, interval } = figure;
  return {
    value: value * factor,
    ...(interval ? { interval: [interval[0] * factor, interval[1] * factor] } : {}),
  };
}
