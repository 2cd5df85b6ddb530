// Do-Boy in English.

import type { Prompt } from '../../asked.ts';
import type { GameCatalog } from '../../game-words.ts';
import { listAnd } from '../../mechanics/lists.ts';
import { followInWords } from '../../mechanics/words.ts';
import { sayCard } from '../../pack.ts';
import { companies, doBoyPoints, parker } from '../../packs/parker.ts';
import type { DoBoyFindings, DoBoyPrompt, DoBoyRefusal } from './facts.ts';

export const english: GameCatalog<DoBoyFindings> = {
  asked,
  refused,
  scored: ({ points, facts }) =>
    points.map((cost, seat) => `{${seat}} ${costInWords(cost, seat === facts!.president)}`),
  verbs: {
    give: ['Give $*', 'gives three cards to the left'],
    play: ['Play $1', 'plays $1'],
  },
  places: { hand: 'Hand', nest: 'Nest', squad: 'Squad', taken: 'Taken' },
  options: {
    match: {
      help: 'One hand, or hands until someone reaches the target.',
      words: { hand: 'One hand', game: 'A whole game' },
    },
    target: { help: 'The score that ends a whole game.' },
    exchange: {
      help: 'Three cards are given to the left before play.',
      words: { true: 'Three cards go to the left', false: 'No exchange' },
    },
  },
};

function asked(prompt: DoBoyPrompt): Prompt {
  switch (prompt.ask) {
    case 'give':
      return `Choose three cards to give to {${prompt.to}}.`;
    case 'lead':
      return prompt.heldBack ? 'Lead any card but the President.' : 'Lead any card.';
    case 'lead-president':
      return { head: 'Your last card is the President', rest: 'lead him.' };
    case 'follow':
      return followInWords(prompt);
    case 'last-card':
      return { head: 'The President was led', rest: 'play your last card.' };
    case 'wait-for-gifts':
      return 'The others are still choosing their gifts.';
    case 'wait':
      return 'Wait for the others.';
    case 'over':
      return 'The match is over.';
  }
}

function refused(refusal: DoBoyRefusal): string {
  switch (refusal.broken) {
    case 'exchange-first':
      return 'Cards are exchanged first: give three cards to the left.';
    case 'count':
      return `Exactly three cards are given, not ${refusal.cards}.`;
    case 'not-of-hand':
      return 'Give three different cards of your own hand, written in the order of the pack.';
    case 'not-one-card':
      return 'Play one card of your hand.';
    case 'no-card':
      return `Name one card of your hand, not ${JSON.stringify(refusal.said)}.`;
    case 'not-held':
      return `You do not hold ${sayCard(parker, refusal.card)}.`;
    case 'president-led':
      return 'The President may be led only as your last card.';
    case 'follow':
      return `You hold ${companies[refusal.company].title}, the company led, and must follow it.`;
  }
}

function costInWords(cost: number, president: boolean): string {
  const infantry = president ? cost - doBoyPoints.president : cost;
  const took = [...(infantry > 0 ? [`${infantry} Infantry`] : []), ...(president ? ['the President'] : [])];
  return took.length > 0 ? `took ${listAnd(took)}: ${cost}` : 'took nothing that counts: 0';
}
