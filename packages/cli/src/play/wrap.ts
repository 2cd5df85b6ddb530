// Text within the width of a terminal: colours take no room, nothing is longer than a line.

const NARROWEST = 60;
const WIDEST = 100;

/** Columns of the terminal, within reason; where there is none, those of $COLUMNS, or 80. */
export function width(): number {
  const columns = process.stdout.columns ?? Number(process.env['COLUMNS'] ?? 80);
  return Math.min(WIDEST, Math.max(NARROWEST, columns || 80));
}

/** How many columns a text takes, its colours not counted. */
export function lengthOf(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
  return [...text.replace(/\u001b\[\d+m/g, '')].length;
}

/** Between two words that stand on one line, such as a name and its card. */
export const TIED = '\u00a0';

/** What was tied together, as it is shown. */
export function untied(text: string): string {
  return text.replaceAll(TIED, ' ');
}

/** Pieces one after another, broken between two of them where the line is full; later lines begin with `indent`. */
export function flow(head: string, pieces: readonly string[], gap = ' ', indent = '    '): string {
  const lines: string[] = [];
  let line = head;
  let begun = false;
  for (const piece of pieces) {
    const next = begun ? `${line}${gap}${piece}` : `${line}${piece}`;
    if (begun && lengthOf(next) > width()) {
      lines.push(line.trimEnd());
      line = indent + piece;
    } else line = next;
    begun = true;
  }
  return untied([...lines, line.trimEnd()].join('\n'));
}

/** A paragraph broken between words. */
export function paragraph(text: string, indent = ''): string {
  return flow(indent, text.split(' '), ' ', indent);
}
