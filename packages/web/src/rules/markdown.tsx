// The rules pages' Markdown as elements: headings, paragraphs, lists, tables, emphasis, code. No more than they use.

import type { ComponentChildren, JSX } from 'preact';
import * as say from '#words/rules.tsx';

const EXPLAIN = 'In short|Cards|Setup and deal|Play|Play: .*|Scoring|End of the match|Notes for tables';

/**
 * A rules page as a player reads it: the parts that explain the game, without those for programs and scholars, unless
 * they are wanted too.
 */
export function playerParts(markdown: string, ...also: readonly string[]): string {
  const parts = markdown.split(/^(?=## )/m);
  const wanted = new RegExp(`^## (${[EXPLAIN, ...also].join('|')})\n`);
  return parts
    .filter((part) => wanted.test(part))
    .join('')
    .replace(/^(- )?(Checked by script|Check:|Random play comes).*$/gm, '')
    .replace(/^- ([A-Z]{2,3}-H?\d+)\. /gm, '- **$1** ');
}

export function Markdown({ text }: { readonly text: string }): JSX.Element {
  return <>{blocks(text.split('\n'))}</>;
}

function blocks(lines: readonly string[]): ComponentChildren[] {
  const out: ComponentChildren[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    const heading = /^(#{2,4}) (.*)$/.exec(line);
    let end = i + 1;
    if (heading) {
      const Level = `h${heading[1].length + 1}` as 'h3' | 'h4' | 'h5';
      out.push(
        <Level key={i} id={`rule-${anchorOf(heading[2])}`}>
          {inline(heading[2])}
        </Level>,
      );
    } else if (/^\|/.test(line)) {
      while (end < lines.length && /^\|/.test(lines[end])) end++;
      out.push(<TableOf key={i} lines={lines.slice(i, end)} />);
    } else if (/^(- |\d+\. )/.test(line)) {
      const ordered = /^\d/.test(line);
      while (
        end < lines.length &&
        (/^(- |\d+\. |\s+\S)/.test(lines[end]) || (lines[end] === '' && /^\s+\S/.test(lines[end + 1] ?? '')))
      )
        end++;
      out.push(<List key={i} ordered={ordered} lines={lines.slice(i, end)} />);
    } else if (line.trim() !== '') {
      while (end < lines.length && lines[end].trim() !== '' && !/^(#|\||- |\d+\. )/.test(lines[end])) end++;
      out.push(<p key={i}>{inline(lines.slice(i, end).join(' '))}</p>);
    }
    i = end;
  }
  return out;
}

function List({
  ordered,
  lines,
}: {
  readonly ordered: boolean;
  readonly lines: readonly string[];
}): JSX.Element {
  const items: string[][] = [];
  for (const line of lines) {
    if (/^(- |\d+\. )/.test(line)) items.push([line.replace(/^(- |\d+\. )/, '')]);
    else items.at(-1)!.push(line.replace(/^ {1,4}/, ''));
  }
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((item, i) => (
        <li key={i} id={ruleOf(item[0])} tabIndex={ruleOf(item[0]) ? -1 : undefined}>
          {inline(item[0])}
          {item.length > 1 && blocks(item.slice(1))}
        </li>
      ))}
    </Tag>
  );
}

/** What an address calls a heading: "the-auction". */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The anchor of a list item that states a rule: "**TAC-12** …". */
function ruleOf(item: string): string | undefined {
  const rule = /^\*\*\[?([A-Z]{2,3}-H?\d+)/.exec(item)?.[1];
  return rule && `rule-${rule}`;
}

function TableOf({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head, , ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="scroll" aria-label={say.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head!.map((cell, i) => (
              <th scope="col" key={i}>
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "[TAC-12](#/rules/tactics/TAC-12)": a rule that leads to itself, or to another. */
function linked(text: string): ComponentChildren[] {
  return text.split(/(\[[^\]]+\]\(#[^)]+\))/).map((part, i) => {
    const [, words, href] = /^\[([^\]]+)\]\((#[^)]+)\)$/.exec(part) ?? [];
    return href === undefined ? (
      part
    ) : (
      <a key={i} href={href}>
        {words}
      </a>
    );
  });
}

/** Emphasis, code and links within a line. */
function inline(text: string): ComponentChildren[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{linked(part.slice(2, -2))}</strong>;
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    if (part.length > 2 && part.startsWith('*')) return <em key={i}>{linked(part.slice(1, -1))}</em>;
    return linked(part);
  });
}
