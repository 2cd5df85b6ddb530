// npm run test:kill: kills a server that plays many tables, again and again, and looks for anything lost or doubled.
// `-- --trials 50 --tables 200 --within 2000`; prints what was killed and what was lost, and fails if anything was.
// `-- --nodes 2 --trials 200 --tables 40`: two nodes on PostgreSQL, of which one is killed or paused, or has its line to
// the database cut or held up.

import { nodeCount } from './kill/options.mjs';
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
await (nodeCount > 1 ? import('./kill/nodes.mjs') : import('./kill/one-server.mjs'));
