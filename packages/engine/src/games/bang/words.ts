// Bang in English.

import { type Prompt, yourTurn } from '../../asked.ts';
import type { GameCatalog } from '../../game-words.ts';
import type { Rules } from '../../options.ts';
import type { BangEnding, BangFindings, BangPrompt, BangRefusal } from './facts.ts';

export const english: GameCatalog<BangFindings> = {
  asked: ({ ask }) => ASKED[ask],
  refused,
  scored: ({ points, facts }) => [
    ...points.map((cards, seat) => `{${seat}} owned ${cards} of the 48 cards`),
    ended(facts!),
  ],
  verbs: {
    play: ['Lay your top card', 'lays a card'],
    bang: ['Bang!', 'calls bang'],
  },
  places: { hand: 'Hand', pile: 'Pile' },
  options: {
    limit: {
      help: 'The match ends when this many cards have been laid. The most cards win.',
      words: { 240: '240 cards laid, a short match', 480: '480 cards laid', 960: '960 cards laid' },
    },
    falseCall: {
      help: 'Whether a call when nothing matches costs a card or is not possible.',
      words: { pay: 'A false call costs a card', ignored: 'Only matches can be called' },
    },
  },
};

const ASKED: Readonly<Record<BangPrompt['ask'], Prompt>> = {
  lay: yourTurn('lay the top card of your hand.'),
  watch: 'Watch for the next card.',
  call: 'Call bang if the card just laid matches the top of another pile; otherwise let it pass.',
  called: 'You called. Wait until the window closes.',
  calls: 'The players may call now.',
  deal: 'The cards are about to be dealt.',
  over: 'The match is over.',
};

function refused(refusal: BangRefusal): string {
  switch (refusal.broken) {
    case 'window-open':
      return 'The call window is open: no card is laid until the clock closes it.';
    case 'no-window':
      return 'No call window is open: "bang" is called after a card is laid and before the clock closes its window.';
    case 'words':
      return `Say "${refusal.verb}" without ${JSON.stringify(refusal.said)}: ${
        refusal.rule === 'BNG-2' ? 'the top card of your hand is laid unseen' : 'a call is the word alone'
      }.`;
  }
}

function ended(ending: BangEnding): string {
  switch (ending.why) {
    case 'alone':
      return 'Everybody else was out of cards (BNG-9)';
    case 'limit':
      return `The limit of ${ending.cards} cards laid was reached (BNG-10)`;
    case 'stand-off':
      return `A stand-off: ${ending.cards} cards were laid in a row without a match won (BNG-11)`;
  }
}

/** The game in two or three sentences, for anyone who is about to begin. */
export function inShort(rules: Rules): string {
  const wrong = rules['falseCall'] === 'pay' ? ' A wrong call costs a card.' : '';
  return `Cards are laid one after another. When two piles show the same number, call first.${wrong}`;
}
