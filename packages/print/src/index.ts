// Decks to hold: the five packs as PDF, for printers at home and for card printers.

export { type DeckWishes, homeDeck, type PrintedFile } from './deck.ts';
export { PACKS, type PrintedPack } from './packs.ts';
export { isPaper, PAPERS, type Paper, type PaperId } from './paper.ts';
