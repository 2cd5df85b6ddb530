// A little colour for terminals that want it.

/** NO_COLOR counts where it is not empty (no-color.org). */
const plain = !process.stdout.isTTY || Boolean(process.env['NO_COLOR']) || process.env['TERM'] === 'dumb';

function paint(code: string): (text: string) => string {
  return (text) => (plain ? text : `\u001b[${code}m${text}\u001b[0m`);
}

export const bold: (text: string) => string = paint('1');
export const faint: (text: string) => string = paint('2');
export const red: (text: string) => string = paint('31');
export const brass: (text: string) => string = paint('33');
/** One more than any pack has suits. */
const inks = ['34', '33', '31', '32', '36', '35'].map(paint);

/** One ink for each suit of a pack: cards whose identifiers begin alike look alike. */
export function inkOf(suit: number): (text: string) => string {
  return inks[suit % inks.length];
}
