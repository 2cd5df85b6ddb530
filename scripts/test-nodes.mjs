// `npm run test:nodes [-- --nodes 22,24]`: bots choose alike on every Node. The other versions come from npm as plain
// binaries; each plays the same seeded matches, and what the bots chose is compared.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, root } from './prepare.mjs';

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '20,22,24' } } });
const versions = values.nodes.split(',');
if (!versions.every((version) => /^\d+(\.\d+){0,2}$/.test(version))) {
  process.stderr.write('--nodes takes versions separated by commas: 20,22,24.\n');
  process.exit(1);
}
ensureBuilt();

/** The binary of a version, installed beside the other packages where it is missing. */
function nodeOf(version) {
  const folder = join(root, 'node_modules', '.messdeck', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--silent', '--prefix', folder];
  const done = spawnSync('npm', [...args, `${name}@${version}`], { stdio: ['ignore', 2, 2] });
  if (done.status !== 0) {
    process.stderr.write(`npm has no ${name}@${version}, or cannot be reached.\n`);
    process.exit(1);
  }
  return join(folder, 'node_modules', name, 'bin', 'node');
}

/** What bots choose on this Node, a line for each game and bot. */
function choicesOn(node) {
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const done = spawnSync(node, [join(root, 'scripts/choices.mjs')], { encoding: 'utf8' });
  if (done.status !== 0) {
    process.stderr.write(done.stderr);
    process.exit(1);
  }
  return { exact, lines: done.stdout.trim().split('\n') };
}

const [first, ...others] = [process.execPath, ...versions.map(nodeOf)].map(choicesOn);
let unlike = 0;
for (const { exact, lines } of others) {
  const odd = lines.filter((line, index) => line !== first.lines[index]);
  for (const line of odd) console.log(`Node ${exact} chooses otherwise than ${first.exact}: ${line}`);
  unlike += odd.length;
}
const said = [first, ...others].map(({ exact }) => exact).join(', ');
console.log(
  `${first.lines.length} series of choices on Node ${said}: ${unlike === 0 ? 'alike' : 'not alike'}`,
);
process.exitCode = unlike === 0 ? 0 : 1;
