// Small numbers as words: "no", "three"; larger ones as figures.

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const inWords = (count: number): string => NUMBERS[count] ?? String(count);
