// A contract as one scale: ours grows from the left, theirs (hatched) from the right, the bid is a flag, what lies in
// the trick is dotted. Made or broken is seen without reckoning.

import type { JSX } from 'preact';
import { figure } from './words.ts';

interface GaugeProps {
  readonly whole: number;
  readonly ours: number;
  readonly theirs: number;
  readonly stake: number;
  readonly goal: number;
  readonly goalIsOurs: boolean;
  readonly unit: string;
}

export function Gauge({ whole, ours, theirs, stake, goal, goalIsOurs, unit }: GaugeProps): JSX.Element {
  const part = (points: number): string => `${(100 * points) / whole}%`;
  const left = Math.min(stake, whole - ours - theirs);
  const flag = goalIsOurs ? goal : whole - goal;
  const label = `We have ${ours} ${unit}, they have ${theirs}; ${goalIsOurs ? 'we' : 'they'} need ${goal} of ${whole}`;
  return (
    <div
      class={goalIsOurs ? 'gauge' : 'gauge against'}
      data-label={(goalIsOurs ? flag > whole * 0.85 : flag > whole * 0.15) ? 'left' : 'right'}
      role="img"
      aria-label={label}
      style={`--ours:${part(ours)};--theirs:${part(theirs)};--stake:${part(left)};--bid:${part(flag)}`}
    >
      <div class="track">
        <i class="ours" />
        <i class="stake" />
        <i class="theirs" />
      </div>
      <i class="bid" />
      <span class="at">{goal}</span>
      <p class="foot">
        <span class="o">We have {figure(ours)}</span>
        <span class="t">They {figure(theirs)}</span>
      </p>
    </div>
  );
}
