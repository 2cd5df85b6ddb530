// The Parker pack of 1919 (Tactics, Militac, Do-Boy, Bang): 48 company cards, the President, four Ordnance cards.

import { capital } from '../first-letter.ts';
import { makePack, type Pack, type Spoken } from '../pack.ts';

export type Company = 'infantry' | 'cavalry' | 'artillery' | 'engineers';

export interface CompanyCard {
  readonly id: string;
  readonly kind: 'company';
  readonly company: Company;
  readonly color: string;
  readonly number: number;
  readonly rank: string;
  readonly title: string;
}

export interface PresidentCard {
  readonly id: string;
  readonly kind: 'president';
  readonly rank: string;
  readonly office: string;
  readonly title: string;
}

export interface OrdnanceCard {
  readonly id: string;
  readonly kind: 'ordnance';
  readonly points: number;
  readonly tank?: boolean;
  readonly title: string;
}

export type ParkerCard = CompanyCard | PresidentCard | OrdnanceCard;

// biome-ignore format: a row a line
const cards: readonly ParkerCard[] = [
  { id: 'I1', kind: 'company', company: 'infantry', color: 'blue', number: 1, rank: 'Private', title: 'Private, Infantry' },
  { id: 'I2', kind: 'company', company: 'infantry', color: 'blue', number: 2, rank: 'Corporal', title: 'Corporal, Infantry' },
  { id: 'I3', kind: 'company', company: 'infantry', color: 'blue', number: 3, rank: 'Sergeant', title: 'Sergeant, Infantry' },
  { id: 'I4', kind: 'company', company: 'infantry', color: 'blue', number: 4, rank: '2d Lieutenant', title: '2d Lieutenant, Infantry' },
  { id: 'I5', kind: 'company', company: 'infantry', color: 'blue', number: 5, rank: '1st Lieutenant', title: '1st Lieutenant, Infantry' },
  { id: 'I6', kind: 'company', company: 'infantry', color: 'blue', number: 6, rank: 'Captain', title: 'Captain, Infantry' },
  { id: 'I7', kind: 'company', company: 'infantry', color: 'blue', number: 7, rank: 'Major', title: 'Major, Infantry' },
  { id: 'I8', kind: 'company', company: 'infantry', color: 'blue', number: 8, rank: 'Lieutenant-Colonel', title: 'Lieutenant-Colonel, Infantry' },
  { id: 'I9', kind: 'company', company: 'infantry', color: 'blue', number: 9, rank: 'Colonel', title: 'Colonel, Infantry' },
  { id: 'I10', kind: 'company', company: 'infantry', color: 'blue', number: 10, rank: 'Brig.-General', title: 'Brig.-General, Infantry' },
  { id: 'I11', kind: 'company', company: 'infantry', color: 'blue', number: 11, rank: 'Major-General', title: 'Major-General, Infantry' },
  { id: 'I12', kind: 'company', company: 'infantry', color: 'blue', number: 12, rank: 'Lieutenant-General', title: 'Lieutenant-General, Infantry' },
  { id: 'C1', kind: 'company', company: 'cavalry', color: 'yellow', number: 1, rank: 'Private', title: 'Private, Cavalry' },
  { id: 'C2', kind: 'company', company: 'cavalry', color: 'yellow', number: 2, rank: 'Corporal', title: 'Corporal, Cavalry' },
  { id: 'C3', kind: 'company', company: 'cavalry', color: 'yellow', number: 3, rank: 'Sergeant', title: 'Sergeant, Cavalry' },
  { id: 'C4', kind: 'company', company: 'cavalry', color: 'yellow', number: 4, rank: '2d Lieutenant', title: '2d Lieutenant, Cavalry' },
  { id: 'C5', kind: 'company', company: 'cavalry', color: 'yellow', number: 5, rank: '1st Lieutenant', title: '1st Lieutenant, Cavalry' },
  { id: 'C6', kind: 'company', company: 'cavalry', color: 'yellow', number: 6, rank: 'Captain', title: 'Captain, Cavalry' },
  { id: 'C7', kind: 'company', company: 'cavalry', color: 'yellow', number: 7, rank: 'Major', title: 'Major, Cavalry' },
  { id: 'C8', kind: 'company', company: 'cavalry', color: 'yellow', number: 8, rank: 'Lieutenant-Colonel', title: 'Lieutenant-Colonel, Cavalry' },
  { id: 'C9', kind: 'company', company: 'cavalry', color: 'yellow', number: 9, rank: 'Colonel', title: 'Colonel, Cavalry' },
  { id: 'C10', kind: 'company', company: 'cavalry', color: 'yellow', number: 10, rank: 'Brig.-General', title: 'Brig.-General, Cavalry' },
  { id: 'C11', kind: 'company', company: 'cavalry', color: 'yellow', number: 11, rank: 'Major-General', title: 'Major-General, Cavalry' },
  { id: 'C12', kind: 'company', company: 'cavalry', color: 'yellow', number: 12, rank: 'Lieutenant-General', title: 'Lieutenant-General, Cavalry' },
  { id: 'A1', kind: 'company', company: 'artillery', color: 'red', number: 1, rank: 'Private', title: 'Private, Artillery' },
  { id: 'A2', kind: 'company', company: 'artillery', color: 'red', number: 2, rank: 'Corporal', title: 'Corporal, Artillery' },
  { id: 'A3', kind: 'company', company: 'artillery', color: 'red', number: 3, rank: 'Sergeant', title: 'Sergeant, Artillery' },
  { id: 'A4', kind: 'company', company: 'artillery', color: 'red', number: 4, rank: '2d Lieutenant', title: '2d Lieutenant, Artillery' },
  { id: 'A5', kind: 'company', company: 'artillery', color: 'red', number: 5, rank: '1st Lieutenant', title: '1st Lieutenant, Artillery' },
  { id: 'A6', kind: 'company', company: 'artillery', color: 'red', number: 6, rank: 'Captain', title: 'Captain, Artillery' },
  { id: 'A7', kind: 'company', company: 'artillery', color: 'red', number: 7, rank: 'Major', title: 'Major, Artillery' },
  { id: 'A8', kind: 'company', company: 'artillery', color: 'red', number: 8, rank: 'Lieutenant-Colonel', title: 'Lieutenant-Colonel, Artillery' },
  { id: 'A9', kind: 'company', company: 'artillery', color: 'red', number: 9, rank: 'Colonel', title: 'Colonel, Artillery' },
  { id: 'A10', kind: 'company', company: 'artillery', color: 'red', number: 10, rank: 'Brig.-General', title: 'Brig.-General, Artillery' },
  { id: 'A11', kind: 'company', company: 'artillery', color: 'red', number: 11, rank: 'Major-General', title: 'Major-General, Artillery' },
  { id: 'A12', kind: 'company', company: 'artillery', color: 'red', number: 12, rank: 'Lieutenant-General', title: 'Lieutenant-General, Artillery' },
  { id: 'E1', kind: 'company', company: 'engineers', color: 'green', number: 1, rank: 'Private', title: 'Private, Engineers' },
  { id: 'E2', kind: 'company', company: 'engineers', color: 'green', number: 2, rank: 'Corporal', title: 'Corporal, Engineers' },
  { id: 'E3', kind: 'company', company: 'engineers', color: 'green', number: 3, rank: 'Sergeant', title: 'Sergeant, Engineers' },
  { id: 'E4', kind: 'company', company: 'engineers', color: 'green', number: 4, rank: '2d Lieutenant', title: '2d Lieutenant, Engineers' },
  { id: 'E5', kind: 'company', company: 'engineers', color: 'green', number: 5, rank: '1st Lieutenant', title: '1st Lieutenant, Engineers' },
  { id: 'E6', kind: 'company', company: 'engineers', color: 'green', number: 6, rank: 'Captain', title: 'Captain, Engineers' },
  { id: 'E7', kind: 'company', company: 'engineers', color: 'green', number: 7, rank: 'Major', title: 'Major, Engineers' },
  { id: 'E8', kind: 'company', company: 'engineers', color: 'green', number: 8, rank: 'Lieutenant-Colonel', title: 'Lieutenant-Colonel, Engineers' },
  { id: 'E9', kind: 'company', company: 'engineers', color: 'green', number: 9, rank: 'Colonel', title: 'Colonel, Engineers' },
  { id: 'E10', kind: 'company', company: 'engineers', color: 'green', number: 10, rank: 'Brig.-General', title: 'Brig.-General, Engineers' },
  { id: 'E11', kind: 'company', company: 'engineers', color: 'green', number: 11, rank: 'Major-General', title: 'Major-General, Engineers' },
  { id: 'E12', kind: 'company', company: 'engineers', color: 'green', number: 12, rank: 'Lieutenant-General', title: 'Lieutenant-General, Engineers' },
  { id: 'PRES', kind: 'president', rank: 'President', office: 'Commander-in-Chief of Army', title: 'President' },
  { id: 'O5', kind: 'ordnance', points: 5, tank: false, title: 'Ordnance 5' },
  { id: 'O10', kind: 'ordnance', points: 10, tank: false, title: 'Ordnance 10' },
  { id: 'O15', kind: 'ordnance', points: 15, tank: false, title: 'Ordnance 15' },
  { id: 'O20', kind: 'ordnance', points: 20, tank: true, title: 'Ordnance 20' },
];

const IN_FULL: Readonly<Record<string, string>> = { 'Brig.-General': 'Brigadier-General' };

/** "Brigadier-General": the "Brig." that is printed is right on a card and wrong to the ear. */
export function rankInFull({ rank }: CompanyCard | PresidentCard): string {
  return IN_FULL[rank] ?? rank;
}

/** With its number, by which cards are compared and called everywhere else. */
function say(card: ParkerCard): Spoken {
  if (card.kind === 'president') return { the: true, name: card.title };
  if (card.kind === 'ordnance')
    return card.tank ? { the: true, name: 'Tank', rank: card.title } : { name: card.title };
  return { the: true, name: `${rankInFull(card)} of ${capital(card.company)} (${card.number})` };
}

export const parker: Pack<ParkerCard> = makePack(
  'parker',
  'Tactics and Militac cards (Parker Brothers, 1919)',
  cards,
  say,
);

// biome-ignore format: a row a line
export const companies: readonly { company: Company; title: string; letter: string; color: string; precedence: number; note?: string }[] = [
  { company: 'infantry', title: 'Infantry', letter: 'I', color: 'blue', precedence: 1 },
  { company: 'cavalry', title: 'Cavalry', letter: 'C', color: 'yellow', precedence: 2 },
  { company: 'artillery', title: 'Artillery', letter: 'A', color: 'red', precedence: 3 },
  { company: 'engineers', title: 'Engineers', letter: 'E', color: 'green', precedence: 4, note: 'green in place of white and red piping' },
];

/** The squads of Tactics: what a squad and each Ordnance card count, and the steps of bids. */
// biome-ignore format: as printed
export const tacticsPoints: { squad: number; squads: number; ordnance: Readonly<Record<string, number>>; hand: number; lowestBid: number; highestBid: number; bidStep: number; engagement: number } = { squad: 5, squads: 12, ordnance: { O5: 5, O10: 10, O15: 15, O20: 20 }, hand: 110, lowestBid: 60, highestBid: 110, bidStep: 5, engagement: 150 };

/** Values of Militac bids by company, for six to twelve squads; the last row is a reconstruction. */
// biome-ignore format: as printed
export const militacValues: Readonly<Record<Company | 'combined' | 'squadsBid', readonly number[]>> = { squadsBid: [6, 7, 8, 9, 10, 11, 12], infantry: [5, 10, 15, 20, 25, 30, 50], cavalry: [6, 12, 18, 24, 30, 35, 50], artillery: [7, 14, 21, 28, 35, 40, 50], engineers: [8, 16, 24, 32, 40, 45, 50], combined: [9, 18, 27, 36, 45, 50, 50] };

// biome-ignore format: as printed
export const doBoyPoints: { infantryCard: number; president: number; hand: number } = { infantryCard: 1, president: 5, hand: 17 };
