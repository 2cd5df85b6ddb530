// What lies where at a table of Sammy’s Travels.

import * as words from '#words/games/sammys-travels/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  hand: words.packFaceDownCardsNot,
  stock: words.stockCardsYouPassedUp,
  travel: words.yourJourneyNextStateMust,
};
