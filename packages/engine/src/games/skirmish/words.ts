// Skirmish in English.

import { type Prompt, yourTurn } from '../../asked.ts';
import type { GameCatalog } from '../../game-words.ts';
import type { Rules } from '../../options.ts';
import { sayCard } from '../../pack.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import type { ScoredHand } from '../../tally.ts';
import type { SkirmishFindings, SkirmishHandFacts, SkirmishPrompt, SkirmishRefusal } from './facts.ts';
import { SIDES } from './position.ts';

export const english: GameCatalog<SkirmishFindings> = {
  asked,
  refused,
  scored,
  verbs: { play: ['Play $1', 'plays $1'] },
  places: { hand: 'Hand', stock: 'Stock', trick: 'Trick', pile: 'Pile' },
  options: {
    form: {
      help: 'Whether all 48 cards are shuffled together or each side gets only its own branch.',
      words: { combined: 'All cards shuffled together', sides: 'Each side holds its own branch' },
    },
    limit: {
      help: 'The score that ends the match, or a single hand.',
      words: { 0: 'One hand', 5000: '5,000 points', 10000: '10,000 points', 20000: '20,000 points' },
    },
    captured: {
      help: 'Which cards in a pile count as captured: the other branch’s cards, or cards the other side played.',
      words: { branch: 'Cards of the other branch', hand: 'Cards the other side played' },
    },
    spyNurse: {
      help: 'Which Nurses a Scout Spy can take away: any, or only one captured by the side that has her.',
      words: { any: 'Any Nurse', captured: 'Only a captured Nurse' },
    },
  },
};

function asked(prompt: SkirmishPrompt): Prompt {
  switch (prompt.ask) {
    case 'play':
      return {
        ...yourTurn(`play any card; ${sayCard(pack, prompt.high)} holds the trick.`),
        names: [prompt.high],
      };
    case 'lead':
      return yourTurn('lead any card.');
    case 'wait':
      return 'Wait for the others.';
    case 'deal':
      return 'The cards are about to be dealt.';
    case 'over':
      return 'The match is over.';
  }
}

function refused(refusal: SkirmishRefusal): string {
  return refusal.broken === 'not-held'
    ? `You do not hold ${sayCard(pack, refusal.card)}; play a card of your hand.`
    : 'Play exactly one card of your hand.';
}

function scored({ points, facts }: ScoredHand<SkirmishHandFacts>): string[] {
  const { captured, set, whole } = facts!;
  const lines = [0, 1].map((side) => {
    const back = set[side] === 0 ? '' : ` and were set ${set[side]}`;
    const sum = points[side] < 0 ? `${points[side]}` : `+${points[side]}`;
    return `{${side}} and {${side + 2}} captured ${captured[side]}${back}: ${sum}`;
  });
  return whole === undefined ? lines : [...lines, wholeGame(whole)];
}

export const wholeGame = (side: number): string =>
  `The ${SIDES[side]} took all 48 cards and with them the whole game (SKI-19)`;

/** SKI-17, in short. */
export function captures(rules: Rules): string {
  return rules['captured'] === 'hand'
    ? 'Only what the enemy played counts.'
    : 'Only the enemy’s cards count.';
}
