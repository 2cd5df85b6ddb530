// SIGS in English.

import { type Prompt, yourTurn } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { GameCatalog } from '../../game-words.ts';
import { listAnd, listOr } from '../../mechanics/lists.ts';
import { sayBriefly, sayCard } from '../../pack.ts';
import { sigs, suits } from '../../packs/sigs.ts';
import type { ScoredHand } from '../../tally.ts';
import type { SetNeed, SetRefusal, SigsFindings, SigsHandFacts, SigsPrompt, SigsRefusal } from './facts.ts';
import { sum } from './score.ts';

/** A word for each set: with 62 cards there can be no more than twenty. */
function setWords(word: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 20 }, (_, k) => [`s${k + 1}`, `${word} ${k + 1}`]));
}

export const english: GameCatalog<SigsFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    draw: ['Draw $1 $2', 'draws $1 $2'],
    lay: ['Lay $1: $2…', 'lays $1: $2…'],
    add: ['Add $1 to $2 $3', 'adds $1 to $2 $3'],
    swap: ['Take $2 from $3 for $1', 'takes $2 from $3 for $1'],
    discard: ['Discard $1', 'discards $1'],
    halt: ['Halt! It goes to $1 $2', 'calls Halt! and plays it to $1 $2'],
    give: ['Give $1', 'gives $1 to the player who missed it'],
  },
  terms: {
    reserve: 'from the Reserve',
    active: 'the top of the Active pile',
    buried: 'down to',
    run: 'a run',
    kind: 'a kind',
    low: 'at the low end',
    high: 'at the high end',
    ...setWords('set'),
  },
  places: { hand: 'Hand', reserve: 'Reserve', active: 'Active pile', down: 'SIGS!', ...setWords('Set') },
  options: {
    variation: {
      help: 'The regular game, or one of the two variations in which every card played scores.',
      words: {
        regular: 'Regular game: the winner scores what the others hold',
        running: 'Running Score: points for every card played',
        showdown: 'Score at Showdown: cards played minus cards held, partners optional',
      },
    },
    scoring: {
      help: 'Points, or one counter to the winner of each hand.',
      words: { points: 'Points', counters: 'One counter per hand' },
    },
    target: { help: 'The points that win the match.' },
    counters: { help: 'The counters that win the match.' },
    partners: {
      help: 'Who plays together: pairs, two sides of three, or everyone for themselves.',
      words: { none: 'Everyone for themselves', pairs: 'Pairs', trios: 'Two sides of three' },
    },
  },
};

const say = (card: string): string => sayCard(sigs, card);

function asked(prompt: SigsPrompt): Prompt {
  switch (prompt.ask) {
    case 'draw':
      return askedToDraw(prompt);
    case 'play':
      return askedToPlay(prompt);
    case 'lay-buried':
      return {
        head: 'The buried card must go into a set now',
        rest: 'lay a set with it, add it, or swap it for an auxiliary.',
      };
    case 'last-card':
      return { head: 'Discard your last card face down', rest: 'SIGS!' };
    case 'call': {
      const head = `A playable card was discarded, ${say(prompt.card)}`;
      return { head, rest: 'call Halt! and say where it goes, or let it pass.' };
    }
    case 'no-call':
      return `A playable card was discarded, ${say(prompt.card)}; you can’t use it yourself.`;
    case 'wait-for-calls':
      return {
        head: 'A discard fits the table',
        rest: `${say(prompt.card)}. An opponent may call Halt!`,
      };
    case 'give':
      return `After your Halt! give {${prompt.to}} a card of your hand.`;
    case 'wait-for-draw':
      return 'Wait for the player in turn to draw.';
    case 'wait-for-discard':
      return 'Wait for the player in turn to play and discard.';
    case 'wait-for-gift':
      return 'Wait for the caller of Halt! to give a card.';
    case 'deal':
      return 'The next hand is about to be dealt.';
    case 'renew':
      return { head: 'The Reserve is empty', rest: 'the Active pile is shuffled to renew it.' };
    case 'over':
      return 'The match is over.';
  }
}

type PromptOf<Ask extends SigsPrompt['ask']> = Extract<SigsPrompt, { readonly ask: Ask }>;

function askedToDraw({ reserve, active, buried }: PromptOf<'draw'>): Prompt {
  const choices = [
    ...(reserve ? ['from the Reserve'] : []),
    ...(active ? ['the top card of the Active pile'] : []),
    ...(buried ? ['a buried card that goes into a set at once, with all above it'] : []),
  ];
  return yourTurn(`draw ${choices.join(', or ')}.`);
}

function askedToPlay({ lay, add, swap }: PromptOf<'play'>): Prompt {
  // What follows makes a sentence with both long enough.
  const most = swap.length > 0 ? 1 : 2;
  const plays = [
    ...(lay ? ['lay a set'] : []),
    ...named(add, most).map((cards) => `add ${cards}`),
    ...named(swap, most).map((cards) => `swap ${cards} for an auxiliary`),
  ];
  return yourTurn(plays.length === 0 ? 'discard a card.' : `${listOr(plays)} if you like, then discard.`);
}

/** "the Army 3 or the Navy 7", without their ranks; more than these are ringed, not named: "a card". */
function named(cards: readonly string[], most: number): string[] {
  if (cards.length === 0) return [];
  return [cards.length > most ? 'a card' : listOr(cards.map((card) => sayBriefly(sigs, card)))];
}

function refused(refusal: SigsRefusal): string {
  switch (refusal.broken) {
    case 'auxiliary-for-held':
      return 'That card fits a set, but an auxiliary may not stand for a card you hold.';
    case 'fits-none':
      return 'That card fits no set on the table.';
    case 'fits-none-of-side':
      return 'That card fits no set of the side that discarded it.';
    case 'draw-first':
      return 'A turn begins with a draw.';
    case 'draw-over':
      return 'The draw of this turn is over; lay, add, swap, or discard.';
    case 'discard-one':
      return 'Discard one card.';
    case 'keep-one':
      return 'You must keep a card for the discard.';
    case 'no-reserve':
      return 'The Reserve is empty.';
    case 'no-active':
      return 'The Active pile is empty.';
    case 'where-from':
      return 'Draw from the Reserve, the top card of the Active pile, or a buried card of it.';
    case 'not-in-active':
      return `${capital(say(refusal.card))} does not lie in the Active pile.`;
    case 'on-top':
      return `${capital(say(refusal.card))} lies on top; draw active takes it.`;
    case 'no-set':
      return `With the cards down to ${say(refusal.card)} in your hand, it could not go into a set at once.`;
    case 'buried-first':
      return `The buried card must go into a set now: ${say(refusal.card)}.`;
    case 'one-set':
      return 'Only one set may be laid in a turn.';
    case 'one-set-without-taken':
      return 'After a buried draw only one set may be laid without one of the cards taken.';
    case 'just-taken':
      return `You took ${say(refusal.card)} from the Active pile in this turn and may not discard it.`;
    case 'no-card':
      return `${JSON.stringify(refusal.said)} is no card.`;
    case 'not-held':
      return `You do not hold ${say(refusal.card)}.`;
    case 'twice':
      return `${capital(say(refusal.card))} is named twice.`;
    case 'run-or-kind':
      return 'Lay a run or a kind.';
    case 'give-one':
      return 'Give one card of your hand.';
    case 'no-gift':
      return 'A card is given only after a call of Halt!';
    case 'form-of-halt':
      return 'Call Halt! and name the set where the discarded card goes, or let it pass.';
    case 'halt-later':
      return 'Halt! can be called only after the discard of an opponent.';
    default:
      return refusedSet(refusal);
  }
}

function refusedSet(refusal: SetRefusal): string {
  switch (refusal.broken) {
    case 'three-cards':
      return 'A set has at least three cards.';
    case 'no-rank-card':
      return 'A set needs at least one rank card.';
    case 'one-suit':
      return 'A run has cards of one suit.';
    case 'rank-twice':
      return 'No rank stands twice in a run.';
    case 'ranks-in-order':
      return 'The ranks of a run follow one another, from the low end up.';
    case 'order-of-auxiliaries':
      return 'Auxiliaries stand in pack order from the low end, and a run of 19 ranks is written from 1.';
    case 'cic-in-kind':
      return 'The Commander-in-Chief belongs only in a run.';
    case 'cic-above-19':
      return 'The Commander-in-Chief stands directly above the 19 of a run.';
    case 'one-number':
      return 'A kind has cards of one number.';
    case 'four-cards':
      return 'A kind has at most four cards.';
    case 'order-of-kind':
      return 'The cards of a kind are written in the order of the pack.';
    case 'holds-number':
      return `An auxiliary may not stand for a number you hold: ${say(refusal.card)}.`;
    case 'holds-card':
      return `An auxiliary may not stand for a card you hold: ${say(refusal.card)}.`;
    case 'card-and-set':
      return 'Name one card and the set to which it is added.';
    case 'no-end':
      return 'An end is named only for an auxiliary on a run.';
    case 'which-end':
      return 'For an auxiliary on a run say which end: low or high.';
    case 'written-high':
      return 'Both ends of this run ask for the same last rank, which is written high.';
    case 'no-fit':
      return `${capital(say(refusal.card))} does not fit set ${refusal.set}: ${sayNeed(refusal.need)}.`;
    case 'form-of-swap':
      return 'Name your rank card, the auxiliary it replaces, and the set.';
    case 'no-auxiliary':
      return 'Only an auxiliary is replaced.';
    case 'not-in-set':
      return `Set ${refusal.set} does not have ${say(refusal.card)}.`;
    case 'stands-for': {
      const { meant } = refusal;
      const what = typeof meant === 'number' ? `a card of number ${meant}` : say(meant);
      return `Only ${what} can replace ${say(refusal.auxiliary)}, not ${say(refusal.card)}.`;
    }
    case 'no-such-set':
      return `There is no set ${JSON.stringify(refusal.said)} on the table.`;
    case 'not-own-side':
      return 'In this variation you play only on the sets of your own side.';
    case 'side-of-discarder':
      return 'The card must fit a set of the side of the player who discarded it.';
  }
}

function sayNeed(need: SetNeed): string {
  if ('number' in need) return `it is a kind of ${need.number} with ${need.cards} cards`;
  const { suit, ranks, hasCic } = need;
  const ends = ranks.map((rank) => `${suits[suit].title} ${rank}`);
  const takes = ends.length > 0 ? `it takes ${ends.join(' or ')}` : 'it has all ranks';
  return hasCic ? `${takes} and has the Commander-in-Chief` : takes;
}

function scored({ points, facts }: ScoredHand<SigsHandFacts>): string[] {
  const { variation, counters, winner, credit, left, sides } = facts!;
  const dead = winner === undefined;
  const out = dead
    ? 'Nobody played a card to the table for 20 rounds: the hand is dead (SIG-44)'
    : `{${winner}} went out`;
  if (counters) return [dead ? out : `${out}, for one counter: +1`];
  if (variation === 'showdown') {
    return [
      out,
      ...sides.map((seats) => {
        const names = listAnd(seats.map((seat) => `{${seat}}`));
        const of = (each: readonly number[]): number => sum(seats.map((seat) => each[seat]));
        const total = points[seats[0]];
        const sign = total < 0 ? '−' : '+';
        return `${names} announced ${of(credit)} and held ${of(left)}: ${sign}${Math.abs(total)}`;
      }),
    ];
  }
  const reason = variation === 'running' ? 'announced for cards played' : 'played the Commander-in-Chief';
  return [
    out,
    ...credit.flatMap((gain, seat) => (gain > 0 ? [`{${seat}} ${reason}: +${gain}`] : [])),
    ...(dead ? [] : [`{${winner}} scored the cards left in the other hands: +${sum(left)}`]),
  ];
}
