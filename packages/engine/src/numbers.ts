// Numbers in sentences, in the language of the catalogs.

/** The language of all catalogs here. */
export const LOCALE = 'en-US';

/** With thousands apart: "1,250". */
export function figure(count: number): string {
  return count.toLocaleString(LOCALE);
}

/** A number with a minus sign of its own width: a hyphen is one between words. */
export function signed(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}
