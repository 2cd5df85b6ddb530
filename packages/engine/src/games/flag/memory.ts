// What the player of Flag remembers, and the positions that can be imagined from that.

import type { Entry } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import type { Random } from '../../random.ts';
import { clone, DECK, Flag, NO_PASS, PHASES, start, UNKNOWN } from './position.ts';

/** What the player remembers: the view holds all of it, the cards not known yet are UNKNOWN. */
export interface FlagSeen {
  known: Flag;
}

export function newMemory(): FlagSeen {
  return { known: start() };
}

export function remember(seen: FlagSeen, { view: v }: Entry): void {
  const cards = (place: string): Card[] =>
    v.places[place].map((id) => (id === null ? UNKNOWN : sammy.find(id)!));
  const p = new Flag();
  p.phase = PHASES.indexOf(v.phase);
  p.stacks = [cards('stack:1'), cards('stack:2'), cards('stack:3'), cards('stack:4')];
  p.faceDown = (v.facts['faceDown'] as number[]).slice();
  p.hand = cards('hand');
  p.waste = cards('waste');
  p.flags = cards('flags');
  p.pass = v.facts['pass'] as number;
  p.playsThisPass = v.facts['playsThisPass'] as number;
  p.playsLastPass = (v.facts['playsLastPass'] as number | undefined) ?? NO_PASS;
  p.possibleThisPass = v.facts['possibleThisPass'] as boolean;
  seen.known = p;
}

export function imagine(seen: FlagSeen, random: Random): Flag {
  const p = clone(seen.known);
  const piles = [...p.stacks, p.hand, p.waste, p.flags];
  const known: boolean[] = new Array(DECK.length).fill(false);
  for (const pile of piles) for (const card of pile) if (card !== UNKNOWN) known[card] = true;
  const unknown = random.shuffle(DECK.filter((card) => !known[card]));
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) if (pile[i] === UNKNOWN) pile[i] = unknown.pop()!;
  }
  return p;
}
