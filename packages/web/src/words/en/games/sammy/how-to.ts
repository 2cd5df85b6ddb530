// How to play Sammy.

export const company = 'four players, two against two';

export const aim =
  'With your partner, win as many of the fourteen tricks as your side bid, and Presidents in them.';

export const turn =
  'Bid a number of *tricks* and a *trump* suit or no trumps. Then everyone plays one state: a *neighbor* of the first if you can, otherwise anything. Only the first state and its neighbors can win. Trumps are best, then red, blue, stars, stripes; within a suit *US, P, N, M*, then 10 to 1.';

export const scores =
  'Bid made: 50, plus 25 for each extra trick. Bid failed: 25 to the other side for each trick short. A *bonus* adds 50. Each President taken: 25. The *top four* are worth up to 50.';

export const ends = 'After four hands.';

export const tip =
  'A territory (except D.C.) has no neighbors, so it always wins when led. A state with few neighbors usually does.';

export const tricksWord = 'tricks';

export const tricksMeaning = 'One state from each player. The best of those that can win takes all four.';

export const trumpWord = 'trump';

export const trumpMeaning = 'The suit named in the bid. Among the neighbors it beats the other suits.';

export const neighborWord = 'neighbor';

export const neighborMeaning = 'A state that borders another. Their names are along the edge of the card.';

export const usPNMWord = 'US, P, N, M';

export const usPNMMeaning =
  'Uncle Sam, President, Nurse and Marine, the four highest cards of a suit, in that order.';

export const bonusWord = 'bonus';

export const bonusMeaning =
  'Called on the other side’s bid: 50 to the side that turns out right. The bidding side may double it to 100.';

export const topFourWord = 'top four';

export const topFourMeaning = 'US, P, N and M of the trump suit; without trumps the four Uncle Sams.';

export const wins = 'wins';

export const noBorder = 'no border';

export const redTrumpsWisconsinDoesNot = 'Red is trumps. **Wisconsin does not border Ohio** and cannot win.';

export const led = 'led';

export const redTrumpsRedNeighborBeats = 'Red is trumps: **a red neighbor** beats any other suit.';

export const nobodyCanFollowTerritoryWins = 'Nobody can follow a territory: **it wins when it is led**.';
