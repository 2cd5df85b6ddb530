// How to play Tactics.

export const oneCardFromEachPlayer = 'One card from each player. The best card takes them all.';

export const company = 'four players, two against two';

export const aim = 'With your partner, win the points you bid.';

export const turn =
  'First bid points. The highest bidder names the *commanders*, the *company* that beats all others (combined forces: none), picks up the four *reinforcements* and discards four cards. Then each player plays one card: follow the company of the first card if you can; otherwise play anything. The highest commander takes the *squad*, or else the highest card of that company.';

export const scores =
  'A squad is worth 5, the Ordnance in it 5, 10, 15 or 20: 110 in all. Each side scores what it takes, but a side that misses its bid loses the full bid and scores nothing.';

export const ends = 'An Engagement goes to 150 points; two win the Campaign. Play now ends with the first.';

export const tip = 'Ordnance takes hardly anything. Throw it on a squad your partner is sure of.';

export const commandersWord = 'commanders';

export const commandersMeaning =
  'The company named in the bid. Its lowest card beats the highest of any other.';

export const companyWord = 'company';

export const companyMeaning = 'A family of twelve cards: Infantry, Cavalry, Artillery or Engineers.';

export const reinforcementsWord = 'reinforcements';

export const reinforcementsMeaning = 'Four cards, face down in the middle until the bidding ends.';

export const squadWord = 'squad';

export const led = 'led';

export const takes = 'takes it';

export const cavalryCommandsEvenPrivate = 'Cavalry commands: **even its Private** beats the 12 of Infantry.';

export const ordnance50110PointsNext = 'Ordnance: **50 of the 110 points**, next to no power.';

export const yourBid70Cavalry = 'Your bid: 70 on Cavalry';

export const squadFive = 'squad 5 of 12';

export const points = 'points';

export const flagBid15MoreMade = 'The flag is the bid: **15 more** and it is made.';
