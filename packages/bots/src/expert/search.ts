// The search of the strong bots: where habits name very many choices, those that are made most often.

import type { Ask, Move } from '@messdeck/engine';
import { Search } from '../search.ts';

/** So many choices are compared. */
const COMPARED = 24;

export class ExpertSearch extends Search {
  protected override habits(ask: Ask): Map<Move, number> | undefined {
    const often = this.sample(ask);
    if (!often || often.size <= COMPARED) return often;
    return new Map([...often].sort((a, b) => b[1] - a[1]).slice(0, COMPARED));
  }
}
