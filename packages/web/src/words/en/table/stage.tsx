// Bar, question, hand and announcements of a table.

// table/stage/announcements.tsx
export const announcements = 'Announcements';
export const youGet = (cards: string): string => `You get ${cards}.`;
export const turnedUp = (cards: string): string => `Turned up: ${cards}.`;

// table/stage/ask.tsx
export const currentMove = 'Current move';
export const not = (card: string): string => `Not ${card}.`;
export const youCanOnly = (order: string): string => `You can only ${order}.`;
export const settingUpTheTable = 'Setting up the table…';
export const theHandIsOver = 'The hand is over.';
export const manyCards = (verb: string, count: number): string => `${verb} ${count} cards`;
export const letItPass = 'Let it pass';

// table/stage/bar.tsx
export const toShelfSaved = 'To the shelf (your match is saved)';
export const toTheShelf = 'To the shelf';
export const takeBack = 'Take back';
export const undo = 'Undo';
export const redo = 'Redo';
export const rules = 'Rules';
export const last = (round: string): string => `Last ${round}`;
export const settings = 'Settings';
export const more = 'More';
export const scoreSheet = (scores: string): string => `Score sheet: ${scores}`;
export const sort = (order: string): string => `Sort ${order}`;
export const continueWord = 'Continue';
export const pause = 'Pause';
export const giveUp = 'Give up';
export const whatHappened = 'What happened';
export const saveItForLater = 'Save it for later';

// table/stage/plaques.tsx
export const theOtherPlayers = 'The other players';
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const deals = 'deals';
export const dealer = 'dealer';
export const dealerMark = 'D';

// table/stage/stage.tsx
export const skipToYourMove = 'Skip to your move';
export const scoreSheetTitle = 'Score sheet';
export const rulesOf = (title: string): string => `Rules of ${title}`;
export const theLast = (round: string): string => `The last ${round}`;
