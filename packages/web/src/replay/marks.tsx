// Marks on the table for a choice that is reviewed or tried: the card played in a broken red ring, the other one raised in
// a solid one. As a style, so that they stay on however often the table is drawn.

import type { JSX } from 'preact';

interface MarksProps {
  /** Actions with what is said of their cards: "played", "better". */
  readonly was: readonly [action: string, words: string];
  readonly other: readonly [action: string, words: string];
}

/** Ids of cards, as they stand in actions. */
const CARD = /^[A-Z][A-Z0-9]{1,3}$/;

/** More cards than this in one action are not worth a mark each. */
const MOST = 4;

export function Marks({ was: [played, wasWords], other: [better, otherWords] }: MarksProps): JSX.Element {
  const [was, best] = [cardsIn(played), cardsIn(better)];
  const only = (cards: readonly string[], others: readonly string[]): string[] =>
    cards.filter((card) => !others.includes(card));
  return (
    <style>
      {marks(
        only(was, best),
        wasWords,
        'outline: 3px dashed var(--oxide); outline-offset: 1px;',
        'background: var(--slip); color: var(--oxide-text, var(--oxide)); box-shadow: inset 0 0 0 1.5px var(--oxide);',
      )}
      {marks(
        only(best, was),
        otherWords,
        'outline: 4px double var(--legal); outline-offset: 1px; translate: 0 -10px;',
        'background: var(--ink); color: var(--slip);',
      )}
    </style>
  );
}

function cardsIn(action: string): readonly string[] {
  const cards = action.split(' ').filter((word) => CARD.test(word));
  return cards.length > MOST ? [] : cards;
}

const TAG =
  'position: absolute; inset: auto; z-index: 4; left: 50%; translate: -50% 0; width: max-content; padding: 3px 7px; font: 400 16px/1 var(--display); letter-spacing: var(--track); border-radius: 2px;';

function marks(cards: readonly string[], words: string, ring: string, tag: string): string {
  return cards
    .map(
      (card) => `.table [data-card="${card}"] { ${ring} border-radius: 6px; }
.table .hand li:has([data-card="${card}"])::after { content: "${words}"; ${TAG} top: var(--tag-top, -22px); ${tag} }
.table .middle [data-card="${card}"]::after { content: "${words}"; ${TAG} top: -12px; box-shadow: none; ${tag} }`,
    )
    .join('\n');
}
