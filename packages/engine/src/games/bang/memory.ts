// What a seat remembers of Bang from its stream, and the positions it can imagine from that.

import type { Entry } from '../../game.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';
import { closeWindow, cutForDeal, dealHands, lay, takeUpIfEmpty } from './play.ts';
import { type Bang, clone, DECK, start, UNKNOWN, WINDOW } from './position.ts';

/** What a seat remembers: every packet slot by slot, the cards of those that have been laid, and all other cards. */
export interface BangSeen {
  readonly seat: number;
  readonly known: Bang;
  /** The card of each slot, or UNKNOWN; `known.faces` is this list. */
  faces: Card[];
  /** Cards never laid since the deal: nobody knows where they are. */
  hidden: Card[];
}

export function newMemory(rules: Rules, seats: number, seat: number): BangSeen {
  return { seat, known: start(rules, seats), faces: [], hidden: [] };
}

export function remember(seen: BangSeen, entry: Entry): void {
  const { known } = seen;
  const [verb, ...ids] = entry.do.split(' ');
  if (verb === 'cut')
    cutForDeal(
      known,
      ids.map((id) => parker.find(id)!),
    );
  else if (verb === 'shuffle') seeDeal(seen);
  else if (verb === 'play') seeCard(seen, entry);
  else if (verb === 'bang') known.calls |= 1 << (entry.by as number);
  else {
    known.calls = (entry.view.facts.lastCalls as number[]).reduce((set, seat) => set | (1 << seat), 0);
    closeWindow(known);
  }
}

function seeDeal(seen: BangSeen): void {
  seen.faces = DECK.map(() => UNKNOWN);
  seen.hidden = DECK.slice();
  dealHands(seen.known, seen.faces);
}

function seeCard(seen: BangSeen, { by, view: { places } }: Entry): void {
  const { known, faces } = seen;
  const seat = by as number;
  takeUpIfEmpty(known, seat);
  const slot = known.packets.first[seat];
  if (faces[slot] === UNKNOWN) {
    faces[slot] = parker.find(places[`pile:${seat}`].at(-1)!)!;
    seen.hidden.splice(seen.hidden.indexOf(faces[slot]), 1);
  }
  lay(known, seat);
}

export function imagine(seen: BangSeen, random: Random): Bang {
  const p = clone(seen.known);
  if (seen.hidden.length > 0) {
    const cards = random.shuffle(seen.hidden.slice());
    p.faces = seen.faces.map((card) => (card === UNKNOWN ? cards.pop()! : card));
  }
  if (p.phase === WINDOW) imagineCalls(seen, p, random);
  return p;
}

/** Others may have called already; each is imagined to have, with such a chance that one call in all is likely. */
function imagineCalls(seen: BangSeen, p: Bang, random: Random): void {
  const players = bitCount(p.inGame);
  for (let seat = 0; seat < p.seats; seat++) {
    if (seat !== seen.seat && p.inGame & (1 << seat) && random.below(players) === 0) p.calls |= 1 << seat;
  }
}
