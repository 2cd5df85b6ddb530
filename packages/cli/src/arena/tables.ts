// The arena's results as tables for people and as objects for programs.

import { madeWith } from '../made.ts';
import { SIGNATURES } from '../signatures.ts';
import { VERSION } from '../version.ts';
import type { Duel, Outcome, Table } from './duel.ts';
import type { Figure } from './figures.ts';
import type { Rating } from './ratings.ts';

export const DUELS =
  '| game | seats | bot | against | matches | won | 95 % | fair share | margin per hand | 95 % | thinking | forfeits |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n';
export const RATINGS = '\n| game | bot | rating | 95 % |\n|---|---|---|---|\n';

export function duel({ table, bot, against }: Duel, outcome: Outcome): string {
  const { won, fair, margin, means, lessIsBetter, thinking } = outcome;
  const points = means ? `${means[0].toFixed(2)} : ${means[1].toFixed(2)}` : signed(margin?.mean);
  return row([
    table.game.id,
    String(table.seats),
    bot,
    against,
    String(outcome.matches),
    won ? percent(won.mean) : 'none decided',
    interval(won, percent),
    percent(fair),
    lessIsBetter ? `${points} (less is better)` : points,
    interval(margin, signed),
    thinking.map(({ mean, most }) => `${mean.toFixed(1)}, at most ${most.toFixed(0)} ms`).join(' : '),
    outcome.forfeits.join(' : '),
  ]);
}

/** The program and the rules that were measured with. */
export function versions(tables: readonly Table[]): string {
  const rules = tables.map(({ game }) => {
    const signature = SIGNATURES[game.id];
    const hash = signature === undefined ? '' : ` (${signature.slice(0, 12)})`;
    return `${game.title}, edition ${game.edition}${hash}`;
  });
  return `\nMessdeck ${VERSION} on Node ${process.versions.node}; ${[...new Set(rules)].join('; ')}\n`;
}

/** Why a match was lost without being played to its end, the first time. */
export function fault({ fault: why }: Outcome): string {
  return why === undefined ? '' : `\nForfeited: ${why}\n`;
}

/** What a sequential test has found, in a sentence. */
export function verdict({ sprt }: Outcome): string {
  if (!sprt) return '';
  const { elo0, elo1, llr, bounds, accepted, deals } = sprt;
  const found =
    accepted === 'elo1'
      ? `at least as strong as ${elo1} points say`
      : accepted === 'elo0'
        ? `no stronger than ${elo0} points say`
        : 'not decided';
  return `\nSPRT ${elo0} to ${elo1}: ${found}. LLR ${llr.toFixed(2)} (${bounds[0].toFixed(2)}, ${bounds[1].toFixed(2)}), deals by score ${deals.join(', ')}\n`;
}

export function duelJson({ table, bot, against, deals, seed }: Duel, outcome: Outcome): object {
  const { matches, decided, won, fair, margin, means, lessIsBetter } = outcome;
  return {
    game: table.game.id,
    seats: table.seats,
    rules: table.rules,
    bot,
    against,
    deals,
    matches,
    decided,
    share: won?.mean ?? null,
    shareInterval: won?.interval ?? null,
    fair,
    margin: margin?.mean ?? null,
    marginInterval: margin?.interval ?? null,
    ...(lessIsBetter ? { lessIsBetter } : {}),
    ...(means ? { mean: means[0], meanAgainst: means[1] } : {}),
    thinking: { bot: outcome.thinking[0], against: outcome.thinking[1] },
    forfeits: { bot: outcome.forfeits[0], against: outcome.forfeits[1] },
    ...(outcome.fault === undefined ? {} : { fault: outcome.fault }),
    ...(outcome.sprt ? { sprt: outcome.sprt } : {}),
    made: madeWith(table.game, { seed, matches, players: [bot, against], options: table.rules }),
  };
}

export function ratings({ game }: Table, bots: readonly string[], list: readonly Rating[]): string {
  return ranked(bots, list)
    .map(({ bot, rating, interval: [low, high] }) =>
      row([game.id, bot, rating.toFixed(0), `${low.toFixed(0)} to ${high.toFixed(0)}`]),
    )
    .join('');
}

/** The ratings of the bots at one table, from all their matches. */
export function ratingsJson(
  table: Table,
  bots: readonly string[],
  list: readonly Rating[],
  seed: string,
): object {
  return {
    game: table.game.id,
    ratings: ranked(bots, list),
    made: madeWith(table.game, { seed, players: bots, options: table.rules }),
  };
}

function ranked(bots: readonly string[], list: readonly Rating[]): ({ bot: string } & Rating)[] {
  return list.map((rating, i) => ({ bot: bots[i], ...rating })).sort((a, b) => b.rating - a.rating);
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
}

function interval(figure: Figure | undefined, show: (value: number) => string): string {
  return figure?.interval ? `${show(figure.interval[0])} to ${show(figure.interval[1])}` : '–';
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function signed(value: number | undefined): string {
  if (value === undefined) return '–';
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
