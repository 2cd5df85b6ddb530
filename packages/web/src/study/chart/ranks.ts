// The printed Chart of Ranks as rows and cells, and the questions that can be asked of it.

import { chart } from '@messdeck/engine/packs/sigs-chart';
import type { Service } from '@messdeck/faces/sigs/badge';
import * as words from '#words/study/chart.tsx';

export interface Row {
  readonly number: number;
  readonly army: readonly string[];
  readonly navy: readonly string[];
  readonly coastGuard: readonly string[];
  readonly marines: readonly string[];
  /** What the chart prints where a service has no such rank. */
  readonly blank?: Readonly<Partial<Record<Service, string>>>;
  readonly cards: readonly string[];
}

export interface ServiceColumn {
  readonly id: Service;
  readonly title: string;
}

/** From the highest rank down, as printed. */
export const rows = chart['rows'] as readonly Row[];
export const services = chart['services'] as readonly ServiceColumn[];

/** The parts of the chart, each from its highest row down. */
export const groups: readonly { readonly title: string; readonly from: number; readonly to: number }[] = [
  { title: words.generals, from: 19, to: 16 },
  { title: words.fieldOfficers, from: 15, to: 13 },
  { title: words.companyOfficers, from: 12, to: 10 },
  { title: words.warrantOfficers, from: 9, to: 8 },
  { title: words.sergeants, from: 7, to: 4 },
  { title: words.corporals, from: 3, to: 1 },
];

export function rowOf(number: number): Row | undefined {
  return rows.find((row) => row.number === number);
}

/** The different names of a row, the Army's first. */
export function namesOf(row: Row): string[] {
  return [...new Set(services.flatMap(({ id }) => row[id].slice(0, 1)))];
}

/** A rank of one service, as far as it is asked: the cell of the chart. */
export interface Cell {
  readonly service: Service;
  readonly number: number;
}

export const cells: readonly Cell[] = rows.flatMap(({ number, ...row }) =>
  services.filter(({ id }) => row[id].length > 0).map(({ id }) => ({ service: id, number })),
);

export const keyOf = ({ service, number }: Cell): string => `${service}-${number}`;

export interface Question {
  readonly shown: Cell;
  readonly asked: Cell;
  readonly answers: readonly string[];
  readonly right: number;
}

const titleOf = (service: Service): string => services.find(({ id }) => id === service)!.title;
const nameOf = ({ service, number }: Cell): string => rowOf(number)![service][0];

export function wordsOf({ shown, asked }: Question): string {
  return words.whichRank({
    service: titleOf(asked.service),
    rank: nameOf(shown),
    ofService: titleOf(shown.service),
  });
}

/** A question about a cell: the rank of another service on its row, among three neighbours. `below(n)` draws. */
export function questionAbout(asked: Cell, below: (n: number) => number): Question {
  const others = services.filter(({ id }) => id !== asked.service && rowOf(asked.number)![id].length > 0);
  const telling = others.filter(({ id }) => nameOf({ ...asked, service: id }) !== nameOf(asked));
  const from = telling.length > 0 ? telling : others;
  const shown: Cell = { service: from[below(from.length)].id, number: asked.number };
  const right = nameOf(asked);
  const wrong = cells
    .filter(({ service, number }) => service === asked.service && number !== asked.number)
    .sort((a, b) => Math.abs(a.number - asked.number) - Math.abs(b.number - asked.number))
    .map(nameOf)
    .filter((name, i, all) => name !== right && all.indexOf(name) === i)
    .slice(0, 3);
  const place = below(wrong.length + 1);
  return { shown, asked, answers: [...wrong.slice(0, place), right, ...wrong.slice(place)], right: place };
}

/** What an answer is told: the rank that was asked for, and what a wrong answer equals. */
export function verdictOf({ shown, asked, answers, right }: Question, answered: number): string {
  const both = words.bothInRow({ rank: nameOf(asked), other: nameOf(shown), row: asked.number });
  if (answered === right) return both;
  const given = cells.find((cell) => cell.service === asked.service && nameOf(cell) === answers[answered])!;
  const equal = rowOf(given.number)![shown.service][0];
  const answer = answers[answered];
  return equal === undefined
    ? words.wrongInRow({ both, answer, row: given.number })
    : words.wrongEquals({ both, answer, rank: equal, service: titleOf(shown.service) });
}
