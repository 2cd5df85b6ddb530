// A first hand of A National Contest with the coach, and what lies where on its table.

export const oneThing =
  'A bid always comes back to your hand. Big states are won and lost by their neighbors.';

export const ticketWord = 'Ticket';

export const ticketMeaning = 'Two partners: President and Vice-President.';

export const putUpWord = 'Put up';

export const putUpMeaning = 'To offer a card for everyone to fight over.';

export const bidWord = 'Bid';

export const bidMeaning = 'To show a larger neighbor. You get it back.';

export const safeWord = 'Safe';

export const safeMeaning = 'A state with no larger neighbor.';

export const fourPlayersTwoTicketsRoy =
  'Four players, two tickets. Roy runs with you. You won the cut, so you choose the party. It changes only the colors.';

export const twoTickets = 'Two tickets';

export const everyStateCarriesElectoral =
  'Every state carries electoral votes, at the foot of its card. 266 elect a President. One card after another is fought over.';

export const votesElect = '266 votes elect';

export const youStartPutUpConnecticut =
  'You start. Put up Connecticut, eight votes. The bidder of the largest neighbor bigger than Connecticut gets it.';

export const oneCardAfterAnotherPut = 'One card after another is put up';

export const youCanPutUpAny = 'You can put up any card. Use Connecticut now. It shows how bidding works.';

export const ottoBidsMassachusettsEighth =
  'Otto bids Massachusetts, the eighth in size. You hold New York, the largest, and it’s a neighbor too. Bid it.';

export const youCanBidLargerNeighbor = 'You can bid a larger neighbor';

export const thenOttoTakesYourEight =
  'Then Otto takes your eight votes. New York costs you nothing, since it comes back.';

export const georgiaDoesNotBorder = 'Georgia does not border Connecticut.';

export const connecticutYoursNewYorkBack =
  'Connecticut is yours, and New York is back in your hand. A bid is never spent. But now everyone knows where New York is.';

export const bidNeverSpent = 'A bid is never spent';

export const mabelPutsUpNewJersey =
  'Mabel puts up New Jersey, and Roy has bid Pennsylvania. Only New York is bigger, and that is yours. What now?';

export const doNotOutbidYourPartner = 'Do not outbid your partner';

export const youWouldOnlyOutbidYour =
  'You would only outbid your own partner. Your side already has the votes. Pass.';

export const sixteenMore24RoyPuts =
  'Sixteen more: 24. Roy puts up Texas. No neighbor is bigger, so it can’t be lost. Seven states are safe like that. Nobody can bid, so pass.';

export const sevenStatesSafe = 'Seven states are safe';

export const noNeighborTexasBiggerSo = 'No neighbor of Texas is bigger, so you can’t bid. Pass.';

export const ottoPutsUpAlabamaFifteenth =
  'Otto puts up Alabama, fifteenth in size. You hold all its neighbors. Which one is bigger than Alabama?';

export const lookSizeBeforeYouBid = 'Look at the size before you bid';

export const tennesseeSixteenthJustSmaller =
  'Tennessee is sixteenth, just smaller than Alabama. Georgia, fourteenth, is big enough.';

export const mississippiFloridaBothSmaller =
  'Mississippi and Florida are both smaller than Alabama. Georgia, fourteenth, is big enough.';

export const elevenVotesForCardThat = 'Eleven votes for a card that comes back. Bid Georgia.';

export const elevenMore58YourTurn =
  'Eleven more: 58. Your turn again. New York, Illinois and Maine are safe, but useful in your hand; a territory is a safe card that costs nothing.';

export const territoriesCarryNoVotesNobody =
  'Territories carry no votes, and nobody can bid on them. Put up Hawaii to pass the turn to Mabel.';

export const territoryPassesTurn = 'A territory passes the turn';

export const safeWorth47VotesBut =
  'It’s safe and worth 47 votes, but then it can never win you a neighbor again. Keep it.';

export const hawaiiGivesNothing = 'You can put up any card, but Hawaii gives nothing away.';

export const putUpStateWhenYou =
  'Put up a state when you hold its big neighbors or they are gone. Keep your giants to bid with.';

export const keepYourGiantsBidWith = 'Keep your giants to bid with';

export const fiftyOneStatesTerritoriesLeft =
  'Fifty-one states and territories are left to fight over. Finish on your own.';

export const cardPutUpHighestBid =
  'The card put up: the highest bid takes it, or the contestant if nobody bids.';

export const answerCardPutUpLarger = (whose: string): string =>
  `${whose} answer to the card put up: a larger neighbor, or a pass.`;
