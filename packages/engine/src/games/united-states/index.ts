// United States (US): a Sammy game of shedding border states for three to six, each for himself.
// Rules: docs/rules/united-states.md; the parts are in the folder of the same name.

import { type Actor, type Game, type Notice, OPEN, type Tally, VEILED } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { sammy } from '../../packs/sammy.ts';
import { actors, apply, deal, draw, legal } from './play.ts';
import {
  clone,
  DISCARD,
  GIVE,
  type HandEntry,
  handsShown,
  handValue,
  NOBODY,
  OVER,
  start,
  type UnitedStates,
} from './position.ts';
import { refuse, text } from './refuse.ts';
import { imagine, see, type UnitedStatesSeen, watch } from './seen.ts';
import { prompt, view } from './view.ts';

/** US-23, US-27: only giver and taker see the card. */
function notice(p: UnitedStates, _actor: Actor, _move: number, seat: number): Notice {
  return p.phase === GIVE && seat !== p.taker ? VEILED : OPEN;
}

function tally(p: UnitedStates): Tally {
  const hands = sheetEntries(p.sheet).map((entry) => ({ points: entry.points, lines: linesOf(entry) }));
  if (p.phase !== OVER) return { hands };
  const best = Math.max(...p.scores);
  return { hands, result: { scores: p.scores.slice(), winners: [p.scores.indexOf(best)] } };
}

function linesOf({ points, winner, blocked, left }: HandEntry): string[] {
  if (winner === NOBODY) return ['Blocked, and several held the fewest cards: the hand does not count.'];
  const others = left.flatMap((value, seat) => (seat === winner ? [] : [`{${seat}} ${value}`])).join(', ');
  const how = blocked ? 'held the fewest cards when nothing could be laid' : 'went out';
  const lines = [`{${winner}} ${how}; border states left with the others: ${others}: +${points[winner]}.`];
  points.forEach((cost, seat) => {
    if (cost < 0) lines.push(`The most was left with {${seat}}: −${-cost}.`);
  });
  return lines;
}

/** The lead in points; within a hand also the lead in cards and in what they would cost. */
function standing(p: UnitedStates, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let cards = 0;
  let value = 0;
  for (let s = 0; s < p.seats; s++) {
    if (s === seat) continue;
    best = Math.max(best, p.scores[s] + gainDue(p, s));
    cards += p.sizes[s];
    value += handValue(p, s);
  }
  const lead = p.scores[seat] + gainDue(p, seat) - best / 2;
  if (handsShown(p)) return lead;
  const others = p.seats - 1;
  return lead + 2 * (cards / others - p.sizes[seat]) + (value / others - handValue(p, seat)) / 4;
}

/** What the winner of a blocked hand would gain now, while the others throw cards away (US-17). */
function gainDue(p: UnitedStates, seat: number): number {
  if (p.phase !== DISCARD || seat !== p.winner) return 0;
  return p.sizes.reduce((sum, _, s) => (s === seat ? sum : sum + handValue(p, s)), 0);
}

/** The pairs that may be laid aside beside Maine, for forms. */
const TWOS = ['DC SC', 'DC WA', 'DC FL', 'DC RI', 'SC WA', 'SC FL', 'SC RI', 'WA FL', 'WA RI', 'FL RI'];

export const unitedStates: Game<UnitedStates, UnitedStatesSeen> = {
  id: 'united-states',
  title: 'United States',
  edition: 1,
  pack: sammy,
  seats: [3, 4, 5, 6],
  options: [
    {
      key: 'pace',
      values: ['turns', 'snappy'],
      default: 'turns',
      help: 'Whether players lay in turn, or anybody at any moment.',
      words: { turns: 'One after another', snappy: 'Anybody lays at any moment' },
    },
    {
      key: 'mustPlay',
      values: [true, false],
      default: true,
      help: 'Whether who can lay a card must go on laying; in turn play only.',
      words: { true: 'Who can lay must lay', false: 'One may stop at any time' },
    },
    {
      key: 'honor',
      values: [false, true],
      default: false,
      help: 'Whether wrong plays are possible and may be called for a penalty card.',
      words: { false: 'Wrong plays are not possible', true: 'Wrong plays are possible and may be called' },
    },
    {
      key: 'falseCall',
      values: ['free', 'pay'],
      default: 'free',
      help: 'What a call against a right play costs the caller; only in honor mode.',
      words: { free: 'Nothing', pay: 'He takes a card from the player he called' },
    },
    {
      key: 'target',
      min: 10,
      max: 500,
      default: { 3: 150, 4: 175, 5: 225, 6: 250 },
      help: 'The points that win the match; 60 make a short one.',
      examples: [10, 60, 200],
    },
    {
      key: 'fiveDiscards',
      pattern: 'DC (SC|WA|FL|RI)|SC (WA|FL|RI)|WA (FL|RI)|FL RI',
      default: 'DC RI',
      help: 'The two cards laid aside beside Maine; with five players only.',
      examples: ['DC RI', 'SC WA', 'FL RI'],
      words: Object.fromEntries(TWOS.map((two) => [two, inWords(two)])),
    },
  ],
  verbs: {
    unite: ['Unite $1 with $2', 'unites $1 with $2'],
    pass: ['Pass', 'passes'],
    call: ['Call the play wrong', 'calls the play wrong'],
    give: ['Give $1', 'gives $1'],
    discard: ['Throw away $1', 'throws away $1'],
  },
  places: { hand: 'Hand', kansas: 'Kansas', corner: 'Corner', discards: 'Thrown away', aside: 'Laid aside' },
  start,
  actors,
  draw,
  deal,
  legal,
  apply,
  clone,
  text,
  refuse,
  notice,
  view,
  prompt,
  watch,
  see,
  imagine,
  side: (_, seat) => seat,
  standing,
  tally,
};

function inWords(two: string): string {
  return two
    .split(' ')
    .map((id) => sammy.say(sammy.find(id)!))
    .join(' and ');
}
