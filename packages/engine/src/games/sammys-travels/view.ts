// Sammy's Travels: what a seat may know of a position, and what is asked of it.

import { seatsOf } from '../../actors.ts';
import type { Json, Scene, View } from '../../game.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { MAINE, OVER, PHASES, PLAY, type SammysTravels, scoresOf } from './position.ts';

/** Everybody sees the same: a hand is hidden from its player as from the others. */
export function view(p: SammysTravels, _seat: number): Scene {
  const places: Scene['places'] = {};
  for (let s = 0; s < p.seats; s++) {
    const hand = p.held[s].slice(p.dealt[s]).reverse();
    places[`hand:${s}`] =
      p.turned & (1 << s) || p.phase === OVER ? makeCards(sammy, hand) : hand.map(() => null);
    places[`stock:${s}`] = makeCards(sammy, p.held[s].slice(0, p.dealt[s]));
    places[`travel:${s}`] = makeCards(sammy, p.travel[s]);
  }
  places['aside'] = p.shared ? [sammy.ids[MAINE]] : [];
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: scoresOf(p) };
}

function factsOf(p: SammysTravels): Record<string, Json> {
  const facts: Record<string, Json> = {};
  if (p.starters.length > 0) facts['start'] = makeCards(sammy, p.starters);
  if (p.phase !== PLAY && p.phase !== OVER) return facts;
  facts['idle'] = p.idle.slice();
  if (p.shared) {
    facts['turn'] = p.turn;
    facts['dealt'] = p.hasDealt;
  } else {
    facts['stopped'] = seatsOf(p.stopped);
  }
  return facts;
}

export function prompt(v: View): string {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'shuffle') return 'The cards are about to be dealt.';
  if (v.phase === 'start')
    return mine ? 'Choose the state from which you start.' : 'Wait for the starting point.';
  if (mine) return promptPlay(v);
  return v.facts['turn'] === undefined ? 'Your journey is over.' : 'Wait for your turn.';
}

function promptPlay({ legal }: View): string {
  const transfer = legal.find((action) => action.startsWith('transfer '));
  const wishes = Object.keys(WISHES).flatMap((verb) => (legal.includes(verb) ? [WISHES[verb]] : []));
  if (transfer !== undefined) {
    const card = sammy.say(sammy.find(transfer.split(' ')[1])!);
    if (wishes.length === 0) return `Travel on to ${card}: it borders your way and must be transferred.`;
    wishes.unshift(`travel on to ${card}`);
  }
  const last = wishes.pop()!;
  const sentence = wishes.length > 0 ? `${wishes.join(', ')}, or ${last}.` : `${last}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const WISHES: Readonly<Record<string, string>> = {
  deal: 'deal the next card',
  turn: 'turn your stock over',
  pass: 'end your turn',
  stop: 'stop here',
};
