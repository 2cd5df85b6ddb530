// Decks to hold: the five packs as PDF, for printers at home and for card printers.

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
export { PACKS, type PrintedPack } from './packs.ts';
export { isPaper, PAPERS, type Paper, type PaperId } from './paper.ts';
export { PRINTERS, type Printer, type PrinterId } from './printers.ts';
export type { Offset } from './sheets/job.ts';
