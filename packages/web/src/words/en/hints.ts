// A hint: the suggestion, the candidates, and what their figures are.

export const hint = 'Hint';

export const candidate = (choice: string): string => `${choice}, candidate `;

export const letPass = 'Let it pass';

export const testedDeals = (deals: number): string => `tested on ${deals} possible deals`;

export const ahead = (unit: string): string => `${unit} ahead after this hand`;

export const inThisHand = (unit: string): string => `${unit} in this hand`;

export const luck = ' (± luck)';

export const doIt = 'Do it';

export const close = 'Close';

export const hintsSoFar = ({ figures, used }: { readonly figures: string; readonly used: number }): string =>
  `${figures}Hints so far: ${used}`;

export const thinking = 'Thinking…';

export const suggestion = (choice: string): string => `Suggestion: ${choice}`;

export const notYet = 'not yet';
