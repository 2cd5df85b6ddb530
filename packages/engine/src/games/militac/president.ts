// The President's power in Militac, which is an option: what his lead asks for, when he follows, how strong he is.

import { companyOf, numberOf, PRESIDENT } from '../../mechanics/companies.ts';
import { COMBINED } from '../../mechanics/company-bids.ts';
import type { Card } from '../../pack.ts';
import type { Terms } from './position.ts';

type Power = Terms['president'];

const NO_COMPANY = 4;
const COMMANDING = 64;
const HIGHEST = 127;

/** The company that a lead of this card asks for; 4 if everybody is free. */
export function companyLed(power: Power, commanders: number, card: Card): number {
  // MIL-13: where a company commands, the President is one of its cards.
  if (card === PRESIDENT && power === 'commander' && commanders !== COMBINED) return commanders;
  return companyOf(card);
}

/** MIL-13: the President is one of the cards with which the company led must be followed. */
export function isPresidentOf(power: Power, commanders: number, led: number): boolean {
  return power === 'commander' && led === commanders && led !== NO_COMPANY;
}

/** MIL-12 to MIL-15 as numbers: of the cards in a squad the one with the greatest takes it. */
function makeStrength(power: Power, commanders: number, led: number, card: Card): number {
  // MIL-15: the idle President takes only what he led, and nobody has led a company then.
  if (card === PRESIDENT) return power !== 'idle' || led === NO_COMPANY ? HIGHEST : 0;
  if (companyOf(card) === commanders) return COMMANDING + numberOf(card);
  return companyOf(card) === led ? numberOf(card) : 0;
}

function makeTable(power: Power): readonly number[] {
  return Array.from({ length: 5 * 5 * 64 }, (_, i) =>
    makeStrength(power, Math.floor(i / 64 / 5), Math.floor(i / 64) % 5, i % 64),
  );
}

const STRENGTHS: Readonly<Record<Power, readonly number[]>> = {
  commander: makeTable('commander'),
  supreme: makeTable('supreme'),
  idle: makeTable('idle'),
};

/** How strong a card is in a squad; commanders 4: combined forces, led 4: the President without a company. */
export function strengthOf(power: Power, commanders: number, led: number, card: Card): number {
  return STRENGTHS[power][((5 * commanders + led) << 6) | card];
}
