// What the server offers to whoever starts it.

export { type Served, type ServeOptions, serve } from './serve.ts';
export { backup, restore } from './store/backup.ts';
