// A card as it is printed: the face of the page, set in a little so that nothing of value is cut off, on a ground that
// runs beyond the cut on all sides.

import type { Pack } from '@messdeck/engine';
import type { SammyCard } from '@messdeck/engine/packs/sammy';
import { type Faces, loadFaces, type PackId } from '@messdeck/faces';
import { suitInk } from '@messdeck/faces/sammy/suits';
import { stock } from '@messdeck/faces/svg';
import { backOf } from './backs/index.ts';
import { type Element, readDrawing } from './svg/elements.ts';

/** Poker size, in millimeters; faces are drawn in 250 × 350 units. */
export const CARD = { width: 63.5, height: 88.9, unit: 0.254 } as const;

/** How far a drawing reaches beyond the cut, in card units. */
export const BEYOND = 14;

/** The part of a face that is left when it is set in: 2.2 mm of margin more than half the width of a digit. */
const SET_IN = 0.965;

export interface CardArt {
  readonly id: string;
  /** "Major of Infantry (7)". */
  readonly name: string;
  readonly svg: string;
}

export interface DeckArt {
  readonly cards: readonly CardArt[];
  readonly back: string;
}

/** All cards of a pack, ready to be set on sheets. */
export async function deckOf(packId: PackId, pack: Pack): Promise<DeckArt> {
  const faces = await loadFaces(packId);
  return { cards: pack.cards.map((card) => cardArt(packId, card, faces)), back: backOf(packId) };
}

function cardArt(packId: PackId, card: Pack['cards'][number], faces: Faces): CardArt {
  const face = faces.face(card.id);
  return { id: card.id, name: faces.name(card.id), svg: printedFace(face, ...groundOf(packId, card)) };
}

/** What runs beyond the cut, and what lies on it under the face. */
function groundOf(packId: PackId, card: Pack['cards'][number]): [string, string] {
  if (packId !== 'sammy') return [stock, ''];
  // The band of the suit runs off the card; within it there is paper.
  return [
    suitInk[(card as SammyCard).suit],
    `<rect x="10" y="10" width="230" height="330" fill="${stock}"/>`,
  ];
}

/** A face without the edge of its paper, on a ground. */
export function printedFace(face: string, ground: string, under: string): string {
  const [, root, paper, body] = /^<svg ([^>]*)>(<rect [^>]*\/>)(.*)<\/svg>$/s.exec(face) ?? [];
  if (paper === undefined) throw new Error('A face does not begin with its paper.');
  const inherited = [...root.matchAll(/(color|fill|font-family|text-anchor)="[^"]*"/g)].map(([all]) => all);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 278 378">` +
    `<rect x="-14" y="-14" width="278" height="378" fill="${ground}"/>` +
    `<g transform="translate(125 175) scale(${SET_IN}) translate(-125 -175)" ${inherited.join(' ')}>${under}${body}</g></svg>`
  );
}

const read = new WeakMap<CardArt, Element>();

/** A card's drawing, read once. */
export function drawingOf(card: CardArt): Element {
  let element = read.get(card);
  if (!element) read.set(card, (element = readDrawing(card.svg)));
  return element;
}
