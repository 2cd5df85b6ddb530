// What lies where at a table of Bang.

import * as words from '#words/games/bang/lesson.ts';
import { held, type PlaceNotes, whose } from '../place-notes.ts';

export const places: PlaceNotes = {
  pile: (model, seat) => words.pileLaidFaceUpOnly(whose(model, seat)),
  hand: (model, seat) =>
    words.packetFaceDownNobodyLooks({ whose: whose(model, seat), held: held(model, seat) }),
};
