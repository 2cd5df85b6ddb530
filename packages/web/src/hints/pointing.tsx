// Dashed brass lines around what a step is about. They are rules of a style sheet, so that they stay on their cards however
// often the table is drawn. Where the player is to find the card, all that may be played are ringed.

import type { JSX } from 'preact';
import * as words from '#words/hints.ts';

interface PointingProps {
  /** Cards, "seat 2", "place reserve", or selectors of parts. */
  readonly parts: readonly string[];
  /** Changes whenever the table does: the lines are drawn again, and pointers move again. */
  readonly moment: string;
  /** Whether the player is to do something. */
  readonly asks: boolean;
  /** The lines pulse once. */
  readonly pulses: boolean;
}

export function Pointing({ parts, moment, asks, pulses }: PointingProps): JSX.Element | null {
  if (parts.length === 0) return null;
  const selectors = parts.map(selectorOf).join(', ');
  // A chosen card is raised in an unbroken ring; a suggested one lies where it was, in dashes, with a pointer over it.
  const open = `:is(${selectors}):not([data-state="chosen"])`;
  const css = `.table ${open} { outline: 4px dashed var(--legal); outline-offset: 2px; }
.table ${open}::after { box-shadow: none; }
.table .hand .card${open} { outline-offset: 0; border-radius: 6px; translate: 0 0; }
.table .hand > li:has(> ${open})::before { content: none; }
.table .hand .card${open}::before {
  content: ""; position: absolute; z-index: 1; left: 8px; top: -17px; width: 22px; height: 16px; background: var(--legal);
  clip-path: polygon(0 0, 100% 0, 50% 100%); animation: beckon calc(var(--move) * 4) var(--ease) 3; }`;
  const any = `.table .hand.any:not(:has(${selectors})) .card[data-state="legal"]::after { box-shadow: 0 0 0 3px var(--legal), var(--lift-1); }`;
  // Of the cards that may be played only those the step is about stand out.
  const rest = `.table .hand:not(.any):has(${selectors}) .card[data-state="legal"]:not(${selectors})`;
  const others = `${rest} { translate: 0 0; }\n${rest}::after { box-shadow: none; }`;
  const pulse = `.table :is(${selectors}) { animation: ring-pulse 700ms var(--ease); }`;
  return <style key={moment}>{[css, others, asks && any, pulses && pulse].filter(Boolean).join('\n')}</style>;
}

/** A card by its id. */
const CARD = /^[A-Z]+\d*$/;

/** A part as a selector; several names with commas are tried all. */
export function selectorOf(part: string): string {
  return part
    .split(',')
    .map((spaced) => {
      const name = spaced.trim();
      if (CARD.test(name)) return `[data-card="${name}"]`;
      const [kind, id] = name.split(' ');
      if (kind === 'seat') return `[data-place="hand:${id}"]`;
      return kind === 'place' ? `[data-place="${id}"]` : name;
    })
    .join(', ');
}

/** A card that may be played but is not what the step is about goes home with a stamp. */
export function NotYet({ tried }: { readonly tried: string }): JSX.Element | null {
  const cards = tried.split(' ').filter((word) => CARD.test(word));
  if (cards.length === 0) return null;
  const selectors = cards.map(selectorOf).join(', ');
  const css = `.table .hand :is(${selectors})::before {
  content: "${words.notYet}"; position: absolute; left: 50%; top: 30%; z-index: 1; width: auto; height: auto; clip-path: none; animation: none; translate: -50% -50%; rotate: -14deg;
  padding: 3px 7px 4px; border: 2.5px solid var(--card-oxide); border-radius: 3px; background: var(--card-stock);
  color: var(--card-oxide); font: 400 var(--d-1) / 1 var(--display); letter-spacing: var(--track); white-space: nowrap; }
.table .hand :is(${selectors})::after { background: rgb(246 239 221 / 0.55); }`;
  return <style>{css}</style>;
}
