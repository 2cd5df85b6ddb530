// What a table of Tactics says.

import type { ComponentChildren, JSX } from 'preact';

export const reinforcements = 'Reinforcements';

export const squad = 'The squad';

export const discards = 'Discards';

export const contractCapturedPoints = 'Contract and captured points';

export const squadOf = ({ squad, whole }: { readonly squad: number; readonly whole: number }): string =>
  `squad ${squad} of ${whole}`;

export const points = 'points';

export const bidStands = ({
  points,
  company,
}: {
  readonly points: number;
  readonly company: ComponentChildren;
}): JSX.Element => (
  <>
    bid <b>{points}</b> {company}
  </>
);

export const leads = 'leads';

export const partner = 'partner';

export const oneHand = 'One hand';

export const engagementTo = ({
  engagement,
  target,
}: {
  readonly engagement: number;
  readonly target: number;
}): string => `Engagement ${engagement}, to ${target}`;

export const toPoints = (target: number): string => `To ${target} points`;

export const squadRound = 'squad';
