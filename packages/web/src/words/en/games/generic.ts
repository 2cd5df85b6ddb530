// A game without a layout of its own.

export const yourChoice = 'Your choice';
