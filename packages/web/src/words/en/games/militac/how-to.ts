// How to play Militac.

export const oneCardFromEachPlayer = 'One card from each player. The best card takes them all.';

export const company = 'four players, two against two';

export const aim = 'With your partner, take at least as many of the twelve squads as your side bid.';

export const turn =
  'Each player bids once: pass, or bid six to twelve *squads* and name the *commanders* (combined forces: none). The highest bidder picks up the face-down *Aide*, discards one card and leads. Each player plays one card: follow the company of the first card if you can; otherwise play anything. Commanders beat the rest; the President is the highest.';

export const scores =
  'A made bid pays 5 to 50, by a table, plus 1 for each extra squad; the other side gets 1 for each squad it took. If the bid fails, they score its value and you score nothing.';

export const ends = 'At 50 points.';

export const tip = 'Count the squads you are sure of, then lead commanders until your opponents have none.';

export const squadsWord = 'squads';

export const commandersWord = 'commanders';

export const commandersMeaning =
  'The company named in the bid, and the President with it. They beat all others.';

export const aideWord = 'Aide';

export const aideMeaning = 'One card nobody has seen. The auction winner gets it.';

export const led = 'led';

export const takes = 'takes it';

export const engineersCommandPresidentBeats = 'Engineers command: **the President** beats even their 12.';

export const sure = 'sure';

export const later = 'later';

export const artilleryCommandsFourSure =
  'Artillery commands: **four sure squads**; the 12 of Engineers when their commanders are gone.';

export const infantry = 'Infantry';

export const cavalry = 'Cavalry';

export const artillery = 'Artillery';

export const engineers = 'Engineers';

export const combined = 'Combined';

export const whatBidsPaySevenArtillery = 'What bids pay: **seven on Artillery, 14**.';
