// What is said by what page and workers share: games, local matches, hints, styles.

// sources/games.ts
export const noGameCalled = (id: string): string => `No game is called ${id}.`;

// sources/local/local-table.ts
export const engineNotLoaded = 'The game engine could not be loaded. Try again when the network is back.';

// sources/local/session.ts
export const onlyOnePerson = 'Only one person can play on one device. Bots take the other seats.';

// sources/local/store.ts
export const olderVersionOpen =
  'An older version of Messdeck is open in another tab. Close it and reload this page.';
export const blockedByWindow = 'Another Messdeck window is blocking this one. Close it and try again.';

// sources/local/worker.ts
export const noSuchMatch = 'This browser has no such match.';

// hints/hint-worker.ts
export const noHint = 'No hint this time.';

// shared/with-style.ts
export const styleNotLoaded = (href: string): string => `The style ${href} could not be loaded.`;
