// The figures of a run as a page of its own, for any game: every figure with its interval as a whisker and as numbers,
// what waits, and the command that counts it again. It needs no script, no network and no other file.

import type { Game } from '@messdeck/engine';
import type { ArmResult, Figure, PlanResult } from '@messdeck/lab';
import type { Manifest } from './manifest.ts';

interface Row {
  readonly words: string;
  readonly figure: Figure;
  /** Shares are told of 100. */
  readonly share?: boolean;
  /** The value that means nothing special. */
  readonly mark?: number;
}

const WIDE = 320;

export function reportPage(
  game: Game,
  result: PlanResult,
  made: Omit<Manifest, 'plan' | 'planHash' | 'shards'>,
): string {
  const sections = result.questions.map(
    ({ id, asks, arms, open = [], changes }) => `<section>
<h2>${escaped(asks)}</h2>
${arms
  .map((arm) => table(`${armName(arm)}: ${arm.deals} deals, ${arm.matches} matches`, rowsOf(arm)))
  .join('\n')}
${open
  .map(({ winnable, ...arm }) =>
    table(`${armName(arm)}: ${arm.deals} deals searched with open cards`, [
      {
        words: `Can be won (${winnable.can} can, ${winnable.cannot} cannot, ${winnable.untold} untold)`,
        figure: winnable,
        share: true,
      },
    ]),
  )
  .join('\n')}
${
  changes.length === 0
    ? ''
    : table(
        'What each arm changes, on the same deals',
        changes.map(({ arm, measure, told, ...figure }) => ({
          words: `${arm}: ${measure}${told ? '' : ' (one cannot tell)'}`,
          figure,
          share: measure === 'made' || measure === 'won',
          mark: 0,
        })),
      )
}
<p class="how">Question <code>${escaped(id)}</code>. Interval: 95 of 100, over deals.</p>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(game.title)}: almanac</title>
<style>
:root { color-scheme: light dark; --ink: #1d2430; --soft: #4a5060; --paper: #f6efdd; --line: #b9ad8d; --navy: #22365a; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe8d8; --soft: #c3bda9; --paper: #2d3228; --line: #6b705c; --navy: #a0bbe4; } }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.4 Georgia, serif; }
table { width: 100%; margin: 0.5rem 0 1.5rem; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
caption { padding-bottom: 0.25rem; text-align: left; font-weight: 700; }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400; }
th:first-child { text-align: left; }
svg { display: block; width: ${WIDE / 16}rem; max-width: 40vw; }
path { fill: none; stroke: var(--navy); stroke-width: 2; }
path.mark { stroke: var(--soft); stroke-dasharray: 2 4; }
circle { fill: var(--navy); }
.how, footer, dd { color: var(--soft); font-size: 0.9375rem; }
code { overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${escaped(game.title)}</h1>
${result.about === undefined ? '' : `<p>${escaped(result.about)}</p>`}
<main>
${sections.join('\n')}
${
  result.waiting
    ? `<section>
<h2>Not counted yet</h2>
<dl>${result.waiting.map(({ asks, deals, needs }) => `<dt>${escaped(asks)}</dt><dd>${deals} deals. ${escaped(needs)}</dd>`).join('\n')}</dl>
</section>`
    : ''
}
</main>
<footer>
<p>Plan ${result.plan.slice(0, 12)}, seed ${escaped(result.seed)}; edition ${made.edition}, signature ${made.signature.slice(0, 12)}; messdeck ${escaped(made.version)}, Node ${escaped(made.node)}.</p>
<p>Count it again: <code>npx messdeck lab run plan.json --out counted</code></p>
</footer>
</body>
</html>
`;
}

function armName({ id, players }: Pick<ArmResult, 'id' | 'players'>): string {
  return players.length === 0 ? id : `${id} (${players.join(' against ')})`;
}

function rowsOf(arm: ArmResult): Row[] {
  const { places = [], luck, duel, contracts } = arm;
  const some = (
    words: string,
    figure: Figure | undefined,
    more: Omit<Row, 'words' | 'figure'> = {},
  ): Row[] => (figure ? [{ words, figure, ...more }] : []);
  return [
    ...some('Hands in a match', arm.hands),
    ...some('Moves in a match', arm.actions),
    ...some('Minutes at a table with bots', arm.minutes),
    ...some('Moments without a choice, of 100', arm.forced, { share: true }),
    ...places.flatMap(({ place, points, wins }) => [
      ...some(`Place ${place} from the dealer, points a hand over the table`, points, { mark: 0 }),
      ...some(`Place ${place} from the dealer, wins of 100`, wins, { share: true }),
    ]),
    ...some('Score', arm.score),
    ...some('Won, of 100', arm.won, { share: true }),
    ...some('Of the first hand, of 100: the cards', luck?.cards, { share: true }),
    ...some('Decided after, of 100 of the hands', arm.decided, { share: true }),
    ...some('Changes of lead', arm.leads),
    ...some('Won from behind at half-time, of 100', arm.back, { share: true }),
    ...some('Contracts made, of 100', contracts?.made, { share: true }),
    ...some('The bidder, points a hand over the table', contracts?.bidder, { mark: 0 }),
    ...some('The first of two wins, of 100', duel?.won, { share: true, mark: duel?.fair ?? 0 }),
    ...some('The first of two, points a hand ahead', duel?.margin, { mark: 0 }),
  ];
}

function table(caption: string, rows: readonly Row[]): string {
  return `<table><caption>${escaped(caption)}</caption>
<thead><tr><th scope="col">what</th><th scope="col">figure</th><th scope="col">between</th><th scope="col"></th></tr></thead>
<tbody>${rows.map(line).join('\n')}</tbody></table>`;
}

function line({ words, figure, share, mark }: Row): string {
  const factor = share ? 100 : 1;
  const { value, interval } = figure;
  const told = interval ? interval.map((end) => number(end * factor)).join(' and ') : '';
  return `<tr><th scope="row">${escaped(words)}</th><td>${number(value * factor)}</td><td>${told}</td><td>${whisker(figure, mark)}</td></tr>`;
}

/** A dot with its whisker on a scale of its own; dotted, the mark. */
function whisker({ value, interval }: Figure, mark: number | undefined): string {
  if (!interval) return '';
  const ends = [...interval, ...(mark === undefined ? [] : [mark])];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const x = (at: number): string => (10 + ((at - from) / (to - from || 1)) * (WIDE - 20)).toFixed(1);
  const [low, high] = interval.map(x);
  const dotted = mark === undefined ? '' : `<path class="mark" d="M${x(mark)} 0V20"/>`;
  return `<svg viewBox="0 0 ${WIDE} 20" aria-hidden="true">${dotted}<path d="M${low} 10H${high}M${low} 5v10M${high} 5v10"/><circle cx="${x(value)}" cy="10" r="5"/></svg>`;
}

/** Four digits say more than these figures know. */
function number(value: number): string {
  return String(Number(value.toPrecision(4))).replace('-', '−');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
