// The laws every game must pass. Each check plays or replays a match and throws a LawBroken with the record.

export { keepsSecrets } from './secrets.ts';
export { SIGNATURE_MATCHES, signatureLines } from './signature.ts';
export { everyTable, randomTable, type TableOf } from './tables.ts';
export { LawBroken, playByLaw } from './play-by-law.ts';
