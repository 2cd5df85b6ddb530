// `npm run bench:solver -- FILE`: compares every answer of a list of bridge deals with the solver's and prints how fast
// it is, by the yardstick of the bare loop; `--json` prints a line a figure, `--deals N` takes the first N deals,
// `--no-table` leaves out the twenty contracts of each deal, which take most of the time; `--random N` only solves N deals
// drawn at random beside those of the list.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from '../scripts/prepare.mjs';
import { endingFigures } from './solver-endings.mjs';
import { drawDeals, figuresOf } from './solver-random.mjs';
import { timed } from './yardstick.mjs';

ensureBuilt();
const { bridgeTricks, parseBridgeList, Solver, stepsOf, traceOf } = await import('@messdeck/bots');

const words = process.argv.slice(2);
const json = words.includes('--json');
const numberAfter = (option) =>
  words.includes(option) ? Number(words[words.indexOf(option) + 1]) : undefined;
const most = numberAfter('--deals') ?? Number.POSITIVE_INFINITY;
const drawn = numberAfter('--random');
const path = words.find(
  (word, i) => !word.startsWith('--') && !['--deals', '--random'].includes(words[i - 1]),
);
const file = path ?? join(root, 'records/bridge/deals.txt');
if (!existsSync(file)) {
  process.stderr.write(`There is no file ${file}.\n`);
  process.exit(1);
}
const deals = parseBridgeList(readFileSync(file, 'utf8'));
if (typeof deals === 'string') {
  process.stderr.write(`${deals}\n`);
  process.exit(1);
}
deals.splice(most);

function print(name, value, goal) {
  if (json) console.log(JSON.stringify({ name, value, ...(goal === undefined ? {} : { goal }) }));
  else
    console.log(
      `${name.padEnd(64)} ${String(value).padStart(10)}${goal === undefined ? '' : `  (goal ${goal})`}`,
    );
}

if (drawn !== undefined) {
  for (const [name, hands] of [
    ['of the list', deals.map((deal) => deal.hands)],
    ['drawn at random', drawDeals(drawn)],
  ]) {
    const { nodes, ms, slowest } = figuresOf(hands);
    print(`cards played for a best lead, ${hands.length} deals ${name}`, nodes);
    print(`ms, mean of ${hands.length} deals ${name}`, Number(ms.toFixed(1)));
    print(`ms, slowest of ${hands.length} deals ${name}`, Number(slowest.toFixed(1)));
  }
  process.exit(0);
}

const solver = new Solver();
const wrong = [];

function compare(kind, deal, mine, theirs) {
  for (const [i, value] of theirs.entries()) {
    if (mine[i] !== value) wrong.push(`deal ${deals.indexOf(deal)}, ${kind} ${i}: ${mine[i]}, not ${value}`);
  }
  return theirs.length;
}

/** Tricks of the side that leads, from the gain of North and South. */
const tricksOfLeader = (gain, leader, toCome = 13) => (toCome + (leader % 2 === 0 ? gain : -gain)) / 2;

function leadsOf({ hands, trumps, leader, leads }) {
  const cards = leads.map(({ card }) => card);
  const gains = solver.gains(bridgeTricks(hands, trumps, leader), cards, { keep: true });
  return gains.map((gain) => tricksOfLeader(gain, leader));
}

function tableOf({ hands, table }) {
  return table.flatMap((_, strain) =>
    [0, 1, 2, 3].map((declarer) => {
      const leader = (declarer + 1) % 4;
      const tricks = bridgeTricks(hands, strain === 4 ? -1 : strain, leader);
      return 13 - tricksOfLeader(solver.best(tricks, { keep: true }).gain, leader);
    }),
  );
}

let answers = 0;
const full = [];
for (const deal of deals) {
  const { hands, trumps, leader } = deal;
  full.push(timed(() => solver.best(bridgeTricks(hands, trumps, leader))));
  answers += compare(
    'lead',
    deal,
    leadsOf(deal),
    deal.leads.map(({ tricks }) => tricks),
  );
  answers += compare('trace', deal, traceOf(solver, deal), deal.trace);
  if (!words.includes('--no-table')) answers += compare('table', deal, tableOf(deal), deal.table.flat());
}
const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
print('answers compared', answers);
print('answers that differ', wrong.length, 0);
for (const line of wrong.slice(0, 20)) process.stderr.write(`${line}\n`);
print('ms, best card of a full deal, mean', Number(mean(full).toFixed(1)), 63);
print('ms, best card of a full deal, slowest', Number(Math.max(...full).toFixed(1)));
for (const [cards, goal] of [
  [9, 5],
  [7, 1],
]) {
  const positions = deals.flatMap((deal) =>
    stepsOf(deal)
      .filter(({ hands, trick }) => trick.length === 0 && hands[0].length === cards)
      .map(({ hands, leader }) => bridgeTricks(hands, deal.trumps, leader)),
  );
  const spent = timed(() => {
    for (const tricks of positions) solver.best(tricks);
  });
  if (positions.length > 0) {
    print(
      `ms, best card with ${cards} cards left, mean of ${positions.length}`,
      Number((spent / positions.length).toFixed(2)),
      goal,
    );
  }
}
for (const { name, value, goal } of await endingFigures()) print(name, value, goal);
process.exit(wrong.length > 0 ? 1 : 0);
