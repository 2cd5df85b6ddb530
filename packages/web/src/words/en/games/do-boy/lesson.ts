// A first hand of Do-Boy with the coach, and what lies where on its table.

export const oneThing =
  'Points are bad. Stay low, get rid of a company, and throw the President on someone else.';

export const squadWord = 'Squad';

export const squadMeaning = 'One card from each player. The player who takes it pays for the cards in it.';

export const companyWord = 'Company';

export const companyMeaning = 'Infantry, Cavalry, Artillery or Engineers.';

export const presidentWord = 'President';

export const presidentMeaning = 'Costs five points and never takes a squad.';

export const nestWord = 'Nest';

export const nestMeaning = 'The card left over. It goes to the player who takes the first squad.';

export const pointsBadHereEachInfantry =
  'Points are bad here. Each Infantry card you take costs one, the President five. The lowest score wins.';

export const infantry1President5 = 'Infantry 1, the President 5';

export const firstEveryoneGivesThreeCards =
  'First, everyone gives three cards to the left. Give cards that would take squads you don’t want: your two high Infantry and the 12 of Artillery.';

export const highCardsGoLeft = 'High cards go to the left';

export const allowedButHeTakesNothing =
  'Allowed, but he takes nothing, and with just one Cavalry card you will soon get rid of him.';

export const lowCardsYourFriendsBecause =
  'Low cards are your friends because they slip under. Give the high ones.';

export const ottoGaveYouTheseThree =
  'Otto gave you these three cards. They stay marked until you play. Mabel sits left of the dealer and leads.';

export const cavalryLedSoYouMust =
  'Cavalry was led, so you must follow if you can. Your 3 is below Otto’s 11, so Otto has to take it.';

export const followCompanyIfYouCan = 'Follow the company if you can';

export const youHoldCavalryCardSo = 'You hold a Cavalry card, so you must play it.';

export const takerGetsNest =
  'The player who takes the first squad also gets the nest, a card nobody has seen. It may cost points. Only Otto knows.';

export const firstSquadIncludesNest = 'The first squad includes the nest';

export const ottoLeads4ArtilleryAs =
  'Otto leads the 4 of Artillery. As long as everyone can follow, an Artillery squad costs nothing. Spend your 9 now, and keep the low cards for later.';

export const spendHighCardsEarly = 'Spend high cards early';

export const safeButLowCardsWill =
  'Safe, but low cards will save you later. Play the 9 while it costs nothing.';

export const yourCavalryGoneSoYou =
  'Your Cavalry is gone, so you can play any card, and it takes nothing. Otto has this squad. Which card would you like to get rid of?';

export const ifYouCantFollowThrow = 'If you can’t follow, throw anything';

export const thatWastesChanceYouCant =
  'That wastes a chance. You can’t take this squad, so throw your costliest card.';

export const fivePointsForOttoPlus =
  'Five points for Otto, plus whatever the nest costs. Having none of a company is the best weapon in Do-Boy.';

export const havingNoneCompanyWeapon = 'Having none of a company is a weapon';

export const infantryLedEveryInfantryCard =
  'Infantry was led, and every Infantry card in this squad costs a point. Both of yours are below Otto’s 10. Play the 3. The 2 will slip under more cards later.';

export const stayBelowHighestCard = 'Stay below the highest card';

export const justAsSafeButKeep = 'Just as safe, but keep the 2. Only the 1 of Infantry is lower.';

export const ottos9HighUseChance =
  'Otto’s 9 is high. Use the chance to play your highest card that is still below it.';

export const spendHighCardsWhenThey = 'Spend high cards when they are safe';

export const lowCardsWillSaveYou = 'Safe, but the low cards will save you later. Play the 7 now.';

export const youHaveNoPointsYet =
  'You have no points yet. When someone reaches fifty, the lowest score wins. Finish on your own.';

export const nestLeftoverCardGoesPlayer =
  'The nest, the leftover card: it goes to the player who takes the first squad.';

export const squadOneCardFromEach =
  'The squad, one card from each player: the player who takes it pays for its Infantry and President.';
