// A stream of the server, read for as long as anybody looks: cut off, it comes back by itself with the id of what it
// has, and is sent exactly what it lacks.

import * as words from '#words/remote.ts';
import { pause } from './api.ts';

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  readonly id?: string;
}

export interface Listener {
  hear(event: StreamEvent): void;
  /** The connection stands; whatever was missed follows. */
  connected(): void;
  /** It does not, for the moment. */
  lost(): void;
  /** The server never gave out what was heard, as after a backup was put back: all comes from the beginning. */
  anew(): void;
  /** It never will: the server says no. */
  refused(status: number, sentence: string): void;
}

/** Not now: too much was asked, or the server, or what stands before it, waits for something. */
const LATER: readonly number[] = [429, 502, 503, 504];

/** Nothing for so long means the line is dead: the server says something every ten seconds. */
const SILENCE = 25_000;

export async function follow(
  path: string,
  bearer: string | undefined,
  left: AbortSignal,
  listener: Listener,
): Promise<void> {
  let last = '';
  for (let failed = 0; !left.aborted; ) {
    const line = new AbortController();
    const leave = (): void => line.abort();
    try {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (bearer) headers['authorization'] = `Bearer ${bearer}`;
      if (last) headers['last-event-id'] = last;
      left.addEventListener('abort', leave);
      // A line without a network looks alive for minutes: the browser knows better.
      addEventListener('offline', leave);
      const response = await fetch(`api${path}`, { headers, signal: line.signal, cache: 'no-store' });
      if (response.status === 400 && last) {
        last = '';
        listener.anew();
      } else if (!response.ok && !LATER.includes(response.status)) {
        const problem = (await response.json().catch(() => ({}))) as { detail?: string };
        listener.refused(response.status, problem.detail ?? words.noServerHere);
        return;
      }
      if (response.ok && response.body) {
        failed = 0;
        listener.connected();
        await read(response.body, line, (event) => {
          last = event.id ?? last;
          listener.hear(event);
        });
      }
    } catch {
      // Said below: whatever ended the line, it is taken up again.
    }
    left.removeEventListener('abort', leave);
    removeEventListener('offline', leave);
    if (left.aborted) return;
    listener.lost();
    // Soon at first, for a server that starts again; not everybody at the same moment.
    await pause(Math.min(5000, 150 * 2 ** failed) * (0.75 + Math.random() / 2));
    failed++;
  }
}

async function read(
  body: ReadableStream<Uint8Array>,
  line: AbortController,
  hear: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = '';
  for (;;) {
    const silent = setTimeout(() => line.abort(), SILENCE);
    const { done, value } = await reader.read();
    clearTimeout(silent);
    if (done) return;
    text += value;
    const parts = text.split('\n\n');
    text = parts.pop()!;
    for (const part of parts) {
      const event = parseEvent(part);
      if (event) hear(event);
    }
  }
}

function parseEvent(part: string): StreamEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of part.split('\n')) {
    const at = line.indexOf(': ');
    if (at > 0) fields[line.slice(0, at)] = line.slice(at + 2);
  }
  return fields['event'] === undefined ? undefined : (fields as unknown as StreamEvent);
}
