// What a browser reads before the page runs, in index.html.

/** The language of this folder, for screen readers. */
export const lang = 'en';
export const description =
  'Twelve American service and civic card games: play them against bots, on a phone or a desk, with or without a network.';
export const noScript = 'Messdeck plays in the browser and needs JavaScript.';
