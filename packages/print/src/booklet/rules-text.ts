// A rules page as a book prints it: the parts that speak to players, cut into headings, paragraphs, rules and tables.

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** An item of a list: a numbered rule, or a plain one with its sign. */
  | { readonly kind: 'item'; readonly mark: string; readonly text: string; readonly deep: boolean }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

const FOR_PLAYERS =
  /^## (In short|Cards|Setup and deal|Play|Play: .*|Scoring|End of the match|Notes for tables)\n/;
const FOR_PROGRAMS = /^(- )?(Checked by script|Check:|Random play comes|Game id)/;

export const RULE: RegExp = /\b[A-Z]{2,3}-H?\d+\b/g;

export function blocksOf(markdown: string): Block[] {
  const lines = markdown
    .split(/^(?=## )/m)
    .filter((part) => FOR_PLAYERS.test(part))
    .join('\n')
    .replace(/^- ([A-Z]{2,3}-H?\d+)\. /gm, '- **$1** ')
    .split('\n');
  const blocks: Block[] = [];
  let table: string[][] | undefined;
  for (const line of lines) {
    if (line.startsWith('|')) {
      const cells = line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (!table) blocks.push({ kind: 'table', rows: (table = []) });
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.push(cells);
      continue;
    }
    table = undefined;
    const [, hashes, heading] = /^(#{2,4}) (.*)$/.exec(line) ?? [];
    const [, indent, mark, item] = /^(\s*)(-|\d+\.) (.*)$/.exec(line) ?? [];
    if (heading !== undefined)
      blocks.push({ kind: 'heading', level: hashes.length === 2 ? 2 : 3, text: heading });
    else if (line.trim() === '' || FOR_PROGRAMS.test(line)) continue;
    else if (item !== undefined) {
      const [, rule, words] = /^\*\*([A-Z]{2,3}-H?\d+)\*\* (.*)$/.exec(item) ?? [];
      blocks.push({
        kind: 'item',
        mark: rule ?? (mark === '-' ? '•' : mark),
        text: words ?? item,
        deep: indent !== '',
      });
    } else if (/^\s/.test(line)) blocks.push({ kind: 'item', mark: '', text: line.trim(), deep: true });
    else blocks.push({ kind: 'paragraph', text: line.trim() });
  }
  return blocks;
}

export interface Run {
  readonly text: string;
  readonly face: 'serif' | 'bold' | 'italic';
}

/** Words with their emphasis; marks for programs are gone. */
export function runsOf(text: string): Run[] {
  const plain = text
    .replace(/ \(`[^`)]*: [^`)]*`\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/'/g, '’')
    .replace(/"([^"]*)"/g, '“$1”');
  return plain
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), face: 'bold' };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { text: part.slice(1, -1), face: 'italic' };
      return { text: part, face: 'serif' };
    });
}
