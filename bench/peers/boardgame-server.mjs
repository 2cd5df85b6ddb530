// boardgame.io's own server with the same hands of Do-Boy, in memory.

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { doBoy } from './do-boy.mjs';

const deal = JSON.parse(process.argv[2]);
const server = Server({ games: [doBoy(deal)], origins: ['*'] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
process.send({ port: appServer.address().port });
process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
