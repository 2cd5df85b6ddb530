// `npm run bench:contracts -- --bots captain,expert --deals 60`: how often bots make what they bid, and how long their
// auctions last. All four seats play at one level; every deal is played twice, the second time with the bots one seat
// further on, and the same deals come up for every level and every option of the auction. `--seed 1`, `--json`,
// `--rules '{…}'` for one set of options; games left out: Sammy.

import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { contractOf, giveOf, meanOf } from './hands.mjs';

ensureBuilt();
const { parseBot } = await import('@messdeck/bots');
const { botRandom, findGame, isRefusal, Match, matchSeed, playMatch, settleRules } = await import(
  '@messdeck/engine'
);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bots: { type: 'string', default: 'sergeant,captain,general,expert' },
    deals: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    rules: { type: 'string' },
    json: { type: 'boolean', default: false },
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

/** The options that change an auction; in games left out it has none. */
const AUCTIONS = {
  sammy: ['borders', 'suits'].flatMap((mode) => [
    { mode },
    { mode, minimumBid: 6 },
    { mode, declarant: 'last' },
  ]),
};
const SEATS = 4;
const CALLS = ['bid', 'bonus', 'double', 'pass'];

/** One hand, by bots that sit `turned` seats further on. */
async function playHand(game, rules, name, seed, turned) {
  const match = new Match(game, rules, SEATS);
  const bot = must(parseBot(name));
  const players = Array.from({ length: SEATS }, (_, at) =>
    bot.seat(game, rules, SEATS, at, botRandom(seed, (at + turned) % SEATS)),
  );
  await playMatch(match, players, seed, ({ position }) => game.tally(position).hands.length >= 1);
  const played = match.log.findIndex(({ do: text }) => /^(play|discard) /.test(text));
  const calls = match.log.slice(0, played < 0 ? undefined : played).filter(isCall);
  return { contract: contractOf(match), calls };
}

const isCall = ({ do: text }) => CALLS.includes(text.split(' ')[0]);

async function measure(game, rules, bot) {
  const contracts = [];
  const auctions = [];
  /** For each deal what part of its contracts was made. */
  const shares = [];
  for (let deal = 0; deal < deals; deal++) {
    const made = [];
    for (const turned of [0, 1]) {
      const { contract, calls } = await playHand(game, rules, bot, matchSeed(values.seed, deal), turned);
      auctions.push(calls);
      if (!contract) continue;
      contracts.push(contract);
      made.push(contract.result >= contract.bid ? 1 : 0);
    }
    if (made.length > 0) shares.push(meanOf(made));
  }
  return {
    contracts: contracts.length,
    made: contracts.filter(({ bid, result }) => result >= bid).length / contracts.length,
    give: giveOf(shares),
    bid: meanOf(contracts.map(({ bid }) => bid)),
    result: meanOf(contracts.map(({ result }) => result)),
    bids: meanOf(auctions.map((calls) => calls.filter(({ do: text }) => text !== 'pass').length)),
    passes: meanOf(auctions.map((calls) => calls.filter(({ do: text }) => text === 'pass').length)),
    mostPasses: Math.max(...auctions.map(mostOfOneSeat)),
    thrownIn: 1 - contracts.length / auctions.length,
  };
}

/** How often the seat that passed most passed in an auction. */
function mostOfOneSeat(calls) {
  const passes = new Array(SEATS).fill(0);
  for (const { by, do: text } of calls) if (text === 'pass') passes[by]++;
  return Math.max(...passes);
}

const HEAD = [
  '| game | options | bots | contracts | made | bid, result | bids a hand | passes a hand, most of one seat | thrown in |',
  '|---|---|---|---|---|---|---|---|---|',
];

function row(s) {
  const percent = (share) => `${(100 * share).toFixed(0)} %`;
  const options = Object.values(s.options).join(', ') || 'usual';
  return `| ${[
    s.game,
    options,
    s.bot,
    s.contracts,
    `${(100 * s.made).toFixed(0)} ± ${(100 * s.give).toFixed(0)} %`,
    `${s.bid.toFixed(1)}, ${s.result.toFixed(1)}`,
    s.bids.toFixed(1),
    `${s.passes.toFixed(1)}, ${s.mostPasses}`,
    percent(s.thrownIn),
  ].join(' | ')} |`;
}

if (!values.json) console.log(HEAD.join('\n'));
for (const game of (positionals.length > 0 ? positionals : ['sammy']).map((name) => must(findGame(name)))) {
  for (const options of values.rules ? [JSON.parse(values.rules)] : (AUCTIONS[game.id] ?? [{}])) {
    const rules = must(settleRules(game, options, SEATS));
    for (const bot of values.bots.split(',')) {
      const told = { game: game.id, options, bot, deals, ...(await measure(game, rules, bot)) };
      console.log(values.json ? JSON.stringify(told) : row(told));
    }
  }
}
