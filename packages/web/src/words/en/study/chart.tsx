// The Chart of Ranks, and the quiz on it.

import type { ComponentChildren, JSX } from 'preact';

export const chart = 'Chart';

export const quiz = 'Quiz';

export const findRank = 'Find a rank';

export const chartRanks1944 = 'Chart of Ranks, 1944';

export const howToRead = 'Down: rank within a service. Across: equal ranks.';

export const partsChart = 'Parts of the chart';

export const number = 'Number';

export const noSuchRank = 'No rank by that name on the chart.';

export const row = (number: number): string => `Row ${number}`;

export const inAllFour = 'equal in all four services';

export const alone = (services: string): string => `in the ${services} alone`;

export const sigs = 'In SIGS';

export const setOfEquals = (number: number): string => `the three cards ${number} make a set of equals`;

export const points = 'Points';

export const playedAndLeft = ({
  played,
  left,
}: {
  readonly played: ComponentChildren;
  readonly left: number;
}): JSX.Element => (
  <>
    {played} played, {left} left in hand
  </>
);

export const above = 'Above';

export const below = 'Below';

export const neighboringRows = 'Neighboring rows';

export const quizMe = 'Quiz me on these';

export const headOfAll = 'At the head of all four';

export const commanderInChief = 'Commander-in-Chief: the President of the United States';

export const secretaryOfWar = 'Secretary of War: the Army';

export const secretaryOfNavy = 'Secretary of the Navy: Navy, Coast Guard and Marines';

export const questionOf = ({
  question,
  questions,
}: {
  readonly question: number;
  readonly questions: number;
}): string => `Question ${question} of ${questions}`;

export const roundOver = 'The round is over';

export const youKnow = ({ known, ranks }: { readonly known: number; readonly ranks: number }): string =>
  `You know ${known} of ${ranks} ranks`;

export const keysAnswer = 'Keys 1 to 4 answer.';

export const goOn = 'Continue';

export const wereRight = ({
  right,
  questions,
}: {
  readonly right: number;
  readonly questions: number;
}): string => `${right} of ${questions} were right.`;

export const tenMore = 'Ten more';

export const right = 'Right.';

export const itIs = (answer: string): string => `It is ${answer}.`;

export const rowByRow = 'What you know, row by row, 1 to 19';

export const knownOf = ({ known, ranks }: { readonly known: number; readonly ranks: number }): string =>
  `${known} of ${ranks} known`;

export const howToReadBars = 'Solid: known. Hatched: seen. Empty: not asked yet.';

export const generals = 'General and flag officers';

export const fieldOfficers = 'Field officers and captains of ships';

export const companyOfficers = 'Company officers';

export const warrantOfficers = 'Warrant officers';

export const sergeants = 'Enlisted: sergeants and petty officers';

export const corporals = 'Enlisted: corporals, seamen, privates';

export const bothInRow = ({
  rank,
  other,
  row,
}: {
  readonly rank: string;
  readonly other: string;
  readonly row: number;
}): string => `${rank} and ${other} are both in row ${row}.`;

const withArticle = (rank: string): string => `${/^[AEIOU]/.test(rank) ? 'an' : 'a'} ${rank}`;

export const whichRank = ({
  service,
  rank,
  ofService,
}: {
  readonly service: string;
  readonly rank: string;
  readonly ofService: string;
}): string => `Which rank of the ${service} equals ${withArticle(rank)} of the ${ofService}?`;

interface WrongAnswer {
  /** Which ranks are in one row. */
  readonly both: string;
  readonly answer: string;
}

export const wrongInRow = ({ both, answer, row }: WrongAnswer & { readonly row: number }): string =>
  `${both} Your answer, ${answer}, is in row ${row}. You will see this one again soon.`;

export const wrongEquals = ({
  both,
  answer,
  rank,
  service,
}: WrongAnswer & { readonly rank: string; readonly service: string }): string =>
  `${both} Your answer, ${answer}, equals ${withArticle(rank)} of the ${service}. You will see this one again soon.`;
