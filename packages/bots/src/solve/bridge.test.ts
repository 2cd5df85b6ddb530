// The solver against deals of bridge with known answers: every lead, every declarer and strain, every card played.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bridgeTricks } from './bridge.ts';
import { type ListedDeal, parseBridgeList } from './bridge-list.ts';
import { traceOf } from './bridge-trace.ts';
import { Solver } from './solver.ts';

const PATH = new URL('../../../../records/bridge/deals.txt', import.meta.url);
const DEALS = parseBridgeList(readFileSync(PATH, 'utf8')) as ListedDeal[];
const solver = new Solver();

test('every lead of a full deal', () => {
  for (const { hands, trumps, leader, leads } of DEALS) {
    const cards = leads.map(({ card }) => card);
    const gains = solver.gains(bridgeTricks(hands, trumps, leader), cards)!;
    const tricks = gains.map((gain) => (13 + (leader % 2 === 0 ? gain : -gain)) / 2);
    expect(tricks).toEqual(leads.map((lead) => lead.tricks));
  }
});

test('the tricks of a deal as it is played card by card', () => {
  for (const deal of DEALS) {
    expect(traceOf(solver, deal)).toEqual(deal.trace);
  }
});

test('lists that are none are refused with a sentence', () => {
  expect(parseBridgeList('')).toMatch(/no deal/);
  expect(parseBridgeList('PBN 0 0 9 0 "N:"')).toMatch(/^Line 1 is not a deal/);
});
