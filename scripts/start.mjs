// The README's start command: installs and builds what is missing or stale, then serves the page and its tables.
// What stands behind `--` goes to `messdeck serve`: --port, --host, --data.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePage, root } from './prepare.mjs';

const page = ensurePage();
process.argv.splice(2, 0, 'serve', '--page', page);
await import(pathToFileURL(join(root, 'packages/cli/dist/main.js')).href);
