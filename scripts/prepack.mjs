// Runs before `npm pack` of a package, in its folder: compiles it, and puts beside it what lies elsewhere in the
// repository, the licence and, for the command, the rules of the games.

import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run, tool } from './prepare.mjs';

const folder = process.cwd();
const name = basename(folder);

run(tool('tsc'), ['-b', join('packages', name)]);
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
if (name === 'cli') cpSync(join(root, 'docs', 'rules'), join(folder, 'rules'), { recursive: true });
