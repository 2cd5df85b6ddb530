// Reads the drawings of our own packages: elements, attributes and text, and nothing else of XML.

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const plain = (text: string): string => text.replace(/&(\w+);/g, (_, name) => ENTITIES[name] ?? '');

/** The root of a drawing. */
export function readDrawing(svg: string): Element {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, end, name, attributes, alone, words] of svg.matchAll(TOKEN)) {
    const inner = open.at(-1)!;
    if (words !== undefined) inner.text += plain(words);
    else if (end) open.pop();
    else {
      const element: Open = { name, attributes: {}, children: [], text: '' };
      for (const [, key, value] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g))
        element.attributes[key] = plain(value);
      inner.children.push(element);
      if (!alone) open.push(element);
    }
  }
  return root.children[0];
}
