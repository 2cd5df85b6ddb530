// What the server offers to anyone who starts it.

export { examine, type Patient } from './doctor/examine.ts';
export type { Finding } from './doctor/finding.ts';
export type { HostedGame } from './games.ts';
export { type Limits, NO_LIMITS, parseLimits } from './limits.ts';
export { migrate } from './migrate.ts';
export { parseInner } from './nodes/address.ts';
export { renewOperatorKey } from './office/renew.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { backup, restore } from './store/backup.ts';
export { parseAddress } from './store/postgres/address.ts';
