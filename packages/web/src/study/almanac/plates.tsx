// The plates of a game's page: a question, its answer in a sentence, the picture, and how it was counted.

import type { Game, Rules } from '@messdeck/engine';
import type { ArmResult, Change, Figure } from '@messdeck/lab';
import { titleOf, wordsOf } from '../../games/options.ts';
import { bidsPlate } from './bids.tsx';
import { cardsPlate } from './card-worth.tsx';
import { type Dot, Dots } from './dots.tsx';
import { LuckBar, playOf } from './luck-bar.tsx';
import { give, plain, written } from './numbers.ts';
import { Piles } from './piles.tsx';
import { dealsOf, type FigureRow, type Plate } from './plate.ts';
import {
  type Counted,
  duelArm,
  duelArms,
  generalArm,
  recruitArm,
  scaled,
  toldFrom,
  usualArm,
} from './results.ts';
import { dealsOfGame, thousandPlate } from './thousand.tsx';

export function platesOf(game: Game, counted: Counted): Plate[] {
  const usual = usualArm(counted);
  const deals = dealsOfGame(counted);
  return [
    deals.length > 0 && thousandPlate(counted, deals),
    usual.score && alone(counted),
    usual.places && favored(usual),
    counted.questions.some(({ changes }) => changes.length > 0) && options(game, counted),
    length(usual),
    duelArm(counted) && skill(counted, usual),
    usual.decided && decided(usual, usual.decided),
    usual.contracts && bidsPlate(game, usual, usual.contracts),
    usual.cards && cardsPlate(game, usual, usual.cards),
  ].filter((plate): plate is Plate => typeof plate === 'object');
}

function alone(counted: Counted): Plate {
  const usual = usualArm(counted);
  const recruit = recruitArm(counted);
  const general = generalArm(counted);
  const won = scaled(usual.won!, 100);
  const rows: FigureRow[] = [
    ...(general ? [{ words: 'A General’s score', figure: general.score! }] : []),
    { words: 'A Sergeant’s score', figure: usual.score! },
    { words: 'A Recruit’s score', figure: recruit.score! },
  ];
  const wins: FigureRow[] = [
    ...(general ? [{ words: 'A General wins, of 100', figure: scaled(general.won!, 100) }] : []),
    { words: 'A Sergeant wins, of 100', figure: won },
    { words: 'A Recruit wins, of 100', figure: scaled(recruit.won!, 100) },
  ];
  const some = usual.won!.value > 0;
  return {
    id: 'far',
    short: 'How far one gets',
    title: 'How far one gets',
    answer: (
      <>
        A Sergeant scores <b>{plain(usual.score!)}</b> on average
        {some ? (
          <>
            {' '}
            and wins <b>{plain(won)} deals of 100.</b>
          </>
        ) : (
          '.'
        )}
      </>
    ),
    plots: (
      <>
        <Piles
          title="A Sergeant’s scores"
          unit="games of 100; brass: the middle"
          counts={usual.score!.counts!}
          middle={usual.score!.middle}
        />
        <Dots title="By level" unit="mean score" dots={rows} />
        {some && <Dots title="Won" unit="deals of 100" dots={wins} />}
      </>
    ),
    aside: 'All levels played the same deals and saw only the open cards.',
    table: some ? [...rows, ...wins] : rows,
    deals: dealsOf(usual, 'one Sergeant'),
  };
}

const PLACES: Readonly<Record<number, readonly string[]>> = {
  4: ['The dealer', 'Left of the dealer', 'Opposite the dealer', 'Right of the dealer'],
};

function favored(usual: ArmResult): Plate {
  const places = usual.places!;
  const names = PLACES[places.length];
  // Partners have the same points: then a side is what is favored.
  const sides = places.every(
    ({ points }, i) => points?.value === places[(i + 2) % places.length].points?.value,
  );
  const shown = sides ? places.slice(0, 2) : places;
  const nameOf = (place: number): string =>
    sides ? ['The dealer’s side', 'The other side'][place] : names[place];
  const fair = 100 * (sides ? 0.5 : places.reduce((sum, { wins }) => sum + wins!.value, 0) / places.length);
  const points: Dot[] = shown.flatMap(({ place, points }) =>
    points ? [{ words: nameOf(place), figure: points }] : [],
  );
  const wins: Dot[] = shown.flatMap(({ place, wins }) =>
    wins ? [{ words: nameOf(place), figure: scaled(wins, 100) }] : [],
  );
  const contracts: Dot[] = places.flatMap(({ place, contracts }) =>
    contracts && names ? [{ words: names[place], figure: scaled(contracts, 100) }] : [],
  );
  const best = points
    .filter(({ figure }) => toldFrom(figure, 0))
    .sort((a, b) => b.figure.value - a.figure.value)
    .find(({ figure }) => figure.value > 0);
  return {
    id: 'seats',
    short: 'Who is favored',
    title: 'Who is favored',
    answer: best ? (
      <>
        <b>{best.words}</b> is favored: {plain(best.figure)} points a hand better than the table.
      </>
    ) : (
      <>
        <b>Nobody, as far as one can tell.</b> Every interval holds a fair share.
      </>
    ),
    plots: (
      <>
        <Dots
          title="What a hand brings"
          unit="points better than the mean of the table"
          dots={points}
          mark={0}
          sign
        />
        {contracts.length > 0 && (
          <Dots
            title="Plays the contract"
            unit="of 100 contracts; dotted: a fair share"
            dots={contracts}
            mark={100 / places.length}
          />
        )}
        <Dots
          title="Wins the match"
          unit="of 100, by where the first dealer sits; dotted: a fair share"
          dots={wins}
          mark={fair}
        />
      </>
    ),
    aside: usual.turned
      ? 'Every deal was played from each seat, with the same hands moved on. So this is not the luck of the cards.'
      : 'The cards of this game could not be moved on from seat to seat in every hand, so luck of the cards is in these figures.',
    table: [
      ...points.map((dot) => ({ ...dot, words: `${dot.words}, points a hand`, sign: true })),
      ...contracts.map((dot) => ({ ...dot, words: `${dot.words}, contracts of 100` })),
      ...wins.map((dot) => ({ ...dot, words: `${dot.words}, wins of 100` })),
    ],
    deals: dealsOf(usual, 'Sergeants'),
  };
}

const MEASURES: Readonly<Record<Change['measure'], readonly [title: string, unit: string]>> = {
  bidder: ['What the bidder gains', 'points a hand, more or less than under the usual rules'],
  made: ['Contracts made', 'of 100, more or less than under the usual rules'],
  points: ['Points in a hand', 'a seat, more or fewer than under the usual rules'],
  won: ['Deals won', 'of 100, more or fewer than under the usual rules'],
  dealer: ['The dealer’s lot', 'points a hand, more or less than under the usual rules'],
  hands: ['Hands in a match', 'more or fewer than under the usual rules'],
  actions: ['Moves in a match', 'more or fewer than under the usual rules'],
  score: ['The score', 'more or less than under the usual rules'],
};

/** What an arm does otherwise, in the words of the set-up page. */
export function changeInWords(game: Game, usual: Rules, rules: Rules): string {
  return game.options
    .filter(({ key }) => key in rules && rules[key] !== usual[key])
    .map((option) => {
      const words = wordsOf(option, rules[option.key]);
      return words.length <= 3 ? `${titleOf(option)}: ${words}` : words;
    })
    .join(', ');
}

function options(game: Game, counted: Counted): Plate {
  const [question] = counted.questions;
  const usual = usualArm(counted);
  const words = (arm: string): string =>
    changeInWords(game, usual.rules, question.arms.find(({ id }) => id === arm)!.rules);
  const rows = question.changes.map((change) => ({
    ...change,
    words: words(change.arm),
    figure: inHundreds(change),
  }));
  const measures = [...new Set(rows.map(({ measure }) => measure))].filter((measure) =>
    rows.some((row) => row.measure === measure && row.told),
  );
  // Where nothing can be told there is still something to see.
  if (measures.length === 0) measures.push(rows[0].measure);
  const told = rows.filter((row) => row.told).sort((a, b) => strength(b) - strength(a));
  const [first] = told;
  return {
    id: 'options',
    short: 'Options',
    title: 'What each option changes',
    answer: first ? (
      <>
        <b>{first.words}:</b> {MEASURES[first.measure][0].toLowerCase()} {plain(first.figure, true)}.
      </>
    ) : (
      <>
        <b>Nothing one can count</b> on so few deals.
      </>
    ),
    plots: (
      <>
        {measures.map((measure) => (
          <Dots
            key={measure}
            title={MEASURES[measure][0]}
            unit={MEASURES[measure][1]}
            dots={rows.filter((row) => row.measure === measure)}
            mark={0}
            sign
          />
        ))}
      </>
    ),
    aside:
      'The same deals, played with and without. Solid: told apart from nothing, all options taken together. A ring: one cannot tell.',
    table: rows.map((row) => ({
      words: `${row.words}: ${MEASURES[row.measure][0].toLowerCase()}`,
      figure: row.figure,
      sign: true,
    })),
    deals: `${usual.deals} deals played each way, ${usual.matches} matches of Sergeants each`,
  };
}

/** Shares are told of 100. */
export function inHundreds(change: Change): Figure {
  return change.measure === 'made' || change.measure === 'won' ? scaled(change, 100) : change;
}

function strength({ value, interval }: Figure): number {
  return interval ? Math.abs(value) / Math.max(1e-9, interval[1] - interval[0]) : 0;
}

function length(usual: ArmResult): Plate {
  const byHands = usual.hands.high > 1 && usual.hands.counts !== undefined;
  const { hands, actions, forced } = usual;
  const share = scaled(forced, 100);
  return {
    id: 'length',
    short: 'How long',
    title: 'How long a match takes',
    answer:
      byHands && hands.low !== hands.high ? (
        <>
          A match takes <b>{hands.middle} hands</b> as a rule; eight of ten take {hands.low} to {hands.high}.
        </>
      ) : (
        <>
          A match takes <b>{plain(actions)} moves</b>; eight of ten take {actions.low} to {actions.high}.
        </>
      ),
    plots:
      byHands && hands.low !== hands.high ? (
        <Piles
          title="Hands in a match"
          unit="matches of 100; brass: the middle"
          counts={hands.counts!}
          middle={hands.middle}
        />
      ) : (
        <Dots title="Moves in a match" unit="mean" dots={[{ words: 'Sergeants', figure: actions }]} />
      ),
    aside: `At the natural pace, ${usual.score ? 'alone' : 'with bots'}, that is ${written(usual.minutes.middle, 0)} minutes; eight of ten take ${written(usual.minutes.low, 0)} to ${written(usual.minutes.high, 0)}. Of 100 moments at which a player is asked, ${written(share.value, 0)} leave no choice.`,
    table: [
      { words: 'Hands', figure: hands },
      { words: 'Moves', figure: actions },
      { words: 'Minutes at a table with bots', figure: usual.minutes },
      { words: 'Moments without a choice, of 100', figure: share },
    ],
    deals: dealsOf(usual, 'Sergeants'),
  };
}

/** "expert-50" is an Expert of 50 playouts. */
function levelOf(player: string): string {
  const [level, playouts] = player.split(':');
  const name = `${level[0].toUpperCase()}${level.slice(1)}`;
  return playouts === undefined ? name : `${name} of ${playouts} playouts`;
}

function skill(counted: Counted, usual: ArmResult): Plate {
  const arms = duelArms(counted);
  const { fair } = arms[0].duel!;
  const ofArms = (key: 'won' | 'margin', words: string, factor: number, sign = false): FigureRow[] =>
    arms.flatMap(({ players: [first, second], duel }) => {
      const figure = duel![key];
      const who = `A ${levelOf(first)} among ${levelOf(second)}s`;
      return figure ? [{ words: `${who}${words}`, figure: scaled(figure, factor), sign }] : [];
    });
  const wins = ofArms('won', '', 100);
  const margins = ofArms('margin', '', 1, true);
  const { luck } = usual;
  const cards = luck && scaled(luck.cards, 100);
  return {
    id: 'skill',
    short: 'Luck and skill',
    title: 'Luck and skill',
    answer: (
      <>
        {wins[0] && (
          <>
            {wins[0].words} wins <b>{plain(wins[0].figure)} of 100;</b> {written(100 * fair, 0)} is even.
          </>
        )}
        {cards && (
          <>
            {' '}
            Of a first hand, <b>{plain(cards)} of 100</b> goes with the cards.
          </>
        )}
      </>
    ),
    plots: (
      <>
        {wins.length > 0 && (
          <Dots
            title="A level against the one below"
            unit="wins, of 100; dotted: even"
            dots={wins}
            mark={100 * fair}
          />
        )}
        {margins.length > 0 && (
          <Dots
            title="What that brings"
            unit="points a hand more than the others"
            dots={margins}
            mark={0}
            sign
          />
        )}
        {luck && <LuckBar luck={luck} />}
      </>
    ),
    aside: 'Duplicate deals: each side held the same cards once.',
    table: [
      ...ofArms('won', ', wins of 100', 100),
      ...ofArms('margin', ', points a hand ahead', 1, true),
      ...(luck && cards
        ? [
            { words: 'Of the first hand, of 100: the cards', figure: cards },
            { words: 'Of the first hand, of 100: the play', figure: scaled(playOf(luck), 100) },
          ]
        : []),
    ],
    deals: arms.map((arm) => `${arm.deals} deals of ${arm.players.map(levelOf).join(' and ')}s`).join('; '),
  };
}

function decided(usual: ArmResult, decided: Figure): Plate {
  const when = scaled(decided, 100);
  const back = scaled(usual.back!, 100);
  const leads = usual.leads!;
  return {
    id: 'decided',
    short: 'When it is decided',
    title: 'When it is decided',
    answer: (
      <>
        The winners lead for good after <b>{plain(when)} of 100</b> of the hands. Of 100 winners,{' '}
        <b>{plain(back)} were behind</b> at half-time.
      </>
    ),
    plots: (
      <>
        <Dots
          title="Of 100"
          unit="hands of a match, and matches"
          dots={[
            { words: 'Decided after so much of it', figure: when },
            { words: 'Won from behind at half-time', figure: back },
          ]}
        />
        <Dots
          title="Changes of lead"
          unit="in a match"
          dots={[{ words: 'The lead changes', figure: leads }]}
        />
      </>
    ),
    aside: `The lead changes ${plain(leads)} times in a match, ${give(leads)}.`,
    table: [
      { words: 'Decided after, of 100', figure: when },
      { words: 'Won from behind, of 100', figure: back },
      { words: 'Changes of lead', figure: leads },
    ],
    deals: dealsOf(usual, 'Sergeants'),
  };
}
