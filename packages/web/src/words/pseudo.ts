// A second language made of the first, to show that every sentence comes from a catalog: letters have accents, and words
// are about a third longer. `LANGUAGE=pseudo` wraps everything that the English modules export in it (language.ts).

import { cloneElement, isValidElement, type VNode } from 'preact';

// Functions, since words are made while the parts of the page are still being loaded: constants may not be there yet.
function plain(): string {
  return 'aceinorsuyzACEINORSUYZ';
}

function accents(): string {
  return 'áçéíñóŕśúýžÁÇÉÍÑÓŔŚÚÝŽ';
}

/** The attributes that are shown or said. */
function isShown(name: string): boolean {
  return [
    'alt',
    'aria-description',
    'aria-label',
    'aria-valuetext',
    'label',
    'placeholder',
    'title',
  ].includes(name);
}

/** What is asked says whose turn it is and which cards it names by ids. */
function isId(name: string): boolean {
  return name === 'names' || name === 'turn';
}

/** "Play now" → "Pláá ñóów": vowels come twice; what is accented already stays. */
export function pseudo(said: string): string {
  return [...said]
    .map((letter) => {
      const accented = accents()[plain().indexOf(letter)] ?? letter;
      return 'aeiou'.includes(letter) ? accented + accented : accented;
    })
    .join('');
}

/** What an English module exports, in the second language: texts, lists, marked-up parts, and what functions return. */
export function pseudoOf<T>(worded: T): T {
  return inPseudo(worded) as T;
}

function inPseudo(worded: unknown): unknown {
  if (typeof worded === 'string') return pseudo(worded);
  if (typeof worded === 'function') return (...parts: unknown[]) => inPseudo(worded(...parts));
  if (Array.isArray(worded)) return worded.map(inPseudo);
  if (isValidElement(worded)) return marked(worded as VNode<Record<string, unknown>>);
  const isPlain = worded !== null && typeof worded === 'object' && worded.constructor === Object;
  return isPlain ? mapped(worded, (name) => !isId(name)) : worded;
}

/** Marked-up parts, node by node. */
function marked(node: VNode<Record<string, unknown>>): VNode<Record<string, unknown>> {
  const { children, ...props } = node.props;
  const own = mapped(props, isShown);
  return children === undefined
    ? cloneElement(node, own)
    : cloneElement(node, own, ...([inPseudo(children)].flat() as never[]));
}

function mapped(values: object, isSaid: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, one]) => [name, isSaid(name) ? inPseudo(one) : one]),
  );
}
