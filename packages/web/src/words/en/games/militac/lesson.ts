// A first hand of Militac with the coach, and what lies where on its table.

export const oneThing = 'Count the squads you are sure of, bid that number, then draw out the commanders.';

export const squadWord = 'Squad';

export const squadMeaning = 'One card from each player. Twelve are played.';

export const commandersWord = 'Commanders';

export const commandersMeaning = 'The company named in the bid, with the President at its head.';

export const aideWord = 'Aide';

export const aideMeaning = 'The card the bidder picks up.';

export const contractWord = 'Contract';

export const contractMeaning = 'The winning bid: eight squads for your side.';

export const youRoyPlayTogetherTwelve =
  'You and Roy play together. Twelve squads are played, one card from each player. First, the sides bid how many they will take.';

export const twelveSquadsTwoSides = 'Twelve squads, two sides';

export const mabelBidsSixWithInfantry =
  'Mabel bids six, with Infantry as commanders. Everyone bids once. You dealt, so you go last.';

export const everyoneBidsOnce = 'Everyone bids once';

export const countYourWinnersIfArtillery =
  'Count your winners if Artillery commands: the President, the 12, 11 and 10, the 12 of Engineers and the 12 of Infantry. That’s six, plus more long Artillery.';

export const countWhatYouSure = 'Count what you are sure of';

export const sixAlmostCertainPlusTwo =
  'Six are almost certain, plus two long commanders. Bid eight on Artillery. It pays 21 if you make it.';

export const higherBidPaysMore = 'A higher bid pays more';

export const mustBeHigherThanMabels =
  'It must be higher than Mabel’s: more squads, or six on Cavalry, Artillery, Engineers or combined forces.';

export const thenMabelPlaysSixInfantry =
  'Then Mabel plays six on Infantry against you. Your Artillery is worth far more.';

export const thatOutbidsMabelButPays =
  'That outbids Mabel but pays less: 7 for six, 14 for seven. Bid eight for 21.';

export const boldIfYouMissThey = 'Bold! If you miss, they score its full value. Eight leaves you some room.';

export const artilleryYourLongestCompany =
  'Artillery is your longest company, and the President joins the company you name. Bid eight on Artillery.';

export const allowedButThenNoCompany =
  'Allowed, but then no company commands, and your long Artillery loses its power. Bid eight on Artillery.';

export const aideYours11EngineersOne =
  'The Aide is yours: the 11 of Engineers. One card must go back. Discard your only Cavalry card so you can command that company.';

export const youCanCommandCompanyYou = 'You can command a company you don’t hold';

export const allowedButHavingNoneCompany =
  'Allowed, but having none of a company is worth more than a low card.';

export const presidentHighestCommanderLead =
  'The President is the highest commander. Lead him. Everyone who has Artillery must give one up.';

export const presidentHighestCommander = 'The President is the highest commander';

export const someoneOutEngineersCould =
  'Someone out of Engineers could command it. Draw out the commanders first.';

export const threeFellFourStillOut =
  'Three fell, and four are still out. Lead twice more from the top: play the 12.';

export const countCommandersThatOut = 'Count the commanders that are out';

export const nowNobodyCanCommandYou =
  'Now nobody can command you. Take the two high Engineers, one after the other.';

export const fiveEightLoseLowCard =
  'Five of eight. Lose a low card on purpose to see what having no Cavalry does: lead the 5 of Infantry.';

export const smallLossCanBeWorth = 'A small loss can be worth it';

export const takesSquadTooButKeep =
  'It takes a squad too. But keep it for now. The missing company is worth seeing.';

export const youHoldNoCavalrySo =
  'You hold no Cavalry, so you can play any card. The lowest commander beats their 12.';

export const lowestCommanderEnough = 'The lowest commander is enough';

export const enoughSinceNoOther = 'The 6 is enough, since no other commander is out. Save the high ones.';

export const thatTakesNothingAnyArtillery = 'That takes nothing. Any Artillery card takes this squad.';

export const twoMoreMakeContractNobody =
  'Two more make the contract, and nobody can beat your 10 and 8 of Artillery. Each squad above eight is worth a point. Finish on your own.';

export const aideFaceDownAuctionWinner =
  'The Aide, face down: the auction winner picks it up and discards a card.';

export const squadOneCardFromEach = 'The squad, one card from each player: one of the twelve to win.';

export const biddersDiscardOutPlayCounts = 'The bidder’s discard: out of play, it counts for nobody.';
