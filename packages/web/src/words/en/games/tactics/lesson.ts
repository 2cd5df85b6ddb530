// A first hand of Tactics with the coach, and what lies where on its table.

export const oneThing =
  'Ordnance holds nearly half the points but hardly ever takes a squad. Your partner has to bring it home.';

export const squadWord = 'Squad';

export const squadMeaning = 'One card from each player; five points.';

export const commandersWord = 'Commanders';

export const commandersMeaning = 'The company named in the bid. It beats the others.';

export const ordnanceWord = 'Ordnance';

export const ordnanceMeaning = 'Worth 5, 10, 15 or 20 points. Takes hardly anything.';

export const contractWord = 'Contract';

export const contractMeaning = 'The winning bid: 60 points for your side.';

export const royAcrossTableYourPartner =
  'Roy, across the table, is your partner. Together you collect points: five for each squad of four cards, plus any Ordnance in it.';

export const partnersCollectTogether = 'Partners collect together';

export const fourOrdnanceCardsWorth5 =
  'Four Ordnance cards are worth 5, 10, 15 and 20. Yours is a 15. With twelve squads that makes 110 points in every hand.';

export const squadsOrdnanceMake110 = 'Squads and Ordnance make 110';

export const nowBidPointsNameYour =
  'Now bid points and name your commanders, the company that beats all others. You hold six Cavalry. A made bid scores everything you collect, so bid just 60.';

export const bidderNamesCommanders = 'The bidder names the commanders';

export const withSoManyHighCavalry =
  'With so many high Cavalry cards you should play this hand. Bid 60 on Cavalry.';

export const allowedButMadeBidScores =
  'Allowed, but a made bid scores everything you collect, whatever you bid, and a higher bid fails more easily. Bid 60.';

export const youHoldOnlyOneTwo =
  'You hold only one or two of those. Commanders should be your longest company: Cavalry.';

export const allowedButThenNoCompany =
  'Allowed, but then no company commands, and your long Cavalry loses its power. Bid 60 on Cavalry.';

export const youWonBidSoYou =
  'You won the bid, so you get these four reinforcements. Discard any four cards, face down, but never Ordnance.';

export const fourReinforcementsComeFour = 'Four reinforcements come, four cards go';

export const discardAllThreeEngineers =
  'Discard all three Engineers and the Artillery 2. Without Engineers you can answer them with a commander.';

export const youCanCommandCompanyYou = 'You can command a company you don’t hold';

export const youCantDiscardOrdnancePoints = 'You can’t discard Ordnance. Its points must stay in the game.';

export const engineersGoodChoicesForFourth =
  'The Engineers are good choices. For the fourth, pick the Artillery 2, your lowest card.';

export const allowedButDiscardAllThree =
  'Allowed, but discard all three Engineers. Then you can command that company and keep your high cards.';

export const bidderLeadsDrawOutEnemys =
  'The bidder leads. Draw out the enemy’s commanders first so they can’t take your good cards later. Lead your highest Cavalry.';

export const drawOutTheirCommandersFirst = 'Draw out their commanders first';

export const your15CantTakeSquad =
  'Your 15 can’t take a squad. If you lead it, the best card after it takes it.';

export const cavalryRightButLeadFrom =
  'Cavalry is right, but lead from the top. Play the 12 first, since nothing can beat it.';

export const thatWorksLaterWhileThey =
  'That works later. While they hold Cavalry they can command it, so play the 12 of Cavalry first.';

export const everyoneHadFollowWithCavalry =
  'Everyone had to follow with Cavalry, and the highest took it: five points. You can’t win every squad. Give away a cheap one: lead the 4 of Artillery.';

export const giveAwayCheapSquad = 'Give away a cheap squad';

export const highestNumberTakesYouCant =
  'The highest number takes it, and you can’t know whose that is. Keep it for a squad Roy is sure of.';

export const twoCommandersStillOutYou =
  'Two commanders are still out, and you can draw them out later. Get rid of the 4 first.';

export const youHoldNoEngineersSo =
  'You hold no Engineers, so you can play any card. Roy’s 12 is already winning, and nobody plays after you. What would you like to add?';

export const yourPartnerCanBringOrdnance = 'Your partner can bring Ordnance home';

export const thatWouldTakeTooBut = 'That would take it too, but Roy already has it. Give him your 15.';

export const safeButLeaves15Points =
  'Safe, but it leaves 15 points in your hand. Roy has this one, so throw the Ordnance on it.';

export const twentyFivePointsRoyLeads =
  'Twenty-five points. Roy leads Infantry. Otto’s 7 is the highest so far, and Mabel has yet to play. Take it with your 12.';

export const thenOttoMabelTakesYour = 'Then Otto or Mabel takes it. Your 12 beats them both.';

export const twoCommandersStillOutMabel =
  'Two commanders are still out. Mabel and Otto may each hold one. Draw them out: lead the 11.';

export const whileTheyHoldCavalryThey = 'While they hold Cavalry they can command it. Play the 11 first.';

export const theirCommandersGoneNow12 =
  'Their commanders are gone. Now the 12 of Artillery cannot be beaten. Lead it and watch what Roy does.';

export const withNoCommandersOut12 = 'With no commanders out, a 12 is safe';

export const royHadNoArtilleryThrew =
  'Roy had no Artillery and threw his 20 on your sure squad: 25 points. That is the heart of Tactics. You have sixty, so the contract is made. Finish on your own.';

export const ordnanceBelongsSureSquad = 'Ordnance belongs on a sure squad';

export const fourCardsFaceDown =
  'Four cards face down, the reinforcements: the auction winner picks them up.';

export const squadOneCardFromEach =
  'The squad, one card from each player: five points, and the Ordnance in it.';

export const biddersFourDiscardsOutPlay = 'The bidder’s four discards: out of play, they count for nobody.';
