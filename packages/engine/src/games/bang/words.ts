// Bang in words: texts of moves, refusals, prompts, and how the match ended.

import { type Prompt, yourTurn } from '../../asked.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import type { Rules } from '../../options.ts';
import { CALL, STAND_OFF } from './play.ts';
import { type Bang, LAY, OVER, ownedCards, WINDOW } from './position.ts';

export function text(_p: Bang, _seat: Actor, move: Move): string {
  return move === CALL ? 'bang' : 'play';
}

/** The game in two or three sentences, for whoever is about to begin. */
export function inShort(rules: Rules): string {
  const wrong = rules['falseCall'] === 'pay' ? ' A wrong call costs a card.' : '';
  return `Cards are laid one after another. When two piles show the same number, call first.${wrong}`;
}

export function refuse(p: Bang, _seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase === WINDOW && verb === 'play') {
    return 'The call window is open: no card is laid until the clock closes it (BNG-4).';
  }
  if (p.phase === LAY && verb === 'bang') {
    return 'No call window is open: "bang" is called after a card is laid and before the clock closes its window (BNG-4).';
  }
  const rule =
    verb === 'play' ? 'the top card of your hand is laid unseen (BNG-2)' : 'a call is the word alone (BNG-4)';
  return `Say "${verb}" without ${JSON.stringify(words.join(' '))}: ${rule}.`;
}

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'lay')
    return mine ? yourTurn('lay the top card of your hand.') : 'Watch for the next card.';
  if (v.phase !== 'window') return 'The cards are about to be dealt.';
  // Whether the card matches is for the player to see; no word here may tell.
  if (mine) return 'Call bang if the card just laid matches the top of another pile; otherwise let it pass.';
  const called = v.seat !== null && (v.facts.called as number[]).includes(v.seat);
  return called ? 'You called. Wait until the window closes.' : 'The players may call now.';
}

export function tally(p: Bang): Tally {
  if (p.phase !== OVER) return { hands: [] };
  const points = ownedCards(p);
  const most = Math.max(...points);
  const winners = points.flatMap((cards, seat) => (cards === most ? [seat] : []));
  const lines = points.map((cards, seat) => `{${seat}} owned ${cards} of the 48 cards`);
  return { hands: [{ points, lines: [...lines, endingOf(p)] }], result: { scores: points, winners } };
}

function endingOf(p: Bang): string {
  if ((p.inGame & (p.inGame - 1)) === 0) return 'Everybody else was out of cards (BNG-9)';
  if (p.laid >= p.limit) return `The limit of ${p.limit} cards laid was reached (BNG-10)`;
  return `A stand-off: ${STAND_OFF} cards were laid in a row without a match won (BNG-11)`;
}
