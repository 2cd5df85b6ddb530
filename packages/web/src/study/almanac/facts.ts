// One fact for each game on the front page: which figure it is, and the sentence around it. The figures are always those
// counted; only the choice among them is ours.

import type { Figure } from '@messdeck/lab';
import { plain, written } from './numbers.ts';
import { type Counted, duelArm, generalArm, scaled, usualArm } from './results.ts';

export interface Fact {
  readonly figure: Figure;
  readonly unit: string;
  /** Read as one sentence; the middle part stands out. */
  readonly says: readonly [before: string, main: string, after: string];
  /** A hundred cards of which so many are dark, or a dot on a scale around a mark. */
  readonly picture: { readonly is: 'hundred'; readonly even?: number } | { readonly is: 'dot' };
  readonly sign?: boolean;
}

type Told = (counted: Counted) => Fact;

/** What one level is worth against the one below. */
const levels: Told = (counted) => {
  const { won, fair } = duelArm(counted)!.duel!;
  const figure = scaled(won!, 100);
  const even = 100 * fair;
  return {
    figure,
    unit: 'in 100',
    says: [
      'A Sergeant among Recruits wins ',
      `${plain(figure)} of 100;`,
      ` ${written(even, 0)} would be even.`,
    ],
    picture: { is: 'hundred', even },
  };
};

const back: Told = (counted) => {
  const figure = scaled(usualArm(counted).back!, 100);
  return {
    figure,
    unit: 'in 100',
    says: ['Of 100 winners, ', `${plain(figure)} were behind`, ' at half-time.'],
    picture: { is: 'hundred' },
  };
};

const cards: Told = (counted) => {
  const figure = scaled(usualArm(counted).luck!.cards, 100);
  return {
    figure,
    unit: 'in 100',
    says: ['What the first hand brings goes ', `${plain(figure)} parts of 100`, ' with the cards.'],
    picture: { is: 'hundred' },
  };
};

const forced: Told = (counted) => {
  const figure = scaled(usualArm(counted).forced, 100);
  return {
    figure,
    unit: 'in 100',
    says: ['Of 100 turns, ', `${plain(figure)} leave no choice`, ' at all.'],
    picture: { is: 'hundred' },
  };
};

/** What a place at the table brings, as an advantage a hand. */
const place =
  (at: number, who: string): Told =>
  (counted) => {
    const figure = usualArm(counted).places![at].points!;
    return {
      figure,
      unit: 'points',
      says: [`${who} gets `, `${plain(figure, true)} a hand`, ' against the mean of the table.'],
      picture: { is: 'dot' },
      sign: true,
    };
  };

const change =
  (arm: string, measure: string, unit: string, says: (value: string) => Fact['says']): Told =>
  (counted) => {
    const figure = counted.questions[0].changes.find((one) => one.arm === arm && one.measure === measure)!;
    return {
      figure,
      unit,
      says: says(plain(scaled(figure, figure.value < 0 ? -1 : 1))),
      picture: { is: 'dot' },
      sign: true,
    };
  };

const patience: Told = (counted) => {
  const figure = scaled(generalArm(counted)!.won!, 100);
  const sergeant = scaled(usualArm(counted).won!, 100);
  return {
    figure,
    unit: 'in 100',
    says: ['A General wins ', `${plain(figure)} deals of 100,`, ` a Sergeant ${plain(sergeant)}.`],
    picture: { is: 'hundred' },
  };
};

export const FACTS: Readonly<Record<string, Told>> = {
  tactics: levels,
  militac: back,
  'do-boy': back,
  bang: forced,
  skirmish: change('form-sides', 'hands', 'hands', (value) => [
    'Dealing each side its own branch makes a match ',
    `${value} hands`,
    ' longer.',
  ]),
  'armed-forces': place(1, 'The seat left of the dealer'),
  sigs: levels,
  'national-contest': cards,
  sammy: levels,
  'united-states': levels,
  flag: patience,
  'sammys-travels': change('musttransfer-true', 'score', 'states', (value) => [
    'Having to travel on to every neighbor that turns up costs ',
    `${value} states.`,
    '',
  ]),
};
