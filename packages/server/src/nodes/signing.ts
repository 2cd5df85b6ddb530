// Nodes prove to each other who they are: each request between them is signed with the secret that lies in their
// database. A signature is for one node, one request and about the present.

import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed of a request that one node passes on to another. */
export interface Signed {
  /** The node it is for. */
  readonly to: number;
  /** When it was signed, in the time the servers have run. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** Who sent it, and how they reached us. */
  readonly origin: string;
  readonly body: string;
}

/** Nodes agree on the time within a second or so. */
const AROUND = 60_000;

export function sign(secret: string, { to, at, method, url, origin, body }: Signed): string {
  const text = JSON.stringify([to, at, method, url, origin, body]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSigned(secret: string, signed: Signed, signature: string, now: number): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, signed));
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && Math.abs(now - signed.at) < AROUND;
}
