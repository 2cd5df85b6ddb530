// `npm run bench`: every figure of speed, each game in a process of its own; `-- --json` prints a line a figure.

import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensurePeers, root } from '../scripts/prepare.mjs';

ensureBuilt();
ensurePeers('boardgame.io');

const json = process.argv.includes('--json');
const { games } = await import('@messdeck/engine');
const figures = new Map();
const scripts = [['bench/do-boy.mjs'], ...games.map((game) => ['bench/game.mjs', game.id])];
for (const script of scripts) {
  const done = spawnSync(process.execPath, script, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  for (const line of done.stdout.trim().split('\n')) {
    const { name, perSecond } = JSON.parse(line);
    figures.set(name, perSecond);
    if (json) console.log(line);
    else console.log(`${name.padEnd(44)} ${perSecond.toLocaleString('en-US').padStart(14)} a second`);
  }
}
if (!json) {
  const ratio = (a, b) => (figures.get(a) / figures.get(b)).toFixed(2);
  console.log(
    `\nDo-Boy against the bare loop   ${ratio('do-boy playout actions', 'bare loop actions')} (goal 0.40)`,
  );
  console.log(
    `Do-Boy against boardgame.io    ${ratio('do-boy playout actions', 'boardgame.io actions')} (goal 1000)`,
  );
  for (const game of ['tactics', 'militac'].filter((id) => figures.has(`${id} playout actions`))) {
    console.log(
      `Do-Boy against ${game.padEnd(15)} ${ratio('do-boy playout actions', `${game} playout actions`)} (goal at most 2)`,
    );
  }
}
