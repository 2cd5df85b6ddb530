// `npm run bench:server`: what an action costs a server, in CPU and in time: ours (durable), the same engine on bare
// `ws` and on bare HTTP without a store, and boardgame.io in memory, alternating in one run.
// `-- --tables 100 --seconds 5 --rounds 5`: how many tables, for how long, how often.
// `-- --tables 500 --think 1000`: our server alone, with players who think for a second.
// `-- --nodes 2`: several nodes beside one server (nodes.mjs).

import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensurePeers, root } from '../scripts/prepare.mjs';
import { boardgameClients, ourClients, wsClients } from './clients.mjs';
import { benchNodes } from './nodes.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    think: { type: 'string', default: '0' },
    nodes: { type: 'string', default: '1' },
    idle: { type: 'string', default: '10000' },
    soak: { type: 'string', default: '600' },
    cost: { type: 'boolean', default: false },
  },
});
ensureBuilt();
if (Number(values.nodes) > 1) {
  await benchNodes({
    nodes: Number(values.nodes),
    tables: Number(values.tables),
    seconds: Number(values.seconds),
    idle: Number(values.idle),
    soakFor: Number(values.soak),
    cost: values.cost,
  });
  process.exit(0);
}
ensurePeers('ws');
const peers = createRequire(join(root, 'bench/peers/package.json'));
const deal = {
  hands: [0, 1, 2, 3].map((seat) => Array.from({ length: 12 }, (_, i) => i * 4 + seat)),
  nest: [48],
  leader: 0,
};
const SERVERS = {
  'messdeck, durable': ['our-server.mjs', [], ourClients(Number(values.think), true)],
  'bare ws, no store': ['bare-ws.mjs', [], wsClients(peers('ws'))],
  'bare http, no store': ['bare-http.mjs', [], ourClients(0, false)],
  'boardgame.io, in memory': ['boardgame-server.mjs', [JSON.stringify(deal)], boardgameClients(peers, deal)],
};

const alone = Number(values.think) > 0;
const measured = Object.entries(SERVERS).slice(0, alone ? 1 : undefined);
const figures = new Map(Object.keys(SERVERS).map((name) => [name, []]));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [name, [file, args, clients]] of measured) {
    const figure = await measure(join(root, 'bench/peers', file), args, clients);
    figures.get(name).push(figure);
    console.log(
      `${name.padEnd(26)} ${figure.cpu.toFixed(0).padStart(6)} µs CPU an action  ${figure.perSecond.toFixed(0).padStart(6)} actions a second  p50 ${figure.p50.toFixed(1)} ms  p99 ${figure.p99.toFixed(1)} ms  ${(figure.rss / 1e6).toFixed(0)} MB`,
    );
  }
}
if (alone) process.exit(0);
console.log();
compare('bare ws, no store', ' (goal at most 1.5)');
compare('bare http, no store', '');
compare('boardgame.io, in memory', ' (goal at most 0.5)');
process.exit(0);

/** The median over the rounds: what was measured one after the other is compared, since a machine's speed changes. */
function compare(peer, goal) {
  const ours = figures.get('messdeck, durable');
  const ratios = figures.get(peer).map(({ cpu }, round) => ours[round].cpu / cpu);
  const [middle] = ratios.sort((a, b) => a - b).slice(Math.floor(ratios.length / 2));
  console.log(`against ${peer.padEnd(24)} ${middle.toFixed(2)}${goal}`);
}

/** One server in a process of its own, played at for a while. */
async function measure(file, args, play) {
  const server = fork(file, args, { cwd: root, execArgv: [] });
  const told = () => new Promise((resolve) => server.once('message', resolve));
  const { port } = await told();
  const usage = () => {
    const answer = told();
    server.send('usage');
    return answer;
  };
  const game = await play(port, Number(values.tables));
  // Everybody has sat down and plays, and the compiler has done its work: what a beginning costs is not measured.
  const warm = Number(values.tables) * 100;
  for (let i = 0; i < 300 && game.times.length < warm; i++)
    await new Promise((done) => setTimeout(done, 100));
  await new Promise((done) => setTimeout(done, 1000));
  const before = await usage();
  const from = game.times.length;
  const done = game.done();
  const began = performance.now();
  await new Promise((done) => setTimeout(done, Number(values.seconds) * 1000));
  const after = await usage();
  const took = performance.now() - began;
  const actions = game.done() - done;
  const times = game.times.slice(from).sort((a, b) => a - b);
  game.stop();
  server.kill('SIGKILL');
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return {
    cpu: cpu / actions,
    perSecond: (actions / took) * 1000,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    rss: after.rss,
  };
}
