// Decks to hold: the five packs as PDF, for printers at home and for card printers.

export { type BookletWishes, printBooklet } from './booklet/booklet.ts';
export {
  type DeckWishes,
  isWay,
  type PrintedFile,
  printDeck,
  printTestSheet,
  WAYS,
  type Way,
} from './deck.ts';
export { EDITIONS, type Edition, isEdition } from './editions/editions.ts';
export { type ExtraWishes, printBox, printPads, printPoster } from './extras.ts';
export { PACKS, type PrintedPack } from './packs.ts';
export { isPaper, PAPERS, type Paper, type PaperId } from './paper.ts';
export { type DeckPreview, previewDeck, previewEditions } from './preview/preview.ts';
export { PRINTERS, type Printer, type PrinterId } from './printers.ts';
export { STOCKS, type Stock } from './sheets/box.ts';
export type { Offset } from './sheets/job.ts';
