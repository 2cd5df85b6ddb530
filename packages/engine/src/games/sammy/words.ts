// Sammy in English.

import { type Prompt, yourTurn } from '../../asked.ts';
import { lower } from '../../first-letter.ts';
import type { GameCatalog } from '../../game-words.ts';
import { listOr } from '../../mechanics/lists.ts';
import { sayCard } from '../../pack.ts';
import { sammy as pack, suits } from '../../packs/sammy.ts';
import type { ScoredHand } from '../../tally.ts';
import type { SammyBid, SammyFindings, SammyHandFacts, SammyPrompt, SammyRefusal } from './facts.ts';
import { DENOMINATIONS, HAND_TRICKS } from './position.ts';
import { TOP_FOUR } from './score.ts';

export const TERMS: Readonly<Record<string, string>> = {
  red: 'Red',
  blue: 'Blue',
  stars: 'Stars',
  stripes: 'Stripes',
  notrumps: 'no trumps',
};

export const english: GameCatalog<SammyFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    bid: ['Bid $1 in $2', 'bids $1 in $2'],
    bonus: ['Place a bonus', 'places a bonus'],
    double: ['Double the bonus', 'doubles the bonus'],
    pass: ['Pass', 'passes'],
    play: ['Play $1', 'plays $1'],
  },
  terms: TERMS,
  places: { hand: 'Hand', trick: 'Trick', taken: 'Taken' },
  options: {
    mode: {
      help: 'How tricks are followed and won, who leads first, and whether there is a silent hand.',
      words: { borders: 'By border states', suits: 'By suits, with a silent hand' },
    },
    deals: { help: 'Length of the match in hands, including passed-out hands.' },
    partners: {
      help: 'The same partners throughout, or four hands with each partner in turn, which takes 12 or 24 hands.',
      words: { fixed: 'The same partners throughout', changing: 'Everyone partners with everyone' },
    },
    declarant: {
      help: 'Which partner of the bidding side is the declarant.',
      words: {
        starter: 'The partner who first named the denomination',
        last: 'The partner who made the last bid',
      },
    },
    minimumBid: {
      help: 'The lowest number of tricks you can bid.',
      words: { 1: 'Any number', 6: 'Six or more' },
    },
  },
};

const say = (card: string): string => sayCard(pack, card);

/** "7 in Stars". */
export const sayBid = ({ tricks, denomination }: SammyBid): string => `${tricks} in ${TERMS[denomination]}`;

function asked(prompt: SammyPrompt): Prompt {
  switch (prompt.ask) {
    case 'bid':
      return 'Bid a number of tricks and the trumps, or pass.';
    case 'raise':
      return askedToRaise(prompt);
    case 'lead':
      return yourTurn(`lead any card${prompt.silent ? ' from the silent hand' : ''}.`);
    case 'answer':
      return askedToAnswer(prompt);
    case 'play-any': {
      const { silent } = prompt;
      const who = silent ? 'the silent hand has' : 'you hold';
      const rest = `${who} no ${sayAsked(prompt)}, so play any${silent ? ' of it' : ''}.`;
      return { ...yourTurn(rest), names: named(prompt) };
    }
    case 'silent':
      return { head: 'Your hand is the silent hand', rest: 'your partner plays it.' };
    case 'wait-for-bids':
      return 'Wait for the others to bid.';
    case 'wait':
      return 'Wait for the others to play.';
    case 'cut':
      return 'The cards are cut for the deal.';
    case 'shuffle':
      return 'The cards are to be shuffled and dealt.';
    case 'over':
      return 'The match is over.';
  }
}

function askedToRaise({ bid, least, bonus, double }: PromptOf<'raise'>): Prompt {
  const choices: string[] = [];
  if (least !== undefined) choices.push(`bid ${least} or more`);
  if (bonus) choices.push('place a bonus');
  if (double) choices.push('double the bonus');
  const head = `The bid is ${sayBid(bid)}`;
  const why = choices.length === 0 ? lower(head) : undefined;
  return { head, rest: `${listOr([...choices, 'pass'])}.`, why };
}

/** More cards than this are not listed: they are raised in the hand. */
const MOST_NAMED = 4;

function askedToAnswer(prompt: PromptOf<'answer'>): Prompt {
  const { cards, silent } = prompt;
  const play = `play a ${sayAsked(prompt)}${silent ? ' from the silent hand' : ''}`;
  const ask = cards.length > MOST_NAMED ? yourTurn(`${play}.`) : yourTurn(`${listOr(cards.map(say))}.`, play);
  return { ...ask, names: named(prompt) };
}

type PromptOf<Ask extends SammyPrompt['ask']> = Extract<SammyPrompt, { readonly ask: Ask }>;
type Answering = PromptOf<'answer'> | PromptOf<'play-any'>;

const sayAsked = ({ led, bySuits }: Answering): string =>
  bySuits ? `card of ${suitOfCard(led)}` : `card that borders ${say(led)}`;

const named = ({ led, bySuits }: Answering): string[] => (bySuits ? [] : [led]);

const suitOfCard = (card: string): string =>
  suits.find(({ id }) => id === pack.cards[pack.find(card)!].suit)!.title;

function refused(refusal: SammyRefusal): string {
  switch (refusal.broken) {
    case 'bidding-on':
      return 'The bidding is still going on: bid or pass.';
    case 'call-alone':
      return `Say "${refusal.verb}" alone.`;
    case 'no-bid-for-bonus':
      return 'There is no bid yet to place a bonus on.';
    case 'no-bid-to-double':
      return 'There is no bid yet to double.';
    case 'own-bid':
      return 'A bonus is placed on a bid of the other side, not of your own.';
    case 'has-bonus':
      return 'The outstanding bid carries a bonus already.';
    case 'not-bidders':
      return 'Only the side that made the outstanding bid may double the bonus.';
    case 'no-bonus':
      return 'There is no bonus on the outstanding bid to double.';
    case 'doubled':
      return 'The bonus has been doubled already.';
    case 'form-of-bid':
      return 'A bid names a number of tricks and red, blue, stars, stripes or notrumps.';
    case 'tricks':
      return `A bid names ${refusal.least} to ${HAND_TRICKS} tricks.`;
    case 'too-low':
      return `The outstanding bid is ${refusal.tricks} tricks; a raise names more, in any denomination.`;
    case 'bidding-over':
      return 'The bidding is over: play a card.';
    case 'not-one-card':
      return 'Play exactly one card.';
    case 'not-held':
      return `You do not hold ${say(refusal.card)}.`;
    case 'turn-of-silent':
      return `It is the turn of the silent hand, which does not hold ${say(refusal.card)}.`;
    case 'not-turn-of-silent':
      return `It is not the turn of the silent hand, which holds ${say(refusal.card)}.`;
    case 'suit':
      return `${holder(refusal)} ${suits[refusal.suit].title}, the suit led, and must follow it.`;
    case 'border':
      return `${holder(refusal)} a card that borders ${say(refusal.led)} and must play one that does.`;
  }
}

const holder = ({ silent }: { readonly silent: boolean }): string =>
  silent ? 'The silent hand holds' : 'You hold';

function scored({ facts }: ScoredHand<SammyHandFacts>): string[] {
  const { bid, sides } = facts!;
  if (!bid) return ['All four passed: nobody scores'];
  const [ours, theirs] = sides.map(({ seats }) => seats.map((seat) => `{${seat}}`).join(' and '));
  const took = `${ours} bid ${sayBid(bid)} and won ${bid.won}: +${bid.points}`;
  const how = bid.bonus === 2 ? 'placed and doubled' : 'placed';
  const bonus = `The bonus was ${how}: +${bid.bonusPoints} for ${bid.made ? ours : theirs}`;
  const four = TOP_FOUR[DENOMINATIONS.indexOf(bid.denomination)].map((card) => pack.say(card)).join(', ');
  return [
    bid.made ? took : `${took} for ${theirs}`,
    ...(bid.bonus > 0 ? [bonus] : []),
    ...sides.flatMap(({ presidents, topFour }, side) => {
      const names = [ours, theirs][side];
      const { cards } = presidents;
      const what = cards === 1 ? '1 President' : `${cards} Presidents`;
      return [
        ...(cards > 0 ? [`${names} took ${what}: +${presidents.points}`] : []),
        ...(topFour.points > 0
          ? [`${names} took ${topFour.cards} of the top four (${four}): +${topFour.points}`]
          : []),
      ];
    }),
  ];
}
