// How to play A National Contest.

export const company = 'four players, two tickets';

export const aim =
  'With your partner, win the states whose votes elect the President and, in a second deal, the House and Senate.';

export const turn =
  'One player, the contestant, puts up a card. Then each player in turn, from the left, may bid a *neighboring* state with more people. The largest bid wins the card; if nobody bids, the contestant keeps it. States bid go back to their owners’ hands. Then the next player puts up a card.';

export const scores =
  'The votes printed on the states you win: 266 of 531 elect a President. In the second deal, the most congressmen win the House and the most senators the Senate.';

export const ends = 'After both deals. The side with more of the three wins.';

export const tip =
  'Seven states have no larger neighbor and are never lost. Keep New York to bid with. It comes back every time.';

export const neighboringWord = 'neighboring';

export const neighboringMeaning = 'A state that borders it. The names are along the edge of the card.';

export const putUp = 'put up';

export const rankEight = '8th';

export const stWins = '1st, wins';

export const bidNotSpentNewYork = 'Bid, **not spent**: New York goes back to the hand it came from.';

export const rankFifteen = '15th';

export const rankFourteen = '14th';

export const rankSixteen = '16th';

export const onlyLargerNeighborsCanBe = 'Only **larger neighbors** can be bid: Georgia, but not Tennessee.';

export const title = 'The seven states that have no larger neighbor';

export const safe = 'Safe';

export const noNeighborTheseSevenLarger = 'No neighbor of these seven is larger: **they are never lost**.';
