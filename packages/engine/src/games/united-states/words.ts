// United States in English.

import { type Prompt, yourTurn } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { GameCatalog } from '../../game-words.ts';
import { listOr } from '../../mechanics/lists.ts';
import { sayCard } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import type { ScoredHand } from '../../tally.ts';
import type {
  Lay,
  UnitedStatesFindings,
  UnitedStatesHandFacts,
  UnitedStatesPrompt,
  UnitedStatesRefusal,
} from './facts.ts';

const say = (card: string): string => sayCard(sammy, card);

const sayTwo = (two: string): string => capital(two.split(' ').map(say).join(' and '));

/** The pairs that may be laid aside beside Maine, for forms. */
const TWOS = ['DC SC', 'DC WA', 'DC FL', 'DC RI', 'SC WA', 'SC FL', 'SC RI', 'WA FL', 'WA RI', 'FL RI'];

export const english: GameCatalog<UnitedStatesFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    unite: ['Lay $1 on $2', 'lays $1 on $2'],
    pass: ['Pass', 'passes'],
    call: ['Call the play wrong', 'calls the play wrong'],
    give: ['Give $1', 'gives $1'],
    discard: ['Throw away $1', 'throws away $1'],
  },
  phrases: { 'unite KS': ['Lay $1 at its corner', 'lays $1 at its corner'] }, // US-8
  places: { hand: 'Hand', kansas: 'Kansas', corner: 'Corner', discards: 'Thrown away', aside: 'Laid aside' },
  options: {
    pace: {
      help: 'Whether players take turns or anyone can lay at any moment.',
      words: { turns: 'One after another', snappy: 'Anyone can lay at any moment' },
    },
    mustPlay: {
      help: 'Whether a player who can lay a card must keep laying.',
      words: { true: 'You must lay if you can', false: 'You can stop at any time' },
    },
    honor: {
      help: 'Whether wrong plays are possible and can be called for a penalty card.',
      words: { false: 'Wrong plays are not possible', true: 'Wrong plays are possible and can be called' },
    },
    falseCall: {
      help: 'What calling a correct play costs the caller.',
      words: { free: 'Nothing', pay: 'The caller takes a card from the player called' },
    },
    target: { help: 'The points that win the match. 60 makes a short one.' },
    fiveDiscards: {
      help: 'The two cards laid aside beside Maine, with five players.',
      words: Object.fromEntries(TWOS.map((two) => [two, sayTwo(two)])),
    },
  },
};

function asked(prompt: UnitedStatesPrompt): Prompt {
  switch (prompt.ask) {
    case 'lay':
      return yourTurn(`lay ${sayWays(prompt.ways)}${prompt.mayPass ? ', or pass' : ''}.`);
    case 'only-pass': {
      const { tops } = prompt;
      const why =
        tops.length === 0
          ? 'you hold none of the four states around Kansas'
          : `you hold no neighbor of ${listOr(tops.map(say))}`;
      return { ...yourTurn(`${why}, so you pass.`), why };
    }
    case 'lay-any-time':
      return 'Lay a card any time you like.';
    case 'nothing-to-lay':
      return 'You have nothing to lay right now.';
    case 'call':
      return { head: sayLaid(prompt.laid), rest: 'call it if it is wrong, or let it stand.' };
    case 'may-be-called':
      return { head: sayLaid(prompt.laid), rest: 'it may still be called.' };
    case 'give': {
      const why = prompt.wrong === 'call' ? 'who called wrong' : 'whose card was wrong';
      return `Give a card of your hand to {${prompt.to}}, ${why}.`;
    }
    case 'discard': {
      const away = prompt.left === 1 ? 'one more card' : `${prompt.left} more cards`;
      return {
        head: 'Blocked',
        rest: `nobody can lay, and the fewest cards win. Throw away ${away}; border states you keep score for the winner.`,
      };
    }
    case 'wait':
      return 'Wait for your turn.';
    case 'wait-for-gift':
      return 'Wait until the card is given.';
    case 'wait-for-discards':
      return { head: 'The hand is blocked', rest: 'the others throw cards away in turn.' };
    case 'shuffle':
      return 'The cards are about to be dealt.';
    case 'over':
      return 'The match is over.';
  }
}

/** More than these are ringed in the hand, and not named. */
const MOST_NAMED = 3;

/** "Texas on Oklahoma or Iowa on Nebraska". */
function sayWays(ways: readonly Lay[]): string {
  return ways.length > MOST_NAMED ? 'a card on a state that it borders' : listOr(ways.map(sayWay));
}

/** US-8, US-9. */
const whereOn = (top: string): string => (top === 'KS' ? 'at its corner' : `on ${say(top)}`);

const sayWay = ({ card, top }: Lay): string => `${say(card)} ${whereOn(top)}`;

const sayLaid = ({ card, top }: Lay): string => `${capital(say(card))} was laid ${whereOn(top)}`;

function refused(refusal: UnitedStatesRefusal): string {
  switch (refusal.broken) {
    case 'call-alone':
      return 'A card has just been laid: write "call" alone, or let it stand.';
    case 'nothing-to-call':
      return 'There is no play to call now: a call follows a card at once, in honor mode.';
    case 'give-first':
      return 'A card is to be given first: write "give" and one card of your hand.';
    case 'not-one-gift':
      return 'Write "give" and one card of your hand.';
    case 'no-gift':
      return 'A card is given only after a call that asks for one.';
    case 'discard-first':
      return 'The hand is blocked: write "discard" and one card of your hand.';
    case 'not-one-discard':
      return 'Write "discard" and one card of your hand.';
    case 'not-blocked':
      return 'Cards are thrown away only after a blocked hand.';
    case 'not-dealt':
      return 'The cards have yet to be dealt.';
    case 'no-turns':
      return 'There are no turns in snappy play and nobody passes: lay a card or wait.';
    case 'pass-alone':
      return 'Write "pass" alone.';
    case 'can-lay': {
      const { card, top } = refusal.way;
      const where = top === 'KS' ? 'at its corner of Kansas' : `on ${say(top)}`;
      return `You can lay a card, ${say(card)} ${where}, and may not pass.`;
    }
    case 'not-two-cards':
      return 'Name a card of your hand and the card on which it is laid: "unite TX OK".';
    case 'not-held':
      return `You do not hold ${say(refusal.card)}.`;
    case 'no-corner': {
      const { card, tops } = refusal;
      const reason = tops.length > 0 ? `, and ${noBorder(card, tops)}` : '';
      return `Only Missouri, Oklahoma, Nebraska and Colorado are laid at Kansas${reason}.`;
    }
    case 'own-corner':
      return `${capital(say(refusal.card))} is laid at its own corner of Kansas and nowhere else.`;
    case 'not-top':
      return `${capital(say(refusal.card))} is not the top card of a stack.`;
    case 'no-border':
      return `${capital(noBorder(refusal.card, refusal.tops))}.`;
  }
}

const noBorder = (card: string, tops: readonly string[]): string =>
  `${say(card)} does not border ${listOr(tops.map(say))}`;

function scored({ points, facts }: ScoredHand<UnitedStatesHandFacts>): string[] {
  const { winner, blocked, left } = facts!;
  if (winner === undefined) return ['Blocked, and several held the fewest cards: the hand does not count.'];
  const others = left.flatMap((value, seat) => (seat === winner ? [] : [`{${seat}} ${value}`])).join(', ');
  const how = blocked ? 'held the fewest cards when the hand was blocked' : 'went out';
  const most = points.flatMap((cost, seat) => (cost < 0 ? [`{${seat}} held the most: −${-cost}.`] : []));
  return [`{${winner}} ${how}; border states left with the others: ${others}: +${points[winner]}.`, ...most];
}
