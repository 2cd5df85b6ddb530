// A match as a link: the record in brief, compressed, in the fragment of an address, which no browser sends anywhere.

import { type Game, isRefusal, type MatchRecord, type Refusal, refuse } from '@messdeck/engine';
import { gameInBrief, makeBrief, parseBrief } from '@messdeck/host';
import * as words from '#words/records.ts';

/** Loads a game by its id; nothing where there is none. */
export type LoadGame = (id: string) => Promise<Game | undefined>;

/** More than any match unpacks to; anyone who sends more means no match. */
const LARGEST = 400_000;
/** The longest text that is looked at. */
const LONGEST = 200_000;

export async function makeLink(record: MatchRecord, game: Game): Promise<string> {
  const squeezed = new Blob([makeBrief(record, game) as BlobPart])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await new Response(squeezed).arrayBuffer()));
}

export async function parseLink(text: string, load: LoadGame): Promise<MatchRecord | Refusal> {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) {
    return refuse(words.noLinkOfOurs);
  }
  const bytes = await unpack(text).catch(() => undefined);
  if (!bytes) return refuse(words.linkCutOff);
  if (isRefusal(bytes)) return bytes;
  const game = await load(gameInBrief(bytes) ?? '');
  return parseBrief(bytes, game ? [game] : []);
}

/** Unpacks piece by piece, and stops where it grows beyond what a match can be. */
async function unpack(text: string): Promise<Uint8Array | Refusal> {
  const squeezed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  const reader = new Blob([squeezed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const pieces: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(pieces);
    if (pieces.length + value.length > LARGEST) {
      await reader.cancel();
      return refuse(words.linkTooLong);
    }
    for (const byte of value) pieces.push(byte);
  }
}

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
