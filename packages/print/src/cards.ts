// A card as it is printed: the face of the page, set in a little so that nothing of value is cut off, on a ground that
// runs beyond the cut on all sides.

import type { Pack } from '@messdeck/engine';
import type { SammyCard } from '@messdeck/engine/packs/sammy';
import { type Faces, loadFaces, type PackId } from '@messdeck/faces';
import { suitInk } from '@messdeck/faces/sammy/suits';
import { stock } from '@messdeck/faces/svg';
import { backOf } from './backs/index.ts';
import { brailleOf, withBraille } from './editions/braille.ts';
import type { Edition } from './editions/editions.ts';
import { fourColor, suitOf } from './editions/four-color.ts';
import { inkSaving, inkSavingBack } from './editions/ink-saving.ts';
import { largeIndex } from './editions/large.ts';
import { type Element, readDrawing } from './svg/elements.ts';

/** Poker size, in millimeters; faces are drawn in 250 × 350 units. */
export const CARD = { width: 63.5, height: 88.9, unit: 0.254 } as const;

/** How far a drawing reaches beyond the cut, in card units. */
export const BEYOND = 14;

/** The part of a face that is left when it is set in: its widest index stays an eighth of an inch clear of the cut. */
export const SET_IN = 0.955;

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

export interface Look {
  readonly edition: Edition;
  readonly braille: boolean;
}

/** One card of a pack. */
export async function cardOf(packId: PackId, pack: Pack, id: string, look: Look): Promise<CardArt> {
  return cardArt(packId, pack.cards.find((card) => card.id === id)!, await loadFaces(packId), look);
}

type AnyCard = Pack['cards'][number];

/** All cards of a pack, ready to be set on sheets. */
export async function deckOf(packId: PackId, pack: Pack, title: string, look: Look): Promise<DeckArt> {
  const faces = await loadFaces(packId);
  return {
    cards: pack.cards.map((card) => cardArt(packId, card, faces, look)),
    back: look.edition === 'ink-saving' ? inkSavingBack(title) : backOf(packId),
  };
}

function cardArt(packId: PackId, card: AnyCard, faces: Faces, { edition, braille }: Look): CardArt {
  let face = faces.face(card.id);
  let ground = packId === 'sammy' ? suitInk[(card as SammyCard).suit] : undefined;
  if (edition === 'large') face = largeIndex(face);
  if (braille) face = withBraille(packId, face, brailleOf(packId, card, suitOf(card)), edition === 'large');
  if (edition === 'four-color') {
    face = fourColor(packId, card, face);
    ground &&= fourColor(packId, card, ground);
  }
  if (edition === 'ink-saving') {
    face = inkSaving(face);
    ground &&= '#ffffff';
  }
  const svg = printedFace(face, ground, packId === 'sammy' && edition !== 'ink-saving');
  return { id: card.id, name: faces.name(card.id), svg };
}

/** A face without the edge of its paper, on a ground; within a band that runs off the card there is paper. */
function printedFace(face: string, around: string | undefined, banded: boolean): string {
  const [, root, paper, body] = /^<svg ([^>]*)>(<rect [^>]*\/>)(.*)<\/svg>$/s.exec(face) ?? [];
  if (paper === undefined) throw new Error('A face does not begin with its paper.');
  const ground = around ?? /fill="([^"]*)"/.exec(paper)![1];
  const inherited = [...root.matchAll(/(?:^| )(color|fill|font-family|text-anchor)="[^"]*"/g)].map(
    ([all]) => all,
  );
  const under = banded ? `<rect x="10" y="10" width="230" height="330" fill="${stock}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 278 378">` +
    `<rect x="-14" y="-14" width="278" height="378" fill="${ground}"/>` +
    `<g transform="translate(125 175) scale(${SET_IN}) translate(-125 -175)"${inherited.join('')}>${under}${body}</g></svg>`
  );
}

const read = new WeakMap<CardArt, Element>();

/** A card's drawing, read once. */
export function drawingOf(card: CardArt): Element {
  let element = read.get(card);
  if (!element) read.set(card, (element = readDrawing(card.svg)));
  return element;
}
