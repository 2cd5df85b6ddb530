// What the operator's office is made of: plain elements, so that it opens on any browser without the rest of the page.

type Handler = (event: Event) => void;
type Attributes = Readonly<Record<string, string | Handler | undefined>>;

/** An element with attributes, handlers (`onclick`) and what is in it; text stays text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...inside: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(attribute.slice(2), value);
    else if (value !== undefined) element.setAttribute(attribute, value);
  }
  element.append(...inside.filter((each) => each !== undefined));
  return element;
}

export function sheet(title: string, ...inside: readonly Node[]): HTMLElement {
  const id = `about-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return make('section', { class: 'sheet', 'aria-labelledby': id }, make('h2', { id }, title), ...inside);
}

export interface Column {
  readonly words: string;
  readonly number?: boolean;
}

/** A column of words, by its head. */
export const column = (text: string): Column => ({ words: text });
/** A column of numbers. */
export const numbers = (text: string): Column => ({ words: text, number: true });

/** A table with its heads; `none` is said where it would be empty. */
export function list(
  name: string,
  columns: readonly Column[],
  rows: readonly HTMLElement[],
  none: string,
): HTMLElement {
  if (rows.length === 0) return make('p', { class: 'soft' }, none);
  const heads = columns.map(({ words: text, number }) =>
    make('th', { scope: 'col', class: number ? 'num' : undefined }, text),
  );
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
  // Wide lists scroll, by keyboard too.
  return make('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': name }, table);
}

export const row = (...cells: readonly HTMLElement[]): HTMLElement => make('tr', {}, ...cells);
export const cell = (...inside: readonly (Node | string | undefined)[]): HTMLElement =>
  make('td', {}, ...inside);
export const count = (value: number): HTMLElement => make('td', { class: 'num' }, String(value));
export const code = (text: string): HTMLElement => make('code', {}, text);
export const soft = (text: string): HTMLElement => make('p', { class: 'soft' }, text);

/** A field of a form, under its label. */
export function field(label: string, input: HTMLInputElement): HTMLElement {
  return make('label', {}, label, input);
}

export const textField = (attributes: Attributes): HTMLInputElement =>
  make('input', { class: 'wide', required: '', autocomplete: 'off', ...attributes });

/** A row of fields and buttons; the first button without a type sends it. */
export function form(send: () => void, ...inside: readonly HTMLElement[]): HTMLElement {
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    send();
  };
  return make('form', { class: 'row', onsubmit }, ...inside);
}
