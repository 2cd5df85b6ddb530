// What a table of Militac says.

import type { ComponentChildren, JSX } from 'preact';

export const chooseCompanyWhatEachBid =
  'Choose a company. What each bid on it pays is shown under the numbers.';

export const aide = 'The Aide';

export const squad = 'The squad';

export const discard = 'Discard';

export const contractSquadsTaken = 'Contract and squads taken';

export const squadOf = ({ squad, whole }: { readonly squad: number; readonly whole: number }): string =>
  `squad ${squad} of ${whole}`;

export const squads = 'squads';

export const bidStands = ({
  squads,
  company,
}: {
  readonly squads: number;
  readonly company: ComponentChildren;
}): JSX.Element => (
  <>
    bid <b>{squads}</b> {company}
  </>
);

export const leads = 'leads';

export const partner = 'partner';

export const oneHand = 'One hand';

export const toPoints = (target: number): string => `To ${target} points`;

export const squadRound = 'squad';
