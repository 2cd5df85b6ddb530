// Keys of devices: Ed25519, made by the browser, which signs a challenge with it. Nothing secret comes to the server.

import { createPublicKey, verify } from 'node:crypto';

/** What a device signs: the server's own name stands in it, so no other server can pass a challenge on. */
export function signedText(host: string, challenge: string): string {
  return `messdeck\n${host}\n${challenge}`;
}

/** A public key as 32 bytes, and a signature as 64, in base64url. */
export const PUBLIC_KEY: RegExp = /^[A-Za-z0-9_-]{43}$/;
export const SIGNATURE: RegExp = /^[A-Za-z0-9_-]{86}$/;

/** Whether whoever has the private key has signed this. */
export function isSigned(text: string, key: string, signature: string): boolean {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
    const bytes = Buffer.from(signature, 'base64url');
    return verify(null, Buffer.from(text), createPublicKey({ key: jwk, format: 'jwk' }), bytes);
  } catch {
    // Not every 32 bytes are a point of the curve.
    return false;
  }
}
