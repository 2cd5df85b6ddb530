// The streams: server-sent events for a seat or a spectator, from where the reader left off.

import type { ServerResponse } from 'node:http';
import { SPECTATOR } from '@messdeck/engine';
import type { FastifyInstance } from 'fastify';
import type { SlicedTask } from '../slices.ts';
import { BEGINNING, type Place, parseEventId } from '../table/event-id.ts';
import { type Line, Reader, type Wishes } from '../table/reader.ts';
import type { Table } from '../table/table.ts';
import { FORMS } from './forms.ts';
import { Problem } from './problems.ts';
import type { Asked, RequestDesk } from './request-desk.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies pass on every event at once.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  connection: 'close',
};

/** A stream without its events is none. */
const NO_HEAD = { exposeHeadRoute: false };

export function streamRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { door } = desk;

  app.get(
    '/api/tables/:id/seats/:seat/stream',
    NO_HEAD,
    desk.ask(FORMS.nothing, async (asked) => {
      const wanted = wantedBy(asked);
      await desk.letIn(async () => {
        const { table } = await door.seat(asked.id, asked.seat, asked.sender);
        open(desk, asked, table, asked.seat, wanted);
      });
      return undefined;
    }),
  );

  app.get(
    '/api/tables/:id/stream',
    NO_HEAD,
    desk.ask(FORMS.nothing, async (asked) => {
      const wanted = wantedBy(asked);
      await desk.letIn(async () => {
        const { table, role } = await door.enter(asked.id, asked.sender);
        if (!table.kept.public && !role.watch && !(role.invite && wanted.invited))
          throw new Problem(403, 'You need the watching key to watch this table.');
        open(desk, asked, table, SPECTATOR, wanted);
      });
      return undefined;
    }),
  );
}

interface Wanted {
  readonly wishes: Wishes;
  readonly place: Place;
  /** Somebody with an invitation would rather look on. */
  readonly invited: boolean;
}

function wantedBy({ request }: Asked<object>): Wanted {
  const { views, state, by, seals } = request.query as Readonly<Record<string, unknown>>;
  if (views !== undefined && views !== 'patch' && views !== 'full') {
    throw new Problem(400, '"views" is patch, or left out for whole views.');
  }
  if (by !== undefined && by !== 'invitation') {
    throw new Problem(400, '"by" is invitation, or left out.');
  }
  if (seals !== undefined && seals !== 'yes') {
    throw new Problem(400, '"seals" is yes, or left out.');
  }
  const id = request.headers['last-event-id'];
  const place = id === undefined || id === '' ? BEGINNING : parseEventId(String(id));
  if (!place) throw new Problem(400, 'This Last-Event-ID was not given out here.');
  return {
    wishes: { patch: views === 'patch', state: state === 'page', seals: seals === 'yes' },
    place,
    invited: by === 'invitation',
  };
}

function open(
  desk: RequestDesk,
  { request, reply, sender }: Asked<object>,
  table: Table,
  seat: number,
  { wishes, place }: Wanted,
): void {
  if (!table.gaveOut(seat, place)) throw new Problem(400, 'This Last-Event-ID was not given out here.');
  const { raw } = reply;
  const { socket } = request.raw;
  const { slices } = desk.tables;
  const reading = desk.counting.readingOf(sender);
  reading.mustHaveTime();
  const reader = new Reader(seat, lineTo(raw), wishes, place, () => slices.add(catchUp));
  const catchUp: SlicedTask = {
    step: () => reader.step(),
    spent: (milliseconds) => reading.spend(milliseconds) * 1000,
    failed: (error) => {
      request.log.error({ err: error }, 'stream ended');
      reader.cut();
    },
  };
  table.checkRoom(seat);
  reply.hijack();
  // Anyone who has gone while the table was loaded would never be seen to leave.
  if (socket.destroyed) return;
  // The end of the connection is the end of the stream: events need no frame around them.
  raw.useChunkedEncodingByDefault = false;
  // The head and what the reader lacks go out together.
  socket.cork();
  raw.writeHead(200, HEADERS);
  raw.flushHeaders();
  const leave = table.attach(reader);
  const close = desk.open.add({ table: table.id, seat, sender, cut: () => reader.cut() });
  process.nextTick(() => socket.uncork());
  socket.on('drain', () => reader.pump());
  raw.on('close', () => {
    reader.stop();
    slices.drop(catchUp);
    leave();
    close();
  });
  socket.setNoDelay(true);
  socket.setTimeout(0);
}

function lineTo(raw: ServerResponse): Line {
  return {
    write(text) {
      // Straight to the socket, once it is this answer's turn there; what is one byte a letter needs no encoding.
      const plain = Buffer.byteLength(text) === text.length;
      if (raw.socket) raw.socket.write(text, plain ? 'latin1' : 'utf8');
      else raw.write(text);
    },
    unsent: () => raw.writableLength,
    cut: () => {
      // What is already written still goes out, if the reader takes it soon.
      raw.end();
      setTimeout(() => raw.destroy(), 1000).unref();
    },
  };
}
