// Small numbers as words: "no", "three"; larger ones as figures. Places as words: "second".

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Undefined where nobody would count so far. */
export const placeInWords = (place: number): string | undefined => PLACES[place - 1];
