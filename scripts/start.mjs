// The README's start command: installs and builds what is missing or stale, then serves the page and its tables.
// What stands behind `--` goes to `messdeck serve`: --port, --host, --data.

import { pathToFileURL } from 'node:url';
import { bundled, ensurePage } from './prepare.mjs';

const page = ensurePage();
process.argv.splice(2, 0, 'serve', '--page', page);
await import(pathToFileURL(bundled('messdeck.js')).href);
