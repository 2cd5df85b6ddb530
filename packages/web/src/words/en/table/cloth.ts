// The cards in the middle.

export const yourCard = 'your card';
export const playsAfterYou = 'plays after you';
export const next = 'next';
export const lookAtThem = 'cards: look at them';
