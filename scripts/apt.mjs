// Programs from Debian's packages, installed where they are missing and this program may do so.

import { spawnSync } from 'node:child_process';

/** Installs a package of Debian; `why` is said to anyone who has to do it by hand. */
export function install(name, why) {
  if (process.getuid?.() !== 0) throw new Error(why);
  process.stderr.write(`Installing ${name} …\n`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

function apt(...args) {
  const done = spawnSync('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // Standard output belongs to the program that needs the package.
    stdio: ['ignore', 2, 2],
  });
  if (done.status !== 0)
    throw new Error(`apt-get ${args[0]} failed: ${done.error?.message ?? `status ${done.status}`}.`);
}
