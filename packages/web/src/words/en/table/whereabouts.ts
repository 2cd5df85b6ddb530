// Where a card is.

export const inYourHand = 'in your hand';
export const inHandOf = (name: string): string => `with ${name}`;
export const inPlay = 'in play';
export const discarded = 'discarded';
export const out = 'out';
export const ours = 'ours';
export const theirs = 'theirs';
