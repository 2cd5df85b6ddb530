// What the trials were asked to do.

import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    trials: { type: 'string', default: '50' },
    tables: { type: 'string' },
    standby: { type: 'boolean', default: false },
    upgrade: { type: 'boolean', default: false },
    from: { type: 'string', default: 'HEAD~1' },
    within: { type: 'string', default: '2000' },
  },
});

export const nodeCount = Number(values.nodes);
export const trials = Number(values.trials);
export const tableCount = Number(values.tables ?? (nodeCount > 1 ? 40 : 200));
/** All streams go on within so many milliseconds of the moment the new server is started, or the node is killed. */
export const within = Number(values.within);
/** Nodes of an earlier commit are replaced, one after the other. */
export const upgrade = values.upgrade;
export const earlier = values.from;
/** The primary of two databases is killed. */
export const standby = values.standby;
