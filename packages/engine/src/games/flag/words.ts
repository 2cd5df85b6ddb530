// Flag in English.

import type { Prompt } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { GameCatalog } from '../../game-words.ts';
import { listOr } from '../../mechanics/lists.ts';
import { sayCard } from '../../pack.ts';
import { ranks, sammy } from '../../packs/sammy.ts';
import type { FlagFindings, FlagLay, FlagPrompt, FlagRefusal } from './facts.ts';

/** FLG-7 and FLG-8, in short. */
export const STACKING_RULE = 'Build down in a different suit. Only an Uncle Sam fills a space.';

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

export const english: GameCatalog<FlagFindings> = {
  asked,
  refused,
  scored: ({ points: [flags] }) => {
    const count = flags === 0 ? 'no flag' : flags === 1 ? 'one flag' : `${flags} flags`;
    return [`{0} completed ${count}: ${attained[flags]}`];
  },
  verbs: {
    flag: ['Fly $1', 'puts $1 into the flag row'],
    move: ['Move $1 to stack $2', 'moves $1 to stack $2'],
    deal: ['Deal two cards', 'deals from the hand'],
    turn: ['Turn the waste over', 'turns the waste over'],
    stop: ['Stop', 'stops'],
  },
  places: { stack: 'Stack', hand: 'Hand', waste: 'Waste', flags: 'Flag row' },
  options: {},
};

const GOING_ON = { deal: 'deal', turn: 'turn the waste over', stop: 'stop' };

function asked(prompt: FlagPrompt): Prompt {
  switch (prompt.ask) {
    case 'shuffle':
      return 'The cards are shuffled and laid out.';
    case 'over':
      return { head: 'The game is over', rest: `${attained[prompt.flags]}.` };
    case 'watch':
      return `The ${sayAll(prompt.wanted)} are wanted; the player is to act.`;
    case 'play':
      return askedToPlay(prompt);
  }
}

function askedToPlay({
  wanted,
  flies,
  moves,
  move,
  on,
}: Extract<FlagPrompt, { readonly ask: 'play' }>): Prompt {
  const goOn = GOING_ON[on];
  const lay = move ? sayLay(move) : 'move a card';
  if (flies.length > 0) {
    const fly = `Fly ${listOr(flies.map(say))}`;
    return moves > 0 ? `${fly}, ${lay}, or ${goOn}.` : `${fly}, or ${goOn}.`;
  }
  const head = `The ${sayAll(wanted)} are wanted`;
  return moves > 0
    ? { head, rest: `${lay}, or ${goOn}.` }
    : { head: `${head}, and no card can be moved`, rest: `${goOn}.` };
}

const say = (card: string): string => sayCard(sammy, card);

const rankOf = (order: number): (typeof ranks)[number] => ranks.find((rank) => rank.order === order)!;

/** "1s", "Nurses". */
function sayAll(order: number): string {
  const { title, plural } = rankOf(order);
  return plural ?? `${title}s`;
}

/** "lay Tennessee on West Virginia". */
function sayLay({ card, on }: FlagLay): string {
  return `lay ${say(card)} ${on === undefined ? 'in the space' : `on ${say(on)}`}`;
}

function refused(refusal: FlagRefusal): string {
  switch (refusal.broken) {
    case 'words':
      return `Say "${refusal.verb}" and nothing else.`;
    case 'hand-empty':
      return 'The hand is empty: turn the waste over to go on.';
    case 'hand-left':
      return 'The waste is turned over only when the hand is empty.';
    case 'no-waste':
      return 'There is no waste to turn over.';
    case 'two-passes':
      return 'Two passes running without a play: the waste may not be turned over again.';
    case 'not-one-card':
      return 'Name one card for the flag row.';
    case 'buried':
      return `${capital(say(refusal.card))} is neither the ${
        refusal.rule === 'FLG-6' ? 'top of a stack' : 'foot of a run'
      } nor the top card of the waste.`;
    case 'rank':
      return `The flag takes only the ${sayAll(refusal.wanted)} now; ${say(refusal.card)} is of rank ${rankOf(refusal.order).title}.`;
    case 'not-card-and-stack':
      return 'Name one card and the stack it goes to.';
    case 'no-stack':
      return 'The stacks are numbered from 1 to 4.';
    case 'there-already':
      return `${capital(say(refusal.card))} lies on stack ${refusal.stack} already.`;
    case 'space':
      return 'Only an Uncle Sam fills a space.';
    case 'space-moved':
      return 'No face-down card lies under it: only the space would change its place.';
    case 'build':
      return `A card goes on one of the next higher rank and another suit, not on ${say(refusal.on)}.`;
  }
}
