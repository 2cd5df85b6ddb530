// The shell: what loads, what does not, new versions.

// app/app.tsx
export const pageTitle = 'Messdeck';
export const pageNotLoaded = 'This page could not be loaded. Try again when the network is back.';
export const oneMoment = 'One moment…';
