// What is seen of Flag: the player and a spectator see the same.

import type { Scene } from '../../game.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { complete, DECK, type Flag, flagInHand, NO_PASS, OVER, PHASES, SHUFFLE, STACKS } from './position.ts';

/** What the views of Flag tell beside cards; nothing before the deal. */
export type FlagFacts = {
  faceDown?: number[];
  /** The rank of the flag in hand. */
  flag?: number;
  pass?: number;
  playsThisPass?: number;
  playsLastPass?: number;
  possibleThisPass?: boolean;
};

/** A spectator sees what the player sees. */
export function view(p: Flag): Scene {
  const over = p.phase === OVER;
  const places: Scene['places'] = {};
  for (let stack = 0; stack < STACKS; stack++) {
    const hidden = over ? 0 : p.faceDown[stack];
    places[`stack:${stack + 1}`] = p.stacks[stack].map((card, i) => (i < hidden ? null : sammy.ids[card]));
  }
  // From the second pass on every card of the hand has been seen.
  places['hand'] = over || p.pass > 1 ? makeCards(sammy, p.hand) : p.hand.map(() => null);
  places['waste'] = makeCards(sammy, p.waste);
  places['flags'] = makeCards(sammy, p.flags);
  const facts: FlagFacts = {};
  if (p.phase !== SHUFFLE) {
    facts.faceDown = p.faceDown.slice();
    if (p.flags.length < DECK.length) facts.flag = flagInHand(p);
    facts.pass = p.pass;
    facts.playsThisPass = p.playsThisPass;
    if (p.playsLastPass !== NO_PASS) facts.playsLastPass = p.playsLastPass;
    facts.possibleThisPass = p.possibleThisPass;
  }
  return { phase: PHASES[p.phase], places, facts, scores: [complete(p)] };
}
