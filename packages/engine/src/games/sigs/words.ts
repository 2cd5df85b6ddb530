// SIGS in words: prompts, and how the points of each hand came about. The texts of moves stand in moves.ts, why one is
// refused in refuse.ts.

import { type Prompt, yourTurn } from '../../asked.ts';
import type { Tally, View } from '../../game.ts';
import { listAnd, listOr } from '../../mechanics/lists.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { sayBriefly, sayCard } from '../../pack.ts';
import { sigs } from '../../packs/sigs.ts';
import { type Agreed, type HandScore, NOBODY, OVER, RUNNING, SHOWDOWN, type Sigs } from './position.ts';
import { leaders, sideSum, sum } from './score.ts';

export function tally(p: Sigs): Tally {
  const hands = sheetEntries(p.sheet).map((entry) => ({
    points: entry.points,
    lines: linesOf(p.agreed, entry),
  }));
  if (p.phase !== OVER) return { hands };
  return { hands, result: { scores: p.scores.slice(), winners: leaders(p) } };
}

function linesOf(agreed: Agreed, hand: HandScore): string[] {
  const { winner, credit, left } = hand;
  const lines = [
    winner === NOBODY
      ? 'Nobody played a card to the table for 20 rounds: the hand is dead (SIG-44)'
      : `{${winner}} went out`,
  ];
  if (agreed.counters) return winner === NOBODY ? lines : [`{${winner}} went out, for one counter: +1`];
  if (agreed.variation === SHOWDOWN) return lines.concat(sideLines(agreed, hand));
  const reason =
    agreed.variation === RUNNING ? 'announced for cards played' : 'played the Commander-in-Chief';
  credit.forEach((points, seat) => {
    if (points > 0) lines.push(`{${seat}} ${reason}: +${points}`);
  });
  if (winner !== NOBODY) lines.push(`{${winner}} scored the cards left in the other hands: +${sum(left)}`);
  return lines;
}

function sideLines(agreed: Agreed, { points, credit, left }: HandScore): string[] {
  const first = (seat: number): boolean => agreed.sides.indexOf(agreed.sides[seat]) === seat;
  return points.flatMap((total, seat) => {
    if (!first(seat)) return [];
    const names = agreed.sides.flatMap((side, mate) => (side === agreed.sides[seat] ? [`{${mate}}`] : []));
    const played = sideSum(agreed, seat, credit);
    const held = sideSum(agreed, seat, left);
    return [
      `${listAnd(names)} announced ${played} and held ${held}: ${total < 0 ? '−' : '+'}${Math.abs(total)}`,
    ];
  });
}

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  switch (v.phase) {
    case 'over':
      return 'The match is over.';
    case 'deal':
      return 'The next hand is about to be dealt.';
    case 'renew':
      return { head: 'The Reserve is empty', rest: 'the Active pile is shuffled to renew it.' };
    case 'draw':
      return mine ? askDraw(v) : 'Wait for the player in turn to draw.';
    case 'play':
      return mine ? askPlay(v) : 'Wait for the player in turn to play and discard.';
    case 'window':
      return askCall(v, mine);
    default:
      return mine
        ? // SIG-36: the turn is still that of the player who erred.
          `After your Halt! give {${v.facts['turn']}} a card of your hand.`
        : 'Wait for the caller of Halt! to give a card.';
  }
}

function askDraw(v: View): Prompt {
  const choices: string[] = [];
  if (v.legal.includes('draw reserve')) choices.push('from the Reserve');
  if (v.legal.includes('draw active')) choices.push('the top card of the Active pile');
  if (v.legal.some((text) => text.startsWith('draw buried'))) {
    choices.push('a buried card that goes into a set at once, with all above it');
  }
  return yourTurn(`draw ${choices.join(', or ')}.`);
}

function askPlay(v: View): Prompt {
  if (!v.legal.some((text) => text.startsWith('discard'))) {
    return {
      head: 'The buried card must go into a set now',
      rest: 'lay a set with it, add it, or swap it for an auxiliary.',
    };
  }
  if (v.places[`hand:${v.seat}`].length === 1)
    return { head: 'Discard your last card face down', rest: 'SIGS!' };
  // What follows makes a sentence with both long enough.
  const most = v.legal.some((text) => text.startsWith('swap')) ? 1 : 2;
  const plays = [
    ...(v.legal.some((text) => text.startsWith('lay')) ? ['lay a set'] : []),
    ...namedWith(v, 'add', most, ''),
    ...namedWith(v, 'swap', most, ' for an auxiliary'),
  ];
  return plays.length === 0
    ? yourTurn('discard a card.')
    : yourTurn(`${listOr(plays)} if you like, then discard.`);
}

/** "add the Army 3 or the Navy 7", "swap a card": cards without their ranks; more than these are ringed, not named. */
function namedWith({ legal }: View, verb: string, most: number, what: string): string[] {
  const cards = legal.filter((text) => text.startsWith(verb)).map((text) => text.split(' ')[1]);
  const names = [...new Set(cards)].map((id) => sayBriefly(sigs, id));
  return names.length > 0 ? [`${verb} ${names.length > most ? 'a card' : listOr(names)}${what}`] : [];
}

function askCall(v: View, mine: boolean): Prompt {
  const card = sayCard(sigs, v.places['active'].at(-1)!);
  if (!mine) return { head: 'A discard fits the table', rest: `${card}. An opponent may call Halt!` };
  return v.legal.length > 0
    ? {
        head: `A playable card was discarded, ${card}`,
        rest: 'call Halt! and say where it goes, or let it pass.',
      }
    : `A playable card was discarded, ${card}; you can’t use it yourself.`;
}
