// Deals that no list holds: drawn at random, each with the contract that lies near (the longest suit of a side as
// trumps if it has eight cards, otherwise none), beside the deals of a list with contracts found in the same way.

import { timed } from './yardstick.mjs';

const { bridgeTricks, Solver } = await import('@messdeck/bots');
const { Random } = await import('@messdeck/engine');

const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

export function drawDeals(count) {
  const random = new Random('deals of bridge');
  return Array.from({ length: count }, () => {
    const cards = random.shuffle(Array.from({ length: 52 }, (_, card) => card));
    return [0, 13, 26, 39].map((at) => cards.slice(at, at + 13));
  });
}

/** Trumps for declarer and his partner: the longest suit of both, if they have eight cards of it. */
function trumpsOf(hands, declarer) {
  const counts = [0, 0, 0, 0];
  for (const card of [...hands[declarer], ...hands[(declarer + 2) % 4]]) counts[Math.floor(card / 13)]++;
  const most = Math.max(...counts);
  return most >= 8 ? counts.indexOf(most) : -1;
}

/** Cards played and milliseconds for a best lead, in the mean and at most; declarers take turns. */
export function figuresOf(deals) {
  const solver = new Solver();
  const nodes = [];
  const times = deals.map((hands, i) => {
    const tricks = bridgeTricks(hands, trumpsOf(hands, i % 4), (i + 1) % 4);
    const spent = timed(() => solver.best(tricks));
    nodes.push(solver.nodes);
    return spent;
  });
  return { nodes: Math.round(mean(nodes)), ms: mean(times), slowest: Math.max(...times) };
}
