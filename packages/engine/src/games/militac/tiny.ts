// Militac with five cards, for solving whole games (docs/research.md): the last squad of a hand, of which the
// bidders have taken five and the others six. Everything else is Militac; with four seats and the Aide a pack has one card
// more than four times the squads, so five cards are as few as its rules allow.

import type { Game } from '../../game.ts';
import { PASS } from '../../mechanics/auction.ts';
import { COMBINED, companyOfBid, numberStepOfBid } from '../../mechanics/company-bids.ts';
import { AUCTION } from '../../mechanics/contract.ts';
import type { MilitacFindings } from './facts.ts';
import { militac } from './index.ts';
import type { MilitacSeen } from './memory.ts';
import type { Militac } from './position.ts';

/** Infantry and Cavalry. */
const COMPANIES = 2;

export const tiny: Game<Militac, MilitacSeen, MilitacFindings> = {
  ...militac,
  id: 'tiny-militac',
  title: 'Tiny Militac',
  options: [
    { key: 'match', values: ['hand'], default: 'hand', help: 'One hand.' },
    { key: 'auction', values: ['once'], default: 'once', help: 'Each player speaks once.' },
    {
      key: 'allPass',
      values: ['dealer'],
      default: 'dealer',
      help: 'After three passes the dealer must bid.',
    },
    ...militac.options.filter(({ key }) => key === 'president' || key === 'aideBack'),
    {
      key: 'deck',
      values: ['tiny'],
      default: 'tiny',
      help: 'Two cards of two companies, and the President.',
    },
  ],
  legal: (p, seat, moves) => {
    const count = militac.legal(p, seat, moves);
    if (p.phase !== AUCTION) return count;
    let n = 0;
    for (let i = 0; i < count; i++) if (isCall(moves[i])) moves[n++] = moves[i];
    return n;
  },
  refuse: (p, seat, text) =>
    p.phase === AUCTION && text.startsWith('bid ')
      ? { rule: 'MIL-3', broken: 'tiny-bid' }
      : militac.refuse(p, seat, text),
};

/** Six squads are one more than the bidders have, on a company that is in the pack. */
function isCall(call: number): boolean {
  if (call === PASS) return true;
  const company = companyOfBid(call);
  return numberStepOfBid(call) === 0 && (company < COMPANIES || company === COMBINED);
}
