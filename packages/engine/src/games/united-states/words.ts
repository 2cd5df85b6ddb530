// United States in words: texts of moves, refusals, prompts, and how the points of each hand came about.

import { type Prompt, yourTurn } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import { borders, holds } from '../../mechanics/borders.ts';
import { listOr } from '../../mechanics/lists.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { type Card, sayCard } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { legal, PASS } from './play.ts';
import {
  belongs,
  CARD_MASK,
  CORNERS,
  DISCARD,
  GIVE,
  type HandEntry,
  KANSAS,
  NO_CARD,
  NOBODY,
  OVER,
  PLAY,
  type UnitedStates,
  WINDOW,
} from './position.ts';

export function text(p: UnitedStates, _seat: Actor, move: Move): string {
  if (p.phase === WINDOW) return 'call';
  if (p.phase === GIVE) return `give ${sammy.ids[move]}`;
  if (p.phase === DISCARD) return `discard ${sammy.ids[move]}`;
  return move === PASS ? 'pass' : `unite ${sammy.ids[move >> 6]} ${sammy.ids[move & CARD_MASK]}`;
}

export function refuse(p: UnitedStates, seat: Actor, action: string): string {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === WINDOW) return 'A card has just been laid: write "call" alone, or let it stand (US-21).';
  if (p.phase === GIVE)
    return refuseCard(p, ids, verb === 'give' ? '' : 'A card is to be given first: ', 'US-23');
  if (p.phase === DISCARD) {
    return refuseCard(p, ids, verb === 'discard' ? '' : 'The hand is blocked: ', 'US-17');
  }
  if (p.phase !== PLAY) return 'The cards have yet to be dealt (US-4).';
  if (verb === 'unite') return refuseUnite(p, seat, ids);
  if (verb === 'pass') return refusePass(p, seat, ids);
  if (verb === 'call')
    return 'There is no play to call now: a call follows a card at once, in honor mode (US-21).';
  if (verb === 'give') return 'A card is given only after a call that asks for one (US-23).';
  return 'Cards are thrown away only after a blocked hand (US-17).';
}

/** For the phases in which one card of the hand is to be named. */
function refuseCard(p: UnitedStates, ids: readonly string[], why: string, rule: string): string {
  const verb = p.phase === GIVE ? 'give' : 'discard';
  const card = ids.length === 1 ? sammy.find(ids[0]) : undefined;
  if (why !== '' || card === undefined)
    return `${why}${why === '' ? 'W' : 'w'}rite "${verb}" and one card of your hand (${rule}).`;
  return `You do not hold ${sammy.say(card)} (${rule}).`;
}

function refusePass(p: UnitedStates, seat: Actor, ids: readonly string[]): string {
  if (p.snappy) return 'There are no turns in snappy play and nobody passes: lay a card or wait (US-30).';
  if (ids.length > 0) return 'Write "pass" alone (US-12).';
  const moves: Move[] = [];
  legal(p, seat, moves);
  const possible = moves.find((move) => move !== PASS && belongs(move >> 6, move & CARD_MASK))!;
  const [card, top] = [possible >> 6, possible & CARD_MASK];
  const where = top === KANSAS ? 'at its corner of Kansas' : `on ${sammy.say(top)}`;
  return `You can lay a card, ${sammy.say(card)} ${where}, and may not pass (US-12).`;
}

function refuseUnite(p: UnitedStates, seat: Actor, ids: readonly string[]): string {
  const [card, top] = ids.map((id) => sammy.find(id));
  if (ids.length !== 2 || card === undefined || top === undefined) {
    return 'Name a card of your hand and the card on which it is laid: "unite TX OK" (US-9).';
  }
  if (!holds(p.hands[2 * seat], p.hands[2 * seat + 1], card))
    return `You do not hold ${sammy.say(card)} (US-9).`;
  return refuseTop(p, card, top);
}

function refuseTop(p: UnitedStates, card: Card, top: Card): string {
  const tops = p.tops.filter((lies) => lies !== NO_CARD);
  // Where a card fits nowhere, all tops are named: anyone who taps it has none in mind.
  const lost = tops.length > 0 && !CORNERS.includes(card) && !tops.some((lies) => borders(card, lies));
  const where = listOr((lost ? tops : [top]).map((lies) => sammy.say(lies)));
  const apart = `${sammy.say(card)} does not border ${where}`;
  if (top === KANSAS) {
    const reason = lost ? `, and ${apart}` : '';
    return `Only Missouri, Oklahoma, Nebraska and Colorado are laid at Kansas${reason} (US-8).`;
  }
  if (!tops.includes(top)) return `${capital(sammy.say(top))} is not the top card of a stack (US-9).`;
  if (CORNERS.includes(card))
    return `${capital(sammy.say(card))} is laid at its own corner of Kansas and nowhere else (US-8).`;
  return `${capital(apart)} (US-9).`;
}

/** Whether nobody could lay any more before somebody was out. */
export interface UnitedStatesHandFacts {
  readonly blocked: boolean;
}

export function tally(p: UnitedStates): Tally<UnitedStatesHandFacts> {
  const hands = sheetEntries(p.sheet).map((entry) => ({
    points: entry.points,
    facts: { blocked: entry.blocked },
    lines: linesOf(entry),
  }));
  if (p.phase !== OVER) return { hands };
  const best = Math.max(...p.scores);
  return { hands, result: { scores: p.scores.slice(), winners: [p.scores.indexOf(best)] } };
}

function linesOf({ points, winner, blocked, left }: HandEntry): string[] {
  if (winner === NOBODY) return ['Blocked, and several held the fewest cards: the hand does not count.'];
  const others = left.flatMap((value, seat) => (seat === winner ? [] : [`{${seat}} ${value}`])).join(', ');
  const how = blocked ? 'held the fewest cards when the hand was blocked' : 'went out';
  const lines = [`{${winner}} ${how}; border states left with the others: ${others}: +${points[winner]}.`];
  points.forEach((cost, seat) => {
    if (cost < 0) lines.push(`{${seat}} held the most: −${-cost}.`);
  });
  return lines;
}

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  switch (v.phase) {
    case 'play':
      return mine ? promptPlay(v) : 'Wait for your turn.';
    case 'window':
      return mine
        ? { head: laidIn(v), rest: 'call it if it is wrong, or let it stand.' }
        : { head: laidIn(v), rest: 'it may still be called.' };
    case 'give':
      return mine ? `Give a card of your hand to ${takerIn(v)}.` : 'Wait until the card is given.';
    case 'discard':
      return mine
        ? promptDiscard(v)
        : { head: 'The hand is blocked', rest: 'the others throw cards away in turn.' };
    case 'over':
      return 'The match is over.';
    default:
      return 'The cards are about to be dealt.';
  }
}

function promptPlay(v: View): Prompt {
  const snappy = v.actors.includes('clock');
  if (snappy)
    return v.legal.length > 0 ? 'Lay a card any time you like.' : 'You have nothing to lay right now.';
  if (!v.legal.includes('pass')) return yourTurn(`lay ${whatCanBeLaid(v)}.`);
  if (v.legal.length === 1) {
    const why = whyBlocked(v);
    return { ...yourTurn(`${why}, so you pass.`), why };
  }
  return yourTurn(`lay ${whatCanBeLaid(v)}, or pass.`);
}

/** US-12: "you hold no neighbour of Texas or Ohio"; before a corner is begun only its own states could be laid. */
function whyBlocked({ places }: View): string {
  const tops = Object.keys(places).flatMap((place) =>
    place.startsWith('corner:') ? (places[place].at(-1) ?? []) : [],
  );
  if (tops.length === 0) return 'you hold none of the four states around Kansas';
  return `you hold no neighbor of ${listOr(tops.map(nameOf))}`;
}

/** More than these are ringed in the hand, and not named. */
const MOST_NAMED = 3;

/** "Texas on Oklahoma or Iowa on Nebraska"; on honor anything can be laid, so nothing is told. */
function whatCanBeLaid(v: View): string {
  const ways = v.legal.flatMap((text) => {
    const [verb, card, top] = text.split(' ');
    if (verb !== 'unite') return [];
    return `${nameOf(card)} ${whereOn(top)}`;
  });
  return ways.length > MOST_NAMED ? 'a card on a state that it borders' : listOr(ways);
}

function laidIn(v: View): string {
  const { card, top } = v.facts['window'] as { card: string; top: string };
  return `${capital(nameOf(card))} was laid ${whereOn(top)}`;
}

/** US-8, US-9. */
function whereOn(top: string): string {
  return top === 'KS' ? 'at its corner' : `on ${nameOf(top)}`;
}

/** The player called pays for a false call, the caller for a right one. */
function takerIn({ seat, facts }: View): string {
  const { by } = facts['window'] as { by: number };
  return seat === by ? `{${facts['caller']}}, who called wrong` : `{${by}}, whose card was wrong`;
}

function promptDiscard(v: View): Prompt {
  const quota = v.places[`hand:${v.facts['winner'] as number}`].length;
  const left = quota - v.places[`discards:${v.seat!}`].length;
  const away = left === 1 ? 'one more card' : `${left} more cards`;
  return {
    head: 'Blocked',
    rest: `nobody can lay, and the fewest cards win. Throw away ${away}; border states you keep score for the winner.`,
  };
}

function nameOf(id: string): string {
  return sayCard(sammy, id);
}
