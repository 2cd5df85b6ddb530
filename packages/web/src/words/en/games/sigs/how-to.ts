// How to play SIGS.

export const company = 'two to six players';

export const aim = 'Lay your cards in sets and go out first.';

export const turn =
  'Draw one card, unseen from the *Reserve* or from the top of the *Active pile*. Lay one set if you can: a *run* of three or more ranks in one *service*, or three equal ranks. Add single cards to any set on the table. End with a discard. *Auxiliaries* are wild: any card you don’t hold except the Commander-in-Chief.';

export const scores =
  'The player who goes out scores what the others hold: 5 for ranks 1–9, 10 for higher, 15 an auxiliary, 20 the Commander-in-Chief. He is worth 50 in a run you lay, 25 added to a run.';

export const ends = 'At 500 points; with Play now, at 300.';

export const tip =
  'Watch every discard. If it fits a set, call Halt!, lay it there and give that player a card.';

export const reserveWord = 'Reserve';

export const reserveMeaning = 'The face-down stock in the middle.';

export const activePileWord = 'Active pile';

export const activePileMeaning = 'The discards, face up beside the Reserve.';

export const runWord = 'run';

export const runMeaning = 'Three or more ranks in a row, in one service. It can wrap around: 18, 19, 1.';

export const serviceWord = 'service';

export const serviceMeaning = 'Army, Navy or Marines: a family of ranks from 1 to 19.';

export const auxiliariesWord = 'Auxiliaries';

export const auxiliariesMeaning = 'Wild cards such as the Nurse Corps.';

export const runOneServiceRanksRow = '**A run:** one service, ranks in a row. It wraps around: 1 follows 19.';

export const equalRanksOneRankThree = '**Equal ranks:** one rank, three services.';

export const auxiliaryStandsForArmy12 = '**An auxiliary** stands for the Army 12.';
