// `npm run bench:strength -- skirmish --bot expert --against classic:400 --deals 100`: single hands on duplicate deals, half
// of the seats against the other half and then the other way round, with margin, thinking and contracts in one row.
// `--bot expert/classic:400` calls as an expert and plays cards as classic: what auctions bring alone. `--seed 1`,
// `--json`, `--rules '{…}'`; games left out: all for two or more seats. `--whole` plays whole matches.

import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { contractOf, giveOf, meanOf } from './hands.mjs';

ensureBuilt();
const { parseBot } = await import('@messdeck/bots');
const { botRandom, findGame, games, isRefusal, Match, matchSeed, playMatch, settleRules } = await import(
  '@messdeck/engine'
);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bot: { type: 'string', default: 'expert' },
    against: { type: 'string', default: 'classic:400' },
    deals: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    rules: { type: 'string', default: '{}' },
    json: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
});

function must(value) {
  if (!isRefusal(value)) return value;
  process.stderr.write(`${value.refused}\n`);
  process.exit(1);
}

const deals = Number(values.deals);
if (!Number.isInteger(deals) || deals < 2) {
  process.stderr.write('--deals takes a whole number from 2.\n');
  process.exit(1);
}
const chosen = positionals.length > 0 ? positionals.map((name) => must(findGame(name))) : games;
const tables = chosen.filter(({ seats }) => seats.some((n) => n > 1));
const CALLS = ['auction', 'bid'];
/** A contest is decided by its two hands together; elsewhere one hand is enough. */
const handsOf = (game) => (values.whole ? Number.POSITIVE_INFINITY : game.id === 'national-contest' ? 2 : 1);

/** A player by name; `A/B` calls as A and plays as B. */
function seat(name, game, rules, seats, at, seed) {
  const parts = name.split('/');
  const players = parts.map((part) => must(parseBot(part)).seat(game, rules, seats, at, botRandom(seed, at)));
  if (players.length === 1) return players[0];
  let phase = '';
  return {
    hear: (entry) => {
      phase = entry.view.phase;
      for (const player of players) player.hear?.(entry);
    },
    choose: (ask) => players[CALLS.includes(phase) ? 0 : 1].choose(ask),
  };
}

/** The player, with the time that each of its choices takes of a core. */
function timed(player, times) {
  return {
    hear: (entry) => player.hear?.(entry),
    async choose(ask) {
      if (ask.count + (ask.mayWait ? 1 : 0) < 2) return player.choose(ask);
      const before = process.cpuUsage();
      const choice = await player.choose(ask);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      return choice;
    },
  };
}

/** One hand, or a whole match; `mine` says which seats are the bot's. */
async function playHand(game, rules, seats, seed, mine, times) {
  const match = new Match(game, rules, seats);
  const players = Array.from({ length: seats }, (_, at) =>
    mine(at)
      ? timed(seat(values.bot, game, rules, seats, at, seed), times)
      : seat(values.against, game, rules, seats, at, seed),
  );
  let thrownIn = 0;
  await playMatch(match, players, seed, ({ position }) => game.tally(position).hands.length >= handsOf(game));
  for (const { do: text } of match.log) if (text.startsWith('shuffle')) thrownIn++;
  return { match, thrownIn: thrownIn - game.tally(match.position).hands.length };
}

const leadOf = (points, mine) =>
  meanOf(points.filter((_, at) => mine(at))) - meanOf(points.filter((_, at) => !mine(at)));

/** What part of the match, or else of the hand, was won: a drawn one counts half. */
function shareOfWin({ game, position }, margin, mine) {
  const winners = game.tally(position).result?.winners ?? [];
  if (!values.whole) return margin === 0 ? 0.5 : margin > 0 !== (game.id === 'do-boy') ? 1 : 0;
  return winners.length === 0 ? 0.5 : winners.filter(mine).length / winners.length;
}

async function measure(game) {
  const seats = game.seats.includes(4) ? 4 : game.seats[0];
  const rules = must(settleRules(game, JSON.parse(values.rules), seats));
  const margins = [];
  const times = [];
  const contracts = [];
  const wins = [];
  let hands = 0;
  let thrownIn = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seed = matchSeed(values.seed, deal);
    let sum = 0;
    let won = 0;
    for (const half of [0, 1]) {
      const mine = (at) => at % 2 === half;
      const hand = await playHand(game, rules, seats, seed, mine, times);
      const margin = meanOf(game.tally(hand.match.position).hands.map(({ points }) => leadOf(points, mine)));
      sum += margin;
      hands++;
      won += shareOfWin(hand.match, margin, mine);
      thrownIn += hand.thrownIn;
      const contract = values.whole ? undefined : contractOf(hand.match);
      if (contract) contracts.push({ ...contract, mine: mine(contract.by) });
    }
    margins.push(sum / 2);
    wins.push(won / 2);
  }
  return { margins, wins, times, contracts, hands, thrownIn };
}

function correlation(pairs) {
  const [mx, my] = [meanOf(pairs.map(([x]) => x)), meanOf(pairs.map(([, y]) => y))];
  const cross = meanOf(pairs.map(([x, y]) => (x - mx) * (y - my)));
  const [vx, vy] = [meanOf(pairs.map(([x]) => (x - mx) ** 2)), meanOf(pairs.map(([, y]) => (y - my) ** 2))];
  return cross / Math.sqrt(vx * vy);
}

function summary(game, { margins, wins, times, contracts, hands, thrownIn }) {
  const own = contracts.filter(({ mine }) => mine);
  return {
    game: game.id,
    bot: values.bot,
    against: values.against,
    deals,
    margin: meanOf(margins),
    give: giveOf(margins),
    won: meanOf(wins),
    wonGive: giveOf(wins),
    thinking: times.length > 0 ? meanOf(times) : 0,
    longest: Math.max(0, ...times),
    ...(contracts.length > 0 && {
      contracts: own.length,
      made: own.filter(({ bid, result }) => result >= bid).length / own.length,
      bid: meanOf(own.map(({ bid }) => bid)),
      result: meanOf(own.map(({ result }) => result)),
      correlation: correlation(own.map(({ bid, result }) => [bid, result])),
      thrownIn: thrownIn / (hands + thrownIn),
    }),
  };
}

const HEAD = [
  `| game | bot | against | deals | margin per hand | ${values.whole ? 'matches' : 'hands'} won | thinking, mean and most | contracts | made | bid, result, correlation | thrown in |`,
  '|---|---|---|---|---|---|---|---|---|---|---|',
];

function row(s) {
  const percent = (share) => `${(100 * share).toFixed(0)} %`;
  const cells = [
    s.game,
    s.bot,
    s.against,
    s.deals,
    `${s.margin > 0 ? '+' : ''}${s.margin.toFixed(2)} ± ${s.give.toFixed(2)}`,
  ];
  cells.push(
    `${(100 * s.won).toFixed(0)} ± ${(100 * s.wonGive).toFixed(0)} %`,
    `${s.thinking.toFixed(0)} ms, ${s.longest.toFixed(0)} ms`,
  );
  if (s.contracts === undefined) cells.push('', '', '', '');
  else {
    cells.push(s.contracts, percent(s.made));
    cells.push(
      `${s.bid.toFixed(1)}, ${s.result.toFixed(1)}, ${s.correlation.toFixed(2)}`,
      percent(s.thrownIn),
    );
  }
  return `| ${cells.join(' | ')} |`;
}

if (!values.json) console.log(HEAD.join('\n'));
for (const game of tables) {
  const told = summary(game, await measure(game));
  console.log(values.json ? JSON.stringify(told) : row(told));
}
