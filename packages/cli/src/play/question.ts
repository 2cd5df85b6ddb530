// What the person is asked, an action or to go on, and how it stands on the screen: the question, its choices, the
// prompt.

import { askedOf, type Game, orderOf, type View } from '@messdeck/engine';
import type { TableState } from '@messdeck/host';
import { type Narrowed, narrow } from './narrow.ts';
import { inOrder } from './order.ts';
import { bold, faint } from './paint.ts';
import { flow, lengthOf, paragraph, width } from './wrap.ts';

export interface Question extends Narrowed {
  /** The same for the same question: it is asked once. */
  readonly key: string;
  /** What Enter does where the table waits for nothing else. */
  readonly waits: string | undefined;
  /** Whether the clock runs. */
  readonly timed: boolean;
}

/** What there is to ask a seat, if anything. */
export function questionFor(
  game: Game,
  self: number,
  view: View,
  state: TableState,
  hands: number,
): Question | undefined {
  const waits = waitsFor(state);
  if (waits) return { key: `${waits} ${hands}`, waits, words: [], next: [], shown: [], timed: false };
  const mine = view.actors.includes(self) && view.legal.length > 0 && !state.enters;
  if (!mine) return undefined;
  return {
    key: `${view.phase} ${view.legal.join()}`,
    waits,
    ...narrow(game, view.legal),
    timed: view.actors.includes('clock'),
  };
}

/** What the table waits for besides actions, as the prompt says it. */
function waitsFor({ betweenHands, paused }: TableState): string | undefined {
  if (betweenHands) return 'deals the next hand';
  return paused ? 'lets the cards be dealt' : undefined;
}

/** The lines above the prompt; where cards are laid in a beat nobody has time for choices. */
export function linesOf(
  game: Game,
  names: readonly string[],
  view: View,
  { waits, words, next, shown }: Question,
  beats: boolean,
): string[] {
  if (waits) return [];
  const lines = beats ? [] : [bold(paragraph(askedOf(game, view, names))), ...choices(game, names, shown)];
  const begun = narrow(game, view.legal).words.length;
  if (words.length > begun) lines.push(faint(`  Chosen so far: ${words.join(' ')}. Type 0 to start over.`));
  if (shown.length > 0) return lines;
  const numbered = next.map((word, i) => `${i + 1} ${word}`);
  if (!beats) lines.push(flow('  Next: ', numbered, ' · ', '  '));
  const [such] = inOrder(game, view.legal);
  const type = `Type a number, or an action such as "${such}" (${view.legal.length} choices; Tab completes).`;
  return [...lines, faint(paragraph(type, '  '))];
}

function choices(game: Game, names: readonly string[], shown: readonly string[]): string[] {
  return shown.map((action, i) => {
    const order = flow(
      `  ${String(i + 1).padStart(2)}  `,
      orderOf(game, action, names).split(' '),
      ' ',
      '      ',
    );
    const fits = lengthOf(order) + action.length + 2 <= width();
    return fits ? `${order}  ${faint(action)}` : order;
  });
}

export function promptOf({ waits, timed, shown }: Question, beats: boolean): string {
  if (waits) return `(Enter ${waits}) > `;
  if (beats) return timed ? '(Enter calls Bang!) > ' : '(Enter lays your card) > ';
  return timed ? `(${shown.length === 1 ? 'Enter does it' : 'choose in time'}, - lets it pass) > ` : '> ';
}
