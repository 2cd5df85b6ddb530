// The language of this folder as Intl names it: dates, numbers and the order of names follow it.

export const LOCALE = 'en-US';
