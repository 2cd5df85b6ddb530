// What a seat sees, and what is asked of it in one sentence.

import type { Actor, Move, Notice, Scene, View } from '../../game.ts';
import { OPEN, VEILED } from '../../game.ts';
import { makeCards } from '../../pack.ts';
import { sigs } from '../../packs/sigs.ts';
import { cardsIn, WORDS } from './cards.ts';
import { DISCARD, deedOf, GIVE_CARD } from './moves.ts';
import { DEAL, knownHand, NO_CARD, NOBODY, OVER, PHASES, type Sigs } from './position.ts';
import { cardsOfSet, factOfSet, nameOfSet, SET } from './sets.ts';

/** A given card is seen by two (SIG-36), the last card lies face down (SIG-40); everything else is open. */
export function notice(p: Sigs, actor: Actor, move: Move, seat: number): Notice {
  if (deedOf(move) === GIVE_CARD) return seat === p.turn ? OPEN : VEILED;
  return deedOf(move) === DISCARD && p.counts[actor] === 1 ? VEILED : OPEN;
}

export function view(p: Sigs, seat: number): Scene {
  const sets = Array.from({ length: p.sets.length / SET }, (_, k) => k);
  const places: Scene['places'] = {};
  for (let s = 0; s < p.agreed.seats; s++) places[`hand:${s}`] = handSeen(p, seat, s);
  places['reserve'] = new Array(p.left).fill(null);
  places['active'] = makeCards(sigs, p.active);
  for (const k of sets) places[nameOfSet(k)] = makeCards(sigs, cardsOfSet(p.sets, k));
  places['down'] = p.down === NO_CARD ? [] : makeCards(sigs, [p.down]);
  return {
    phase: PHASES[p.phase],
    places,
    facts: {
      dealer: p.dealer,
      turn: p.turn === NOBODY ? null : p.turn,
      sets: sets.map((k) => factOfSet(p.sets, k)),
      credit: p.credit.slice(),
      quiet: p.quiet,
    },
    scores: p.scores.slice(),
  };
}

/** A hand as `viewer` knows it: whole if it is his own or the hand is over. */
function handSeen(p: Sigs, viewer: number, seat: number): (string | null)[] {
  if (viewer === seat || p.phase === DEAL || p.phase === OVER) {
    return makeCards(sigs, cardsIn(p.hands, WORDS * seat));
  }
  const cards: (string | null)[] = makeCards(sigs, cardsIn(knownHand(p, viewer, seat), 0));
  while (cards.length < p.counts[seat]) cards.push(null);
  return cards;
}

export function prompt(v: View): string {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  switch (v.phase) {
    case 'over':
      return 'The match is over.';
    case 'deal':
      return 'The next hand is about to be dealt.';
    case 'renew':
      return 'The Reserve is empty: the Active pile is shuffled to renew it.';
    case 'draw':
      return mine ? askDraw(v) : 'Wait for the player in turn to draw.';
    case 'play':
      return mine ? askPlay(v) : 'Wait for the player in turn to play and discard.';
    case 'window':
      return askCall(v, mine);
    default:
      return mine
        ? 'You called Halt!: give a card of your hand to the player who erred.'
        : 'Wait for the caller of Halt! to give a card.';
  }
}

function askDraw(v: View): string {
  const choices: string[] = [];
  if (v.legal.includes('draw reserve')) choices.push('from the Reserve');
  if (v.legal.includes('draw active')) choices.push('the top card of the Active pile');
  if (v.legal.some((text) => text.startsWith('draw buried'))) {
    choices.push('a buried card that goes into a set at once, with all above it');
  }
  return `Your turn: draw ${choices.join(', or ')}.`;
}

function askPlay(v: View): string {
  if (!v.legal.some((text) => text.startsWith('discard'))) {
    return 'The buried card must go into a set now: lay a set with it, add it, or swap it for an auxiliary.';
  }
  if (v.places[`hand:${v.seat}`].length === 1) return 'Discard your last card face down: SIGS!';
  const plays = ['lay', 'add', 'swap'].filter((verb) => v.legal.some((text) => text.startsWith(verb)));
  return plays.length === 0
    ? 'Your turn: discard a card.'
    : `Your turn: ${plays.join(', ')} if you like, then discard.`;
}

function askCall(v: View, mine: boolean): string {
  const card = sigs.say(sigs.find(v.places['active'].at(-1)!)!);
  if (!mine) return `A discard fits the table: ${card}. An opponent may call Halt!`;
  return v.legal.length > 0
    ? `A playable card was discarded, ${card}: call Halt! and say where it goes, or let it pass.`
    : `A playable card was discarded, ${card}; you cannot use it yourself.`;
}
