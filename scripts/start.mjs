// The README's start command: installs and builds what is missing or stale, then serves the page and its tables.
// What stands behind `--` goes to `messdeck serve`: --port, --host, --data.

import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled, ensurePage, root } from './prepare.mjs';

const page = ensurePage();
// From Node 22 on, what was compiled once is kept for the next start.
module.enableCompileCache?.(join(root, 'node_modules', '.messdeck', 'compiled'));
process.argv.splice(2, 0, 'serve', '--page', page);
await import(pathToFileURL(bundled('messdeck.js')).href);
