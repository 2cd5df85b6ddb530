// Flag in words: texts of moves, refusals, prompts, and the rank attained.

import type { Prompt } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { Actor, Move, Tally, View } from '../../game.ts';
import { either } from '../../mechanics/either.ts';
import { sayCard } from '../../pack.ts';
import { ranks, sammy } from '../../packs/sammy.ts';
import { CARD_BITS, DEAL, STOP, TURN } from './play.ts';
import { complete, FLAGS, type Flag, flagInHand, OVER, orderOf, stackOf, UNCLE_SAM } from './position.ts';

/** FLG-7 and FLG-8, in short. */
export const LIES = 'Build down in a different suit. Only an Uncle Sam fills a space.';

/** The rank attained with 0 to 14 flags. */
export const attained: readonly string[] = [
  'no rank',
  'Private',
  'Corporal',
  'Sergeant',
  'Second Lieutenant',
  'First Lieutenant',
  'Captain',
  'Major',
  'Lieutenant Colonel',
  'Colonel',
  'Brigadier General',
  'Major General',
  'Lieutenant General',
  'General',
  'Retired General',
];

export function text(_p: Flag, _seat: Actor, move: Move): string {
  if (move === DEAL) return 'deal';
  if (move === TURN) return 'turn';
  if (move === STOP) return 'stop';
  const id = sammy.ids[move & 63];
  const target = move >> CARD_BITS;
  return target === 0 ? `flag ${id}` : `move ${id} ${target}`;
}

export function refuse(p: Flag, _seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (verb === 'flag') return refuseFlag(p, words);
  if (verb === 'move') return refuseMove(p, words);
  if (words.length > 0) return `Say "${verb}" and nothing else (FLG-11).`;
  if (verb === 'deal') return 'The hand is empty: turn the waste over to go on (FLG-9).';
  if (p.hand.length > 0) return 'The waste is turned over only when the hand is empty (FLG-10).';
  if (p.waste.length === 0) return 'There is no waste to turn over (FLG-10).';
  return 'Two passes running without a play: the waste may not be turned over again (FLG-12).';
}

function refuseFlag(p: Flag, words: readonly string[]): string {
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined) return 'Name one card for the flag row (FLG-6).';
  if (p.waste.at(-1) !== card && stackOf(p, card, true) < 0) {
    return `${capital(sammy.say(card))} is neither the top of a stack nor the top card of the waste (FLG-6).`;
  }
  return `The flag takes only the ${sayAll(flagInHand(p))} now; ${sammy.say(card)} is of rank ${rankOf(orderOf[card]).title} (FLG-5).`;
}

function refuseMove(p: Flag, words: readonly string[]): string {
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 2 || card === undefined) return 'Name one card and the stack it goes to (FLG-7).';
  if (!/^[1-4]$/.test(words[1])) return 'The stacks are numbered from 1 to 4 (FLG-1).';
  const from = stackOf(p, card, false);
  const rule = from < 0 ? 'FLG-8' : 'FLG-7';
  if (from < 0 && p.waste.at(-1) !== card) {
    return `${capital(sammy.say(card))} is neither the foot of a run nor the top card of the waste (FLG-7).`;
  }
  const stack = Number(words[1]) - 1;
  if (stack === from) return `${capital(sammy.say(card))} lies on stack ${words[1]} already (FLG-7).`;
  const top = p.stacks[stack].at(-1);
  if (top === undefined) {
    if (orderOf[card] !== UNCLE_SAM) return `Only an Uncle Sam fills a space (${rule}).`;
    return 'No face-down card lies under it: only the space would change its place (FLG-7).';
  }
  return `A card goes on one of the next higher rank and another suit, not on ${sammy.say(top)} (${rule}).`;
}

const rankOf = (order: number): (typeof ranks)[number] => ranks.find((rank) => rank.order === order)!;

/** "1s", "Nurses". */
function sayAll(order: number): string {
  const { title, plural } = rankOf(order);
  return plural ?? `${title}s`;
}

export function prompt(v: View): Prompt {
  if (v.phase === 'shuffle') return 'The cards are shuffled and laid out.';
  if (v.phase === 'over') return { head: 'The game is over', rest: `${attained[v.scores[0]]}.` };
  const wanted = `The ${sayAll(v.facts['flag'] as number)} are wanted`;
  if (v.seat === null) return `${wanted}; the player is to act.`;
  const on = v.legal.includes('deal') ? 'deal' : v.legal.includes('turn') ? 'turn the waste over' : 'stop';
  const flies = v.legal.filter((action) => action.startsWith('flag ')).map((action) => action.split(' ')[1]);
  const moves = v.legal.filter((action) => action.startsWith('move '));
  const move = moves.length === 1 ? sayMove(v, moves[0]) : 'move a card';
  if (flies.length > 0) {
    const fly = `Fly ${either(flies.map((id) => sayCard(sammy, id)))}`;
    return moves.length > 0 ? `${fly}, ${move}, or ${on}.` : `${fly}, or ${on}.`;
  }
  return moves.length > 0
    ? { head: wanted, rest: `${move}, or ${on}.` }
    : { head: `${wanted}, and no card can be moved`, rest: `${on}.` };
}

/** "lay Tennessee on West Virginia"; where several can be moved they are seen, not told. */
function sayMove({ places }: View, action: string): string {
  const [, card, stack] = action.split(' ');
  const top = places[`stack:${stack}`].at(-1);
  const where = top ? `on ${sayCard(sammy, top)}` : 'in the space';
  return `lay ${sayCard(sammy, card)} ${where}`;
}

export function tally(p: Flag): Tally {
  if (p.phase !== OVER) return { hands: [] };
  const flags = complete(p);
  const count = flags === 0 ? 'no flag' : flags === 1 ? 'one flag' : `${flags} flags`;
  const line = `{0} completed ${count}: ${attained[flags]}`;
  return {
    hands: [{ points: [flags], lines: [line] }],
    result: { scores: [flags], winners: flags === FLAGS ? [0] : [] },
  };
}
