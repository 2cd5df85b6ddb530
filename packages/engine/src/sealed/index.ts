// Sealed shuffles, for servers that make them, pages that contribute, and everybody who checks.

export { checksum, commitTo, type Seal, type Seals, sealedShuffler } from './seal.ts';
export { type Verified, verify } from './verify.ts';
