// Militac (MIL): the Parker game of bidding for squads, with the Aide and the President. Rules: docs/rules/militac.md.

import type { Game } from '../../game.ts';
import { actors, forced, notice } from '../../mechanics/contract.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { parker } from '../../packs/parker.ts';
import { ALL_PASS, COMPANY_TERMS } from '../company-auction.ts';
import { evaluate, habit, playout } from './advice.ts';
import { type MilitacFindings, prompt, refuse, tally, text } from './facts.ts';
import { imagine, type MilitacSeen, newMemory, remember } from './memory.ts';
import { parts } from './parts.ts';
import { apply, deal, draw, legal } from './play.ts';
import { clone, type Militac, start } from './position.ts';
import { tricks } from './tricks.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export { SQUADS } from '../../mechanics/squads.ts';
export { bidPays, worthOfBid } from './bid-worth.ts';
export type { MilitacFindings, MilitacHandFacts, MilitacPrompt, MilitacRefusal } from './facts.ts';
export { madeIn, whatCounts } from './scoring.ts';
export type { MilitacFacts } from './view.ts';
export { winningCard } from './winning-card.ts';

export const militac: Game<Militac, MilitacSeen, MilitacFindings> = {
  id: 'militac',
  title: 'Militac',
  edition: 1,
  pack: parker,
  seats: [4],
  options: [
    {
      key: 'match',
      values: ['hand', 'game'],
      default: 'game',
      help: 'One scored hand, or a game to the target.',
      words: { hand: 'One hand', game: 'A whole game' },
    },
    {
      key: 'target',
      values: [50, 100, 150],
      default: 50,
      help: 'The score that wins a whole game.',
      words: { 50: '50 points', 100: '100 points', 150: '150 points' },
    },
    {
      key: 'auction',
      values: ['once', 'open', 'final'],
      default: 'once',
      help: 'How long the auction lasts.',
      words: {
        once: 'Each player speaks once, the dealer last',
        open: 'Round and round until three in a row pass',
        final: 'Round and round, but a player who passes is out',
      },
    },
    ALL_PASS,
    {
      key: 'president',
      values: ['commander', 'supreme', 'idle'],
      default: 'commander',
      help: 'The power of the President.',
      words: {
        commander: 'The highest card of the commanding company',
        supreme: 'Of no company, may be played to any squad and takes it',
        idle: 'Takes only the squad he leads, as the last card of a hand',
      },
    },
    {
      key: 'aideBack',
      values: [true, false],
      default: true,
      help: 'Whether the bidder may discard the very card taken up as the Aide.',
      words: { true: 'The Aide may go back', false: 'Only one of the twelve dealt cards may go' },
    },
  ],
  verbs: {
    bid: ['Bid $1 on $2', 'bids $1 on $2'],
    pass: ['Pass', 'passes'],
    discard: ['Discard $1', 'discards a card'],
    play: ['Play $1', 'plays $1'],
  },
  terms: COMPANY_TERMS,
  places: { hand: 'Hand', aide: 'Aide', discards: 'Discard', squad: 'Squad', taken: 'Taken' },
  parts,
  start,
  actors,
  draw,
  deal,
  legal,
  apply,
  clone,
  forced,
  text,
  refuse,
  notice,
  view,
  prompt,
  catalog: english,
  newMemory,
  remember,
  imagine,
  side: (_, seat) => sideOf(seat),
  habit,
  playout,
  evaluate,
  tricks,
  tally,
};
