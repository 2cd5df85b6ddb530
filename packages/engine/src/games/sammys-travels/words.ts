// Sammy's Travels in words: texts of moves, refusals, prompts, and what was travelled.

import type { Prompt } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import { sayCard } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { endOf, isDeadEnd, type JourneyEnd, usedUp } from './ending.ts';
import { DEAL, PASS, STOP, TURN } from './play.ts';
import {
  canTransfer,
  isIdle,
  MAINE,
  OVER,
  type SammysTravels,
  START,
  scoresOf,
  stockTop,
  topOf,
  UNION,
  UNKNOWN,
} from './position.ts';

const WORDS: ReadonlyMap<Move, string> = new Map([
  [DEAL, 'deal'],
  [TURN, 'turn'],
  [PASS, 'pass'],
  [STOP, 'stop'],
]);

export function text(p: SammysTravels, _seat: Actor, move: Move): string {
  if (p.phase === START) return `start ${sammy.ids[move]}`;
  return WORDS.get(move) ?? `transfer ${sammy.ids[move >> 6]} ${sammy.ids[move & 63]}`;
}

export function refuse(p: SammysTravels, seat: Actor, action: string): string {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === START)
    return verb === 'start' ? refuseStart(p, ids) : 'The starting point comes first (TRV-2).';
  if (verb === 'start') return 'The starting point is settled (TRV-2).';
  if (verb === 'transfer') return refuseTransfer(p, seat, ids);
  if (ids.length > 0) return `Write "${verb}" alone.`;
  if (verb === 'pass' && !p.shared)
    return 'With a pack of one’s own there are no turns to pass; one may stop (TRV-13).';
  if (verb === 'stop' && p.shared)
    return 'With one pack for two nobody stops; end your turn with "pass" (TRV-16).';
  if (p.mustTransfer && canTransfer(p, seat)) {
    return `${capital(sammy.say(stockTop(p, seat)))} can be transferred, and so it must be (TRV-19).`;
  }
  if (verb === 'pass') return 'A card is dealt before the turn is passed (TRV-16).';
  if (p.shared && p.hasDealt) return 'You have dealt in this turn; end it with "pass" (TRV-16).';
  if (!p.shared && isIdle(p, seat))
    return 'You have let every card go by twice, and may not deal on (TRV-14).';
  if (verb === 'deal') return 'Your hand is empty; turn your stock over first (TRV-10).';
  return 'Your stock is turned over only when your hand is empty (TRV-10).';
}

function refuseStart(p: SammysTravels, ids: readonly string[]): string {
  const card = ids.length === 1 ? sammy.find(ids[0]) : undefined;
  const rule = p.shared ? 'TRV-6' : 'TRV-2';
  if (card === undefined) return `Name one card as the starting point: "start CA" (${rule}).`;
  if (!UNION.includes(card))
    return `${capital(sammy.say(card))} borders no state and is not in this game (${rule}).`;
  if (card === MAINE) return 'Maine is laid aside with one pack for two (TRV-5).';
  return `${capital(sammy.say(card))} is the other starter already (TRV-6).`;
}

function refuseTransfer(p: SammysTravels, seat: Actor, ids: readonly string[]): string {
  const [card, top] = ids.map((id) => sammy.find(id));
  if (ids.length !== 2 || card === undefined || top === undefined) {
    return 'Name the top card of your stock and the card it is laid on: "transfer NH ME" (TRV-9).';
  }
  const mine = stockTop(p, seat);
  if (mine === UNKNOWN) return 'Your stock is empty; deal a card first (TRV-9).';
  if (card !== mine)
    return `Only ${sammy.say(mine)}, the top card of your stock, can be transferred (TRV-9).`;
  const stacks = p.shared ? [0, 1] : [seat];
  if (!stacks.some((stack) => topOf(p, stack) === top)) {
    const tops = stacks.map((stack) => sammy.say(topOf(p, stack))).join(' or ');
    return `${capital(sammy.say(top))} is not where the way ends; that is ${tops} (TRV-9).`;
  }
  return `${capital(sammy.say(card))} does not border ${sammy.say(top)} (TRV-9).`;
}

export function tally(p: SammysTravels): Tally {
  if (p.phase !== OVER) return { hands: [] };
  const scores = scoresOf(p);
  const hands = [{ points: scores, lines: scores.map((points, seat) => lineOf(p, seat, points)) }];
  const best = Math.max(...scores);
  const alone = p.seats === 1 && best === UNION.length;
  const won = p.seats === 2 && scores[0] !== scores[1];
  return { hands, result: { scores: scores.slice(), winners: alone || won ? [scores.indexOf(best)] : [] } };
}

function lineOf(p: SammysTravels, seat: number, points: number): string {
  if (!p.shared) return `{${seat}} visited ${points} of the 49 states: ${points}.`;
  if (!p.byStack) return `{${seat}} transferred ${points} of 23 cards: ${points}.`;
  const starter = sammy.say(p.starters[seat]);
  return `The stack of {${seat}} from ${starter} visits ${points} states, no matter who laid them: ${points}.`;
}

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'shuffle') return 'The cards are about to be dealt.';
  if (v.phase === 'start')
    return mine ? 'Choose the state from which you start.' : 'Wait for the starting point.';
  if (mine) return promptPlay(v);
  if (v.facts['turn'] !== undefined) return 'Wait for your turn.';
  const traveling = v.actors.map((seat) => `{${seat}}`);
  const others = `${traveling.join(' and ')} ${traveling.length > 1 ? 'are' : 'is'} still traveling.`;
  const end = v.seat === null ? undefined : endOf(v, v.seat);
  return end ? { head: 'Your journey is over', rest: `${yourEnd(end, v)}. ${others}` } : others;
}

/** Why the viewer's own journey is over, which the others' may not be. */
function yourEnd(end: JourneyEnd, { seat, places }: View): string {
  const way = places[`travel:${seat}`];
  const last = sayCard(sammy, way.at(-1)!);
  const why: Readonly<Record<JourneyEnd, string>> = {
    complete: `you have been through all ${UNION.length} states`,
    'dead-end': `you have been to every neighbor of ${last}`,
    stopped: `you stopped in ${last}`,
    'gone-by': 'every card has gone by twice',
  };
  return why[end];
}

function promptPlay(v: View): Prompt {
  const { legal } = v;
  const transfer = legal.find((action) => action.startsWith('transfer '));
  const wishes = Object.keys(WISHES).flatMap((verb) => (legal.includes(verb) ? [WISHES[verb]] : []));
  if (transfer !== undefined) {
    const state = transfer.split(' ')[1];
    const card = sayCard(sammy, state) + (isDeadEnd(usedUp(v, v.seat!), state) ? ' (a dead end)' : '');
    if (wishes.length === 0)
      return { head: `Travel on to ${card}`, rest: 'it borders your way and must be transferred.' };
    // Who lets it go by now sees it no more: that is said before it is too late.
    if (comesLast(v))
      return { head: `Last chance for ${card}`, rest: `${listed(['travel on to it', ...wishes])}.` };
    wishes.unshift(`travel on to ${card}`);
  }
  return capital(`${listed(wishes)}.`);
}

/** "deal the next card, or stop here". */
function listed(wishes: readonly string[]): string {
  const first = wishes.slice(0, -1);
  return first.length > 0 ? `${first.join(', ')}, or ${wishes.at(-1)!}` : wishes[0];
}

/** TRV-14: the top of the stock comes up again after as many deals as cards are held, if so many are left. */
function comesLast({ seat, places, facts }: View): boolean {
  if (facts['turn'] !== undefined) return false;
  const held = places[`hand:${seat}`].length + places[`stock:${seat}`].length;
  return (facts['idle'] as number[])[seat!] > held;
}

const WISHES: Readonly<Record<string, string>> = {
  deal: 'deal the next card',
  turn: 'turn your stock over',
  pass: 'end your turn',
  stop: 'stop here',
};
