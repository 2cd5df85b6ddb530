// What the host offers to whoever lays a table: the page's worker, the terminal, a server.

export { Conductor, type Write } from './conductor.ts';
export { LocalMatch } from './local-match.ts';
export type { OpenWindow, Order, TableState, Told } from './messages.ts';
export type { StoredMatch, Summary } from './stored.ts';
export type { Pace, Reaction, Timing, WindowLength } from './timing.ts';
