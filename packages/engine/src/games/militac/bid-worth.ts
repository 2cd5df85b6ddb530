// What a bid of Militac is worth: its value by the printed table, and in words for a player about to bid.

import { SQUADS } from '../../mechanics/squads.ts';
import { type Company, militacValues } from '../../packs/parker.ts';

export function bidPays(squads: number, company: string): number {
  return militacValues[company as Company | 'combined'][militacValues.squadsBid.indexOf(squads)];
}

/** MIL, Scoring: made it pays its value and a point for each squad above; failed, the others get the value. */
export function worthOfBid(squads: number, company: string): string {
  const value = bidPays(squads, company);
  const above = squads < SQUADS ? ', and 1 for each squad above' : '';
  return `Made: ${value}${above}. Failed: ${value} to the others.`;
}
