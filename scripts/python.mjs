// Python for the tests of clients/python and of the programs in the docs: Debian's python3, installed where it is missing.

import { spawnSync } from 'node:child_process';
import { install } from './apt.mjs';

const CANDIDATES = ['/usr/bin/python3', 'python3'];

function findPython() {
  const candidates = process.env.PYTHON ? [process.env.PYTHON, ...CANDIDATES] : CANDIDATES;
  return candidates.find((name) => spawnSync(name, ['--version']).status === 0);
}

/** The path of python3, which is installed first where it is missing and this program may do so. */
export function ensurePython() {
  const found = findPython();
  if (found) return found;
  install(
    'python3',
    'The tests of the Python client need python3: install it (on Debian: apt-get install python3), or name another with PYTHON=/path/to/python3.',
  );
  const installed = findPython();
  if (!installed) throw new Error('Debian’s python3 was installed but is not where it was expected.');
  return installed;
}
