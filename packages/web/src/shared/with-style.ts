// Loads a part of the page together with its style. Every dynamic import of the built page that has one comes through
// here: Vite's own helper reckons with other browsers and servers, and weighs four times as much.

import * as words from '#words/sources.ts';

const sheets = new Map<string, Promise<void>>();

/** Resolves to the part when its style is there too; `from` is the file whose folder the styles are named from. */
export async function withStyle<T>(
  load: () => Promise<T>,
  styles: readonly string[] = [],
  from = '',
): Promise<T> {
  const [part] = await Promise.all([load(), ...styles.map((name) => addSheet(new URL(name, from).href))]);
  return part;
}

function addSheet(href: string): Promise<void> {
  const added = sheets.get(href) ?? newSheet(href);
  sheets.set(href, added);
  return added;
}

function newSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Anyone who wants it again has it fetched again.
      link.remove();
      sheets.delete(href);
      reject(new Error(words.styleNotLoaded(href)));
    };
  });
}
