// The laws every game must pass. Each check plays or replays a match and throws a LawBroken with the record.

export { LawBroken } from './broken.ts';
export { agreesWithRecord } from './environment.ts';
export { type Diligence, followByLaw, playByLaw } from './play-by-law.ts';
export { exchangeHidden, keepsSecrets, type Twins } from './secrets.ts';
export { randomRecord, SIGNATURE_MATCHES, signatureLines } from './signature.ts';
export { everyTable, randomTable, type TableOf } from './tables.ts';
