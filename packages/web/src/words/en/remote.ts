// What tables on a server say.

// sources/remote/api.ts
export const cantReachTheServer = 'Can’t reach the server.';
export const noServerHere = 'There is no Messdeck server at this address.';

// sources/remote/lay-remote.ts
export const watchersCannotPlay = 'You are watching, so you can’t play.';
export const itIsNotYourTurn = 'It is not your turn.';
export const isAllowed = 'This is allowed.';
