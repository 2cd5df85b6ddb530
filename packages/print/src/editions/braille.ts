// Braille beside the index: where to press the dots, with a stylus on the printed ring. One cell says the rank (a for 1 to
// t for 20), one the suit; a state says its postal code below.

import type { PackId } from '@messdeck/faces';
import { stock } from '@messdeck/faces/svg';

/** The dots of the letters a to z, as braille numbers them: 1 to 3 down the left side, 4 to 6 down the right. */
const LETTERS =
  '1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356'.split(
    ' ',
  );

/** In card units: 2.5 mm from dot to dot, 6 mm from cell to cell, as books have them. */
const DOT = 2.5 / 0.254;
const CELL = 6 / 0.254;
const ROW = 10 / 0.254;
const RADIUS = 0.75 / 0.254;

const SUITS: Readonly<Record<PackId, Readonly<Record<string, string>>>> = {
  parker: { infantry: 'i', cavalry: 'c', artillery: 'a', engineers: 'e' },
  skirmish: { army: 'a', navy: 'n' },
  sigs: { army: 'a', 'navy-coast-guard': 'n', marines: 'm' },
  sammy: { red: 'r', blue: 'b', stars: 's', stripes: 'p' },
  'armed-forces': { AR: 'a', NA: 'n', MC: 'm', CG: 'c', AF: 'f' },
};

const letterOf = (number: number): string => String.fromCharCode(96 + number);
/** Digits as braille writes them: a to i, and j for nought. */
const digitsOf = (number: number): string =>
  String(number).replace(/\d/g, (digit) => 'jabcdefghi'[Number(digit)]);

interface AnyCard {
  readonly id: string;
  readonly number?: number | null;
  readonly rank?: string;
  readonly points?: unknown;
}

const COURT: Readonly<Record<string, string>> = { US: 'u', P: 'p', N: 'n', M: 'm' };

/** The rows of a card, two cells each. */
export function brailleOf(pack: PackId, card: AnyCard, suit: string | undefined): readonly string[] {
  const sign = SUITS[pack][suit ?? ''] ?? '';
  if (pack === 'sammy') {
    const rank = /^\d+$/.test(card.rank!) ? letterOf(Number(card.rank)) : (COURT[card.rank!] ?? '');
    return [rank + sign, card.id.toLowerCase()];
  }
  if (pack === 'skirmish') {
    const number = card.number ?? card.points;
    return [
      ...(digitsOf(Number(number)).match(/../g) ?? []),
      ...(digitsOf(Number(number))
        .match(/^(?:..)*(.)$/)
        ?.slice(1) ?? []),
      sign,
    ];
  }
  if (typeof card.number === 'number' && sign !== '') return [letterOf(card.number) + sign];
  return [
    card.id
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 2)
      .toLowerCase(),
    ...(typeof card.points === 'number' ? [digitsOf(card.points)] : []),
  ];
}

/** Right of the index; in the Sammy pack below the name of the state, and at the head alone: votes stand at the foot. */
const PLACES: Readonly<Record<PackId, { readonly x: number; readonly y: number; readonly foot: boolean }>> = {
  parker: { x: 72, y: 22, foot: true },
  skirmish: { x: 90, y: 22, foot: true },
  sigs: { x: 84, y: 24, foot: true },
  sammy: { x: 72, y: 72, foot: false },
  'armed-forces': { x: 68, y: 24, foot: true },
};

/** A large index needs more room. */
const WIDER = 12;

export function withBraille(pack: PackId, face: string, rows: readonly string[], large: boolean): string {
  const { x, y, foot } = PLACES[pack];
  const left = large ? x + WIDER : x;
  const dots = rows.flatMap((row, down) =>
    [...row].flatMap((letter, across) =>
      [...(LETTERS[letter.charCodeAt(0) - 97] ?? '')].map((dot) => {
        const at = Number(dot) - 1;
        return `<circle cx="${left + across * CELL + Math.floor(at / 3) * DOT}" cy="${y + down * ROW + (at % 3) * DOT}" r="${RADIUS}"/>`;
      }),
    ),
  );
  const body = `<g class="braille" fill="${stock}" stroke="#1d2430" stroke-width="1.2">${dots.join('')}</g>`;
  const other = foot ? `<g transform="rotate(180 125 175)">${body}</g>` : '';
  return face.replace(/<\/svg>$/, `${body}${other}</svg>`);
}
