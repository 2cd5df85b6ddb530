// The editions in which a deck can be printed.

/** A version of the card drawings, such as one with a large index or one that saves ink. */
export type Edition = 'standard' | 'large' | 'four-color' | 'ink-saving';

/** Every edition of the drawings, with the title that people see. */
export const EDITIONS: Readonly<Record<Edition, string>> = {
  standard: 'Standard',
  large: 'Large index',
  'four-color': 'Four colors',
  'ink-saving': 'Ink-saving',
};

/** Checks that text from outside names an edition. */
export const isEdition = (text: string): text is Edition => Object.hasOwn(EDITIONS, text);
