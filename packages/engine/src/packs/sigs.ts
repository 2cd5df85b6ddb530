// The SIGS pack of 1943-44: 57 rank cards of three suits, the Commander-in-Chief, four auxiliaries.

import { makePack, type Pack, type Spoken } from '../pack.ts';

export interface SigsCard {
  readonly id: string;
  readonly type: string;
  readonly suit: string | null;
  readonly number: number | null;
  readonly name: string;
  readonly ranks?: Readonly<Record<string, readonly string[]>>;
  readonly equals?: readonly string[];
  readonly wild?: boolean;
  readonly points: { readonly regularLeft: number; readonly played: number | null; readonly left: number };
  readonly [printed: string]: unknown;
}

// biome-ignore format: a row a line
const cards: readonly SigsCard[] = [
  { id: 'A1', type: 'rank', suit: 'army', number: 1, name: 'Private', ranks: { army: ['Private'] }, equals: ['N1', 'M1'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A2', type: 'rank', suit: 'army', number: 2, name: 'Private, 1st Class', ranks: { army: ['Private, 1st Class'] }, equals: ['N2', 'M2'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A3', type: 'rank', suit: 'army', number: 3, name: 'Corporal', ranks: { army: ['Corporal', 'Technician, 5th Grade'] }, equals: ['N3', 'M3'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A4', type: 'rank', suit: 'army', number: 4, name: 'Sergeant', ranks: { army: ['Sergeant', 'Technician, 4th Grade'] }, equals: ['N4', 'M4'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A5', type: 'rank', suit: 'army', number: 5, name: 'Staff Sergeant', ranks: { army: ['Staff Sergeant', 'Technician, 3d Grade'] }, equals: ['N5', 'M5'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A6', type: 'rank', suit: 'army', number: 6, name: 'Technical Sergeant', ranks: { army: ['Technical Sergeant'] }, equals: ['N6', 'M6'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A7', type: 'rank', suit: 'army', number: 7, name: '1st Sergeant', ranks: { army: ['1st Sergeant', 'Master Sergeant'] }, equals: ['N7', 'M7'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A8', type: 'rank', suit: 'army', number: 8, name: 'Warrant Officer (J. G.)', ranks: { army: ['Warrant Officer (J. G.)', 'Flight Officer'] }, equals: ['N8', 'M8'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A9', type: 'rank', suit: 'army', number: 9, name: 'Chief Warrant Officer', ranks: { army: ['Chief Warrant Officer'] }, equals: ['N9', 'M9'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'A10', type: 'rank', suit: 'army', number: 10, name: '2nd Lieutenant', ranks: { army: ['2nd Lieutenant'] }, equals: ['N10', 'M10'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'A11', type: 'rank', suit: 'army', number: 11, name: '1st Lieutenant', ranks: { army: ['1st Lieutenant'] }, equals: ['N11', 'M11'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'A12', type: 'rank', suit: 'army', number: 12, name: 'Captain', ranks: { army: ['Captain'] }, equals: ['N12', 'M12'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'A13', type: 'rank', suit: 'army', number: 13, name: 'Major', ranks: { army: ['Major'] }, equals: ['N13', 'M13'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'A14', type: 'rank', suit: 'army', number: 14, name: 'Lieutenant Colonel', ranks: { army: ['Lieutenant Colonel'] }, equals: ['N14', 'M14'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'A15', type: 'rank', suit: 'army', number: 15, name: 'Colonel', ranks: { army: ['Colonel'] }, equals: ['N15', 'M15'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'A16', type: 'rank', suit: 'army', number: 16, name: 'Brigadier General', ranks: { army: ['Brigadier General'] }, equals: ['N16', 'M16'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'A17', type: 'rank', suit: 'army', number: 17, name: 'Major General', ranks: { army: ['Major General'] }, equals: ['N17', 'M17'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'A18', type: 'rank', suit: 'army', number: 18, name: 'Lieutenant General', ranks: { army: ['Lieutenant General'] }, equals: ['N18', 'M18'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'A19', type: 'rank', suit: 'army', number: 19, name: 'General (full)', ranks: { army: ['General (full)'] }, equals: ['N19', 'M19'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'N1', type: 'rank', suit: 'navy-coast-guard', number: 1, name: 'Apprentice Seaman', ranks: { navy: ['Apprentice Seaman'], coastGuard: ['Apprentice Seaman'] }, equals: ['A1', 'M1'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N2', type: 'rank', suit: 'navy-coast-guard', number: 2, name: 'Seaman, 2d Class', ranks: { navy: ['Seaman, 2d Class', 'Fireman, 3d Class'], coastGuard: ['Seaman, 2d Class', 'Fireman, 3d Class'] }, equals: ['A2', 'M2'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N3', type: 'rank', suit: 'navy-coast-guard', number: 3, name: 'Seaman, 1st Class', ranks: { navy: ['Seaman, 1st Class', 'Fireman, 2d Class'], coastGuard: ['Seaman, 1st Class', 'Fireman, 2d Class'] }, equals: ['A3', 'M3'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N4', type: 'rank', suit: 'navy-coast-guard', number: 4, name: 'Petty Officer, 3d Class', ranks: { navy: ['Petty Officer, 3d Class', 'Fireman, 1st Class'], coastGuard: ['Petty Officer, 3d Class', 'Fireman, 1st Class'] }, equals: ['A4', 'M4'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N5', type: 'rank', suit: 'navy-coast-guard', number: 5, name: 'Petty Officer, 2d Class', ranks: { navy: ['Petty Officer, 2d Class'], coastGuard: ['Petty Officer, 2d Class'] }, equals: ['A5', 'M5'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N6', type: 'rank', suit: 'navy-coast-guard', number: 6, name: 'Petty Officer, 1st Class', ranks: { navy: ['Petty Officer, 1st Class'], coastGuard: ['Petty Officer, 1st Class'] }, equals: ['A6', 'M6'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N7', type: 'rank', suit: 'navy-coast-guard', number: 7, name: 'Chief Petty Officer', ranks: { navy: ['Chief Petty Officer'], coastGuard: ['Chief Petty Officer'] }, equals: ['A7', 'M7'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N8', type: 'rank', suit: 'navy-coast-guard', number: 8, name: 'Warrant Officer', ranks: { navy: ['Warrant Officer'], coastGuard: ['Warrant Officer'] }, equals: ['A8', 'M8'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N9', type: 'rank', suit: 'navy-coast-guard', number: 9, name: 'Chief Warrant Officer', ranks: { navy: ['Chief Warrant Officer'], coastGuard: ['Chief Warrant Officer'] }, equals: ['A9', 'M9'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'N10', type: 'rank', suit: 'navy-coast-guard', number: 10, name: 'Ensign', ranks: { navy: ['Ensign'], coastGuard: ['Ensign'] }, equals: ['A10', 'M10'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'N11', type: 'rank', suit: 'navy-coast-guard', number: 11, name: 'Lieutenant (J. G.)', ranks: { navy: ['Lieutenant (J. G.)'], coastGuard: ['Lieutenant (J. G.)'] }, equals: ['A11', 'M11'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'N12', type: 'rank', suit: 'navy-coast-guard', number: 12, name: 'Lieutenant', ranks: { navy: ['Lieutenant'], coastGuard: ['Lieutenant'] }, equals: ['A12', 'M12'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'N13', type: 'rank', suit: 'navy-coast-guard', number: 13, name: 'Lieutenant Commander', ranks: { navy: ['Lieutenant Commander'], coastGuard: ['Lieutenant Commander'] }, equals: ['A13', 'M13'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'N14', type: 'rank', suit: 'navy-coast-guard', number: 14, name: 'Commander', ranks: { navy: ['Commander'], coastGuard: ['Commander'] }, equals: ['A14', 'M14'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'N15', type: 'rank', suit: 'navy-coast-guard', number: 15, name: 'Captain', ranks: { navy: ['Captain'], coastGuard: ['Captain'] }, equals: ['A15', 'M15'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'N16', type: 'rank', suit: 'navy-coast-guard', number: 16, name: 'Commodore', ranks: { navy: ['Commodore'], coastGuard: ['Commodore'] }, equals: ['A16', 'M16'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'N17', type: 'rank', suit: 'navy-coast-guard', number: 17, name: 'Rear Admiral', ranks: { navy: ['Rear Admiral'], coastGuard: ['Rear Admiral'] }, equals: ['A17', 'M17'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'N18', type: 'rank', suit: 'navy-coast-guard', number: 18, name: 'Vice Admiral', ranks: { navy: ['Vice Admiral'], coastGuard: ['Vice Admiral'] }, equals: ['A18', 'M18'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'N19', type: 'rank', suit: 'navy-coast-guard', number: 19, name: 'Admiral (full)', ranks: { navy: ['Admiral (full)'], coastGuard: [] }, chartSays: { coastGuard: '(No full Admiral)' }, equals: ['A19', 'M19'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'M1', type: 'rank', suit: 'marines', number: 1, name: 'Private', ranks: { marines: ['Private'] }, equals: ['A1', 'N1'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M2', type: 'rank', suit: 'marines', number: 2, name: 'Private, 1st Class', ranks: { marines: ['Private, 1st Class'] }, equals: ['A2', 'N2'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M3', type: 'rank', suit: 'marines', number: 3, name: 'Corporal', ranks: { marines: ['Corporal'] }, equals: ['A3', 'N3'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M4', type: 'rank', suit: 'marines', number: 4, name: 'Sergeant', ranks: { marines: ['Sergeant'] }, equals: ['A4', 'N4'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M5', type: 'rank', suit: 'marines', number: 5, name: 'Platoon Sergeant', ranks: { marines: ['Platoon Sergeant', 'Staff Sergeant'] }, equals: ['A5', 'N5'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M6', type: 'rank', suit: 'marines', number: 6, name: 'Gunnery Sergeant', ranks: { marines: ['Gunnery Sergeant', 'Technical Sergeant', 'Drum Major', 'Supply Sergeant'] }, equals: ['A6', 'N6'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M7', type: 'rank', suit: 'marines', number: 7, name: '1st Sergeant', ranks: { marines: ['1st Sergeant', 'Sergeant Major', 'Master Gunnery Sergeant', 'Master Technical Sergeant', 'QM Sergeant', 'Paym. Sergeant'] }, equals: ['A7', 'N7'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M8', type: 'rank', suit: 'marines', number: 8, name: 'Warrant Officer', ranks: { marines: ['Warrant Officer'] }, equals: ['A8', 'N8'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M9', type: 'rank', suit: 'marines', number: 9, name: 'Chief Warrant Officer', ranks: { marines: ['Chief Warrant Officer'] }, equals: ['A9', 'N9'], points: { regularLeft: 5, played: 5, left: 5 } },
  { id: 'M10', type: 'rank', suit: 'marines', number: 10, name: '2d Lieutenant', ranks: { marines: ['2d Lieutenant'] }, equals: ['A10', 'N10'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'M11', type: 'rank', suit: 'marines', number: 11, name: '1st Lieutenant', ranks: { marines: ['1st Lieutenant'] }, equals: ['A11', 'N11'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'M12', type: 'rank', suit: 'marines', number: 12, name: 'Captain', ranks: { marines: ['Captain'] }, equals: ['A12', 'N12'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'M13', type: 'rank', suit: 'marines', number: 13, name: 'Major', ranks: { marines: ['Major'] }, equals: ['A13', 'N13'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'M14', type: 'rank', suit: 'marines', number: 14, name: 'Lieutenant Colonel', ranks: { marines: ['Lieutenant Colonel'] }, equals: ['A14', 'N14'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'M15', type: 'rank', suit: 'marines', number: 15, name: 'Colonel', ranks: { marines: ['Colonel'] }, equals: ['A15', 'N15'], points: { regularLeft: 10, played: 10, left: 10 } },
  { id: 'M16', type: 'rank', suit: 'marines', number: 16, name: 'Brigadier General', ranks: { marines: ['Brigadier General'] }, equals: ['A16', 'N16'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'M17', type: 'rank', suit: 'marines', number: 17, name: 'Major General', ranks: { marines: ['Major General'] }, equals: ['A17', 'N17'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'M18', type: 'rank', suit: 'marines', number: 18, name: 'Lieutenant General', ranks: { marines: ['Lieutenant General'] }, equals: ['A18', 'N18'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'M19', type: 'rank', suit: 'marines', number: 19, name: 'No. 19 of Marines', ranks: { marines: [] }, chartSays: { marines: '(No full General)' }, equals: ['A19', 'N19'], points: { regularLeft: 10, played: 15, left: 15 } },
  { id: 'CIC', type: 'chief', suit: null, number: null, name: 'Commander-in-Chief', text: 'The President of the United States', points: { regularLeft: 20, played: 20, left: 25 } },
  { id: 'XNC', type: 'auxiliary', suit: null, number: null, name: 'Nurse Corps', wild: true, points: { regularLeft: 15, played: null, left: 20 } },
  { id: 'XMM', type: 'auxiliary', suit: null, number: null, name: 'Merchant Marine', wild: true, points: { regularLeft: 15, played: null, left: 20 } },
  { id: 'XSB', type: 'auxiliary', suit: null, number: null, name: 'Seabees', wild: true, points: { regularLeft: 15, played: null, left: 20 } },
  { id: 'XWS', type: 'auxiliary', suit: null, number: null, name: 'WACS, WAVES, women Marines, SPARS', wild: true, points: { regularLeft: 15, played: null, left: 20 } },
];

// biome-ignore format: a row a line
export const suits: readonly { id: string; letter: string; title: string; services: readonly string[]; cards: number }[] = [
  { id: 'army', letter: 'A', title: 'Army', services: ['army'], cards: 19 },
  { id: 'navy-coast-guard', letter: 'N', title: 'Navy-Coast Guard', services: ['navy', 'coastGuard'], cards: 19 },
  { id: 'marines', letter: 'M', title: 'Marine Corps', services: ['marines'], cards: 19 },
];

/** What has a long name is called by its beginning where several are listed. */
const NAMES: Readonly<Record<string, Spoken>> = {
  XWS: { name: 'WACS', rank: 'WAVES, women Marines, SPARS' },
};

export const sigs: Pack<SigsCard> = makePack(
  'sigs',
  'SIGS: insignia of the United States armed forces (Cooper Brothers, 1943-44)',
  cards,
  (card) => {
    if (card.suit === null) return { the: true, ...(NAMES[card.id] ?? { name: card.name }) };
    const suit = suits.find(({ id }) => id === card.suit)!.title;
    return { the: true, name: `${suit} ${card.number}`, rank: card.name };
  },
);
