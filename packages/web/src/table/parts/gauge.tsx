// A contract as one scale: ours grows from the left, theirs (hatched) from the right, the bid is a flag, what lies in
// the trick is dotted. What each side still needs is said; a stamp tells the moment it is made or can no longer be.

import type { JSX } from 'preact';
import { figure } from '#words/numbers.ts';
import * as words from '#words/table/gauge.ts';

export interface GaugeProps {
  /** How the two sides are called, where they are not ours and theirs. */
  readonly names?: readonly [string, string] | undefined;
  readonly whole: number;
  readonly ours: number;
  readonly theirs: number;
  readonly stake: number;
  readonly goal: number;
  readonly goalIsOurs: boolean;
  readonly unit: string;
  /** The least that can be taken at once. */
  readonly step?: number;
}

export function Gauge(props: GaugeProps): JSX.Element {
  const { names, whole, ours, theirs, stake, goal, goalIsOurs, unit, step = 1 } = props;
  const part = (points: number): string => `${(100 * points) / whole}%`;
  const left = Math.min(stake, whole - ours - theirs);
  const flag = goalIsOurs ? goal : whole - goal;
  const [have, against] = goalIsOurs ? [ours, theirs] : [theirs, ours];
  const made = have >= goal;
  const toBreak = whole - goal + step - against;
  const lost = toBreak <= 0;
  const [we, they] = names ?? [words.we, words.they];
  // Names take the room of what is still needed.
  const makes = names
    ? ''
    : made
      ? words.madeIt
      : lost
        ? words.ofGoal(goal)
        : words.toGo(figure(goal - have));
  const breaks = names ? '' : lost ? words.brokeIt : made ? '' : words.need(figure(toBreak));
  const label = words.contractSaid(we, they, ours, theirs, unit, goalIsOurs ? we : they, goal, whole);
  return (
    <div
      class={goalIsOurs ? 'gauge' : 'gauge against'}
      data-label={(goalIsOurs ? flag > whole * 0.85 : flag > whole * 0.15) ? 'left' : 'right'}
      style={`--ours:${part(ours)};--theirs:${part(theirs)};--stake:${part(left)};--bid:${part(flag)}`}
    >
      <div class="track" role="img" aria-label={label}>
        <i class="ours" />
        <i class="stake" />
        <i class="theirs" />
      </div>
      <i class="bid" />
      <span class="at" aria-hidden="true">
        {goal}
      </span>
      {(made || lost) && (
        <strong class={made === goalIsOurs ? 'made-stamp good' : 'made-stamp'}>
          {made ? words.made : words.lost}
        </strong>
      )}
      <p class="foot">
        <span>
          <b class="o">
            {we} {figure(ours)}
          </b>
          <span class="more">{goalIsOurs ? makes : breaks}</span>
        </span>
        <span>
          <b class="t">
            {they} {figure(theirs)}
          </b>
          <span class="more">{goalIsOurs ? breaks : makes}</span>
        </span>
      </p>
    </div>
  );
}
