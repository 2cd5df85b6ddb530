// Sammy's Travels in English.

import type { Prompt } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { GameCatalog } from '../../game-words.ts';
import { sayCard } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import type { ScoredHand } from '../../tally.ts';
import type { JourneyEnd } from './ending.ts';
import type {
  SammysTravelsFindings,
  SammysTravelsHandFacts,
  SammysTravelsPrompt,
  SammysTravelsRefusal,
  TravelWish,
} from './facts.ts';
import { UNION } from './position.ts';

/** Every state that a journey can begin in, by name. */
const STATES = Object.fromEntries(
  UNION.map((card) => [sammy.ids[card], sammy.cards[card].name]).sort(([, a], [, b]) => (a! < b! ? -1 : 1)),
);

export const english: GameCatalog<SammysTravelsFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    start: ['Start from $1', 'starts from $1'],
    deal: ['Deal a card', 'deals a card'],
    transfer: ['Travel to $1 from $2', 'travels to $1 from $2'],
    turn: ['Turn the stock over', 'turns the stock over'],
    pass: ['End the turn', 'ends the turn'],
    stop: ['Stop here', 'stops the journey'],
  },
  places: { hand: 'Hand', stock: 'Stock', travel: 'Travel stack', aside: 'Laid aside' },
  options: {
    packs: {
      help: 'A pack for each player, or one pack for two.',
      words: { separate: 'A pack each', shared: 'One pack for two' },
    },
    start: {
      help: 'Where the journey starts: you choose, the cards decide, or a state set now.',
      words: { choose: 'You choose', draw: 'Drawn from the pack', ...STATES },
    },
    credit: {
      help: 'With one pack for two: the cards a player transferred, or the whole journey from that player’s own start.',
      words: { cards: 'The cards a player transferred', stack: 'The journey from the player’s own start' },
    },
    mustTransfer: {
      help: 'Travel only when you like, or to every neighbor that turns up.',
      words: { false: 'You can pass up a border state', true: 'You must take every border state' },
    },
  },
};

const say = (card: string): string => sayCard(sammy, card);

function asked(prompt: SammysTravelsPrompt): Prompt {
  switch (prompt.ask) {
    case 'travel':
      return askedToTravel(prompt);
    case 'others-travel': {
      const { seats, end } = prompt;
      const who = seats.map((seat) => `{${seat}}`).join(' and ');
      const others = `${who} ${seats.length > 1 ? 'are' : 'is'} still traveling.`;
      return end
        ? { head: 'Your journey is over', rest: `${endInWords(end.why, end.last)}. ${others}` }
        : others;
    }
    case 'start':
      return 'Choose the state from which you start.';
    case 'wait-for-start':
      return 'Wait for the starting point.';
    case 'wait':
      return 'Wait for your turn.';
    case 'shuffle':
      return 'The cards are about to be dealt.';
    case 'over':
      return 'The match is over.';
  }
}

const WISHES: Readonly<Record<TravelWish, string>> = {
  deal: 'deal the next card',
  turn: 'turn your stock over',
  pass: 'end your turn',
  stop: 'stop here',
};

function askedToTravel({ to, wishes }: Extract<SammysTravelsPrompt, { readonly ask: 'travel' }>): Prompt {
  const besides = wishes.map((wish) => WISHES[wish]);
  if (!to) return capital(`${listed(besides)}.`);
  const state = `${say(to.state)}${to.deadEnd ? ' (a dead end)' : ''}`;
  if (besides.length === 0)
    return { head: `Travel on to ${state}`, rest: 'it borders your way and must be transferred.' };
  // Who lets it go by now sees it no more: that is said before it is too late.
  if (to.comesLast)
    return { head: `Last chance for ${state}`, rest: `${listed(['travel on to it', ...besides])}.` };
  return capital(`${listed([`travel on to ${state}`, ...besides])}.`);
}

/** "deal the next card, or stop here". */
function listed(wishes: readonly string[]): string {
  const first = wishes.slice(0, -1);
  return first.length > 0 ? `${first.join(', ')}, or ${wishes.at(-1)!}` : wishes[0];
}

/** Why the viewer's own journey is over, which the others' may not be. */
function endInWords(why: JourneyEnd, last: string): string {
  switch (why) {
    case 'complete':
      return `you have been through all ${UNION.length} states`;
    case 'dead-end':
      return `you have been to every neighbor of ${say(last)}`;
    case 'stopped':
      return `you stopped in ${say(last)}`;
    case 'gone-by':
      return 'every card has gone by twice';
  }
}

function refused(refusal: SammysTravelsRefusal): string {
  switch (refusal.broken) {
    case 'start-first':
      return 'The starting point comes first.';
    case 'settled':
      return 'The starting point is settled.';
    case 'not-one-start':
      return 'Name one card as the starting point: "start CA".';
    case 'no-neighbors':
      return `${capital(say(refusal.card))} borders no state and is not in this game.`;
    case 'maine':
      return 'Maine is laid aside with one pack for two.';
    case 'other-starter':
      return `${capital(say(refusal.card))} is the other starter already.`;
    case 'words':
      return `Write "${refusal.verb}" alone.`;
    case 'no-turns':
      return 'With a pack of one’s own there are no turns to pass; one may stop.';
    case 'nobody-stops':
      return 'With one pack for two nobody stops; end your turn with "pass".';
    case 'must-transfer':
      return `${capital(say(refusal.card))} can be transferred, and so it must be.`;
    case 'deal-first':
      return 'A card is dealt before the turn is passed.';
    case 'has-dealt':
      return 'You have dealt in this turn; end it with "pass".';
    case 'idle':
      return 'You have let every card go by twice, and may not deal on.';
    case 'hand-empty':
      return 'Your hand is empty; turn your stock over first.';
    case 'hand-left':
      return 'Your stock is turned over only when your hand is empty.';
    case 'not-two-cards':
      return 'Name the top card of your stock and the card it is laid on: "transfer NH ME".';
    case 'stock-empty':
      return 'Your stock is empty; deal a card first.';
    case 'not-top':
      return `Only ${say(refusal.top)}, the top card of your stock, can be transferred.`;
    case 'not-end':
      return `${capital(say(refusal.card))} is not where the way ends; that is ${refusal.ends.map(say).join(' or ')}.`;
    case 'no-border':
      return `${capital(say(refusal.card))} does not border ${say(refusal.top)}.`;
  }
}

function scored({ points, facts }: ScoredHand<SammysTravelsHandFacts>): string[] {
  const { counts, starters } = facts!;
  return points.map((count, seat) => {
    if (counts === 'states') return `{${seat}} visited ${count} of the 49 states: ${count}.`;
    if (counts === 'cards') return `{${seat}} transferred ${count} of 23 cards: ${count}.`;
    return `The stack of {${seat}} from ${say(starters[seat])} visits ${count} states, no matter who laid them: ${count}.`;
  });
}
