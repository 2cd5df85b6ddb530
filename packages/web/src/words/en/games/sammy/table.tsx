// What a table of Sammy says.

import type { ComponentChildren, JSX } from 'preact';

export const trick = 'The trick';

export const contract = 'Contract and tricks won';

export const onTerm = (term: string): string => ` on ${term}`;

export const trickOf = ({
  trick,
  whole,
}: {
  readonly trick: number;
  readonly whole: number;
}): JSX.Element => (
  <>
    trick {trick}
    <span class="sr"> of </span>
    <span aria-hidden="true">/</span>
    {whole}
  </>
);

export const thisTrick = (worth: string): string => `This trick: ${worth}`;

export const tricks = 'tricks';

export const bidStands = ({
  tricks,
  suit,
}: {
  readonly tricks: number;
  readonly suit: ComponentChildren;
}): JSX.Element => (
  <>
    bid <b>{tricks}</b> {suit}
  </>
);

export const silentHand = 'silent hand';

export const leads = 'leads';

export const partner = 'partner';

export const passed = 'passed';

export const bidWord = (bid: ComponentChildren): JSX.Element => <>bid {bid}</>;

export const bySuits = 'By suits';

export const byBorderStates = 'By border states';

export const silentHandOf = ({ name, cards }: { readonly name: string; readonly cards: string }): string =>
  `${name}’s silent hand, ${cards}`;

export const red = 'Red';

export const blue = 'Blue';

export const stars = 'Stars';

export const stripes = 'Stripes';

export const noTrumps = 'no trumps';

export const trickRound = 'trick';
