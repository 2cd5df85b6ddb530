// What all pages share.

// shared/frame.tsx
export const pageTitle = (title: string): string => `${title} · Messdeck`;

// shared/later.tsx
export const notLoaded = 'This could not be loaded. Try again when the network is back.';

// shared/notice.tsx
export const backToTheShelf = 'Back to the shelf';

// shared/sheet-dialog.tsx
export const close = 'Close';
