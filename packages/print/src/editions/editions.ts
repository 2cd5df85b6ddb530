// The editions in which a deck can be printed.

export type Edition = 'standard' | 'large' | 'four-color' | 'ink-saving';

export const EDITIONS: Readonly<Record<Edition, string>> = {
  standard: 'Standard',
  large: 'Large index',
  'four-color': 'Four colors',
  'ink-saving': 'Ink-saving',
};

export const isEdition = (text: string): text is Edition => Object.hasOwn(EDITIONS, text);
