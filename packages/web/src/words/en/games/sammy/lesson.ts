// A first hand of Sammy with the coach, and what lies where on its table.

export const oneThing = 'You follow with neighbors, and only neighbors can win.';

export const neighborWord = 'Neighbor';

export const neighborMeaning = 'A state that borders another. Their names are along the edge.';

export const trumpWord = 'Trump';

export const trumpMeaning = 'The suit named in the bid.';

export const territoryWord = 'Territory';

export const territoryMeaning = 'Borders nothing (D.C. is the exception).';

export const presidentWord = 'President';

export const presidentMeaning = 'The 13 of a suit: 25 points.';

export const uncleSamWord = 'Uncle Sam';

export const uncleSamMeaning = 'The highest card of a suit.';

export const eachCardStateNamesAlong =
  'Each card is a state. The names along its edge are its neighbors. Roy is your partner. There are fourteen tricks.';

export const eachCardState = 'Each card is a state';

export const firstComesBiddingNumberTricks =
  'First comes the bidding: a number of tricks and a trump suit, which ranks above the others. Roy dealt, so he bids first.';

export const bidTricksNameSuit = 'Bid tricks, name a suit';

export const royBidsFiveRedYou =
  'Roy bids five in red. You hold six red states, and three territories that win when you lead them. Together you can make nine. Raise him.';

export const addYourTricksYourPartners = 'Add your tricks to your partner’s';

export const allowedButOthersCanOutbid =
  'Allowed, but the others can outbid you cheaply. These cards are good for nine.';

export const boldEachTrickShortGives =
  'Bold! Each trick short gives the others 25. Nine leaves you some room.';

export const redYourLongestSuitBy = 'Red is your longest suit by far, and Roy has some too.';

export const redStillRanksFirstThen =
  'Red still ranks first then. But with red trumps its four highest cards score points, and you hold three of them.';

export const royWouldPlayFiveYou = 'Roy would play five. You can make far more: nine in red.';

export const royNamedRedFirstSo =
  'Roy named red first, so he leads: Tennessee. You hold one of its neighbors, Georgia, so you must play it. It’s a President. Will you lose it?';

export const neighborMustFollow = 'A neighbor must follow';

export const georgiaBordersTennesseeIfYou =
  'Georgia borders Tennessee, and if you have a neighbor you must play it.';

export const ottoHadNoNeighborThrew =
  'Otto had no neighbor and threw Wisconsin, the highest blue card. It does not border Tennessee, so it cannot win. Georgia takes the trick.';

export const onlyNeighborsCanWin = 'Only neighbors can win';

export const youWonSoYouLead =
  'You won, so you lead. Lead Ohio. The others must then follow with a neighbor of Ohio if they hold one: Pennsylvania, Michigan, Indiana, Kentucky or West Virginia.';

export const ohioRedTrumpOnlyHigher =
  'Ohio is red, a trump: only a higher red neighbor could have taken it, and Pennsylvania is yours. Roy’s Indiana is red too, but lower.';

export const trumpLosesOnlyHigherTrump = 'A trump loses only to a higher trump';

export const hawaiiBordersNothingNobodyCan =
  'Hawaii borders nothing. Nobody can follow, so it wins whenever it’s led. Lead it.';

export const territoryLedAlwaysWins = 'A territory led always wins';

export const royUsedWellSouthCarolina =
  'Roy used it well. South Carolina is a President, 25 points for the side that takes it. There are four, and you have two.';

export const president25Points = 'A President is 25 points';

export const californiaTrumpNoneNeighbors =
  'California is a trump, and none of its neighbors (Oregon, Nevada, Arizona) is red. Nobody can take it. Lead it.';

export const fourTricksGuamCanalZone =
  'Four tricks, and Guam and the Canal Zone will win whenever you lead them. Lead states with few neighbors. Finish on your own.';

export const leadStatesWithFewNeighbors = 'Lead states with few neighbors';

export const trickOneCardFromEach =
  'The trick, one card from each player: only the card led and its neighbors can win it.';
