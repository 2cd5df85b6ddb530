// The page of a local match.

// play/giving-up.tsx
export const undo = 'Undo';

// play/table-page.tsx
export const tableNotOpened = 'This table can’t be opened';
export const settingUpTheTable = 'Setting up the table…';
export const pageTitle = (title: string): string => `${title} · Messdeck`;
export const wasGivenUp = (title: string): string => `${title} was given up.`;
