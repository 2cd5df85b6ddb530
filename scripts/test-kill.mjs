// npm run test:kill: kills a server that plays many tables, again and again, and looks for anything lost or doubled.
// `-- --trials 50 --tables 200 --within 2000`; prints what was killed and what was lost, and fails if anything was.
// `-- --nodes 2 --trials 200 --tables 40`: two nodes on PostgreSQL, of which one is killed or paused, or has its line to
// the database or to the other cut or held up. `-- --nodes 2 --standby` kills the primary of two synchronous PostgreSQL servers instead.
// `-- --upgrade --from HEAD~1`: two nodes of an earlier commit are replaced by nodes of this one under play.

import { nodeCount, standby, upgrade } from './kill/options.mjs';
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
if (upgrade) await import('./kill/upgrade.mjs');
else if (standby) await import('./kill/standby.mjs');
else if (nodeCount > 1) await import('./kill/nodes.mjs');
else await import('./kill/one-server.mjs');
