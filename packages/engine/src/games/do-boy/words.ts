// Do-Boy in words: texts of moves, refusals, prompts, and how the points of each hand came about.

import type { Prompt } from '../../asked.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { companyOf, holdsCard, orderToFollow } from '../../mechanics/companies.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { makeCards } from '../../pack.ts';
import { companies, doBoyPoints, parker } from '../../packs/parker.ts';
import { type DoBoy, EXCHANGE, GIFT, NOBODY, OVER, PLAY } from './position.ts';

export function text(p: DoBoy, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${parker.ids[move]}`;
  return `give ${makeCards(parker, unpackChoice(move, GIFT)).join(' ')}`;
}

export function refuse(p: DoBoy, seat: Actor, action: string): string {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === EXCHANGE) {
    if (verb !== 'give') return 'Cards are exchanged first: give three cards to the left (DOB-1).';
    if (ids.length !== GIFT) return `Exactly three cards are given, not ${ids.length} (DOB-1).`;
    return 'Give three different cards of your own hand, written in the order of the pack (DOB-1).';
  }
  if (verb !== 'play' || ids.length !== 1) return 'Play one card of your hand (DOB-2).';
  const card = parker.find(ids[0]);
  if (card === undefined) return `Name one card of your hand, not ${JSON.stringify(ids[0])} (DOB-2).`;
  if (!holdsCard(p.hands, seat, card)) return `You do not hold ${parker.say(card)} (DOB-2).`;
  if (p.taker === NOBODY) return 'The President may be led only as your last card (DOB-3).';
  return `You hold ${companies[p.led].title}, the company led, and must follow it (DOB-4).`;
}

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'exchange') {
    return mine
      ? `Choose three cards to give to {${leftOf(v)}}.`
      : 'The others are still choosing their gifts.';
  }
  if (!mine) return 'Wait for the others.';
  const led = v.places['squad'][0];
  if (led === undefined) {
    if (v.legal.includes('play PRES')) return { head: 'Your last card is the President', rest: 'lead him.' };
    const heldBack = v.places[`hand:${v.seat}`].length !== v.legal.length;
    return heldBack ? 'Lead any card but the President.' : 'Lead any card.';
  }
  if (led === 'PRES') return { head: 'The President was led', rest: 'play your last card.' };
  return orderToFollow(companyOf(parker.find(led!)!), v.legal);
}

/** DOB-1: whoever gets the gift of the seat that holds this view. */
function leftOf({ seat, places }: View): number {
  return (seat! + 1) % Object.keys(places).filter((place) => place.startsWith('hand:')).length;
}

/** What a hand came about from besides Infantry: the seat that took the President. */
export interface DoBoyHandFacts {
  readonly president: number;
}

export function tally(p: DoBoy): Tally<DoBoyHandFacts> {
  const hands = sheetEntries(p.sheet).map(({ points, president }) => ({
    points,
    facts: { president },
    lines: points.map((cost, seat) => `{${seat}} ${costInWords(cost, seat === president)}`),
  }));
  if (p.phase !== OVER) return { hands };
  const lowest = Math.min(...p.scores);
  const winners = p.scores.flatMap((s, seat) => (s === lowest ? [seat] : []));
  return { hands, result: { scores: p.scores.slice(), winners } };
}

function costInWords(cost: number, president: boolean): string {
  const infantry = president ? cost - doBoyPoints.president : cost;
  const took = infantry > 0 ? [`${infantry} Infantry`] : [];
  if (president) took.push('the President');
  return took.length > 0 ? `took ${took.join(' and ')}: ${cost}` : 'took nothing that counts: 0';
}
