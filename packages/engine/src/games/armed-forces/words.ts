// Armed Forces in English.

import type { Prompt } from '../../asked.ts';
import type { GameCatalog } from '../../game-words.ts';
import { signed } from '../../numbers.ts';
import { sayCard } from '../../pack.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import type { ScoredHand } from '../../tally.ts';
import type {
  ArmedForcesFindings,
  ArmedForcesHandFacts,
  ArmedForcesPrompt,
  ArmedForcesRefusal,
} from './facts.ts';

export const english: GameCatalog<ArmedForcesFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    play: ['Play $1', 'plays $1'],
    improvise: ['Improvise with $1', 'improvises with $1'],
    pass: ['Pass', 'passes'],
    call: ['Call $2 of {$1}', 'calls $2 of {$1}'],
  },
  places: {
    hand: 'Hand',
    board: 'Board',
    trick: 'Trick',
    second: 'Second card',
    taken: 'Taken',
    aside: 'Set aside',
  },
  options: {
    target: { help: 'The score that ends the match.' },
    honor: {
      help: 'Whether wrong cards can be played and called for 15 points each.',
      words: { false: 'Only right cards can be played', true: 'Wrong cards can be played and called' },
    },
  },
};

const say = (card: string): string => sayCard(pack, card);

const namesOf = (ids: readonly string[]): string[] =>
  ids.map((id) => services.find((service) => service.id === id)!.name);

const anyOf = (ids: readonly string[]): string => namesOf(ids).join(' or ');

function asked(prompt: ArmedForcesPrompt): Prompt {
  switch (prompt.ask) {
    case 'lead':
      return 'Lead any card.';
    case 'one-service':
      return { head: `Only ${namesOf(prompt.services)[0]} has been played`, rest: 'play any card.' };
    case 'follow':
      return `Follow ${anyOf(prompt.services)}.`;
    case 'none-of-them':
      return { head: `You hold neither ${namesOf(prompt.services).join(' nor ')}`, rest: 'play any card.' };
    case 'improvise': {
      const { services: followed, high } = prompt;
      return { rest: `Improvise with ${anyOf(followed)} higher than ${say(high)}, or pass.`, names: [high] };
    }
    case 'only-pass': {
      const why = `you hold no ${anyOf(prompt.services)} higher than ${say(prompt.high)}`;
      return { head: why, rest: 'pass.', why, names: [prompt.high] };
    }
    case 'call':
      return 'Call a wrong card, or let the window close.';
    case 'nothing-to-call':
      return 'The trick stays open until the call window closes. You have nothing to call.';
    case 'wait-for-trick':
      return 'Wait for the others to play to the trick.';
    case 'wait-for-second':
      return 'Wait while the others improvise or pass.';
    case 'cut':
      return 'The cards are cut for the deal.';
    case 'shuffle':
      return 'The cards are shuffled for the next hand.';
    case 'over':
      return 'The match is over.';
  }
}

function refused(refusal: ArmedForcesRefusal): string {
  switch (refusal.broken) {
    case 'calls-in-window':
      return 'Calls are made in the window after a trick, not while it is played.';
    case 'no-honor':
      return 'Calls belong to honor mode, and this match is played without it.';
    case 'window-open':
      return 'The call window is open: call a wrong card, or wait until it closes.';
    case 'form-of-call':
      return 'Call a seat and its card, for example "call 2 MC5".';
    case 'own-card':
      return 'You cannot call your own card.';
    case 'not-proved':
      return `No open card proves ${say(refusal.card)} of {${refusal.seat}} wrong, or it can no longer be called.`;
    case 'first-round':
      return 'This is the first round of the trick: play a card of your hand.';
    case 'not-one-card':
      return 'Name exactly one card of your hand.';
    case 'not-held':
      return `You do not hold ${say(refusal.card)}.`;
    case 'follow':
      return `You hold ${anyOf(refusal.services)}, the services played first, and must play one of them.`;
    case 'second-round':
      return 'The second round is on: improvise with a second card, or pass.';
    case 'pass-alone':
      return 'To pass, say "pass" and nothing else.';
    case 'service':
      return `A second card must be of a followed service: ${anyOf(refusal.services)}.`;
    case 'not-higher':
      return `A second card must be higher than ${say(refusal.high)}, the initial high card.`;
  }
}

function scored({ points, facts }: ScoredHand<ArmedForcesHandFacts>): string[] {
  const { worth, wonTie } = facts!;
  const ranking = services
    .map(({ name }, service) => ({ name, worth: worth[service] }))
    .sort((a, b) => b.worth - a.worth);
  return [
    `Final values: ${ranking.map((one) => `${one.name} ${one.worth}`).join(', ')}`,
    ...points.map((sum, seat) => scoredBy(facts!, seat, sum)),
    ...(wonTie === undefined ? [] : [tieWon(wonTie)]),
  ];
}

/** "{1}: Army 4 × 3, Navy −1 × 2, one call −15: −5". */
function scoredBy({ worth, seats }: ArmedForcesHandFacts, seat: number, sum: number): string {
  const { dots, cards, calls, penalty } = seats[seat];
  const parts = services.flatMap(({ name }, service) =>
    worth[service] > 0 && dots[service] !== 0 ? [`${name} ${signed(dots[service])} × ${worth[service]}`] : [],
  );
  if (calls > 0) parts.push(`${calls === 1 ? 'one call' : `${calls} calls`} −${penalty}`);
  if (parts.length === 0) parts.push(cards === 0 ? 'no scoring cards taken' : 'nothing that counts');
  return `{${seat}}: ${parts.join(', ')}: ${sum > 0 ? '+' : ''}${signed(sum)}`;
}

export const tieWon = (seat: number): string =>
  `{${seat}} wins the tie with the highest scoring card taken this hand`;
