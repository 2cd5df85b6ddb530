// A first hand of Armed Forces with the coach, and what lies where on its table.

export const oneThing =
  'High cards decide what the low ones are worth. Play them in the services where you hold points.';

export const serviceWord = 'Service';

export const serviceMeaning = 'Army, Navy, Marine Corps, Coast Guard or Air Force.';

export const boardWord = 'Board';

export const boardMeaning = 'The 12s, 13s and 14s. They set what a service is worth.';

export const dotsWord = 'Dots';

export const dotsMeaning = 'Two on cards 1 to 3, one on 4 to 7 and 9 to 11.';

export const weatherWord = 'Weather';

export const weatherMeaning = 'The 8. It takes two dots off.';

export const improviseWord = 'Improvise';

export const improviseMeaning = 'To lay a second card, face down, in the second round.';

export const thisBoard12s13s14s =
  'This is the board: 12s, 13s and 14s. The service with the most is worth three, the next is worth two. Now each has one card, and the Navy’s 14 beats the Coast Guard’s 12.';

export const boardRanksServices = 'The board ranks the services';

export const eachCardYouTakeScores =
  'Each card you take scores its dots times what its service is worth. Cards 1 to 3 have two dots, the others one. The 8, the weather card, takes two off.';

export const dotsTimesServiceWeatherTakes = 'Dots times service, weather takes off';

export const youLeadNavyWorthMost = 'You lead. Navy is worth the most, so try the Navy 6.';

export const firstTwoServicesPlayedOnes =
  'The first two services played are the ones that count here: Navy and Coast Guard. Your 6 is the highest of them.';

export const twoServicesCountTrick = 'Two services count in a trick';

export const nowEveryoneElseMayImprovise =
  'Now everyone else may improvise: play a second card, face down, higher than yours. Mabel and Roy pass. That is ten points for you as things stand.';

export const secondRoundFaceDown = 'A second round, face down';

export const nowSetSomeBaitLead =
  'Now set some bait: lead the Navy 2. Its two dots are worth six points to the taker.';

export const dontPlayFaceUpSave =
  'Don’t play it face up. Save it for the second round, when you know what it must beat.';

export const roys10HoldsTwelvePoints =
  'Roy’s 10 holds twelve points. Improvise: your second card must be higher and of a service in this trick. Play your Navy 13, face down.';

export const improviseWithHigherCard = 'Improvise with a higher card';

export const onlyNavyPlayedThisTrick = 'Only Navy was played in this trick; no other service counts.';

export const royWouldGetTwelvePoints =
  'Roy would get twelve points. The 13 takes them and also strengthens the Navy.';

export const youWinTrick13Goes =
  'You win the trick, and the 13 goes to the board: that makes two for the Navy. Your captured Navy cards are safer now. That is the heart of the game.';

export const highCardsLiftTheirService = 'High cards lift their service';

export const armyAirForceWorthNothing =
  'Army and Air Force are worth nothing yet, so leading them costs nothing. Lead the Army 5. When you are asked for a second card, pass.';

export const leadWhereNothingStake = 'Lead where nothing is at stake';

export const allowedButWeatherCardHurts =
  'Allowed, but a weather card hurts most in a trick someone else takes. Lead the Army 5.';

export const twoServicesHaveBeenPlayed =
  'Two services have been played, Air Force and Marine Corps. You must play one of them. Mabel’s 11 is the highest. Give her your Air Force weather card. It takes two dots off.';

export const weatherGoesSomebodyElse = 'Weather goes to somebody else';

export const youHoldAirForceMarine =
  'You hold Air Force and Marine Corps, and both were played: play one of them.';

export const allowedButMabelWinningThis =
  'Allowed, but Mabel is winning this trick. Give her the 8 of the Air Force.';

export const youCouldImprovise13Take =
  'You could improvise the 13 and take this trick. But with your own weather card in it, it’s worth nothing. Keep the 13 and pass.';

export const allowedButThenYouTake = 'Allowed, but then you take your own weather card. Pass.';

export const mustBeAirForceCard = 'It must be an Air Force card higher than Mabel’s 11. Pass.';

export const mabelHasWeatherCardIf =
  'Mabel has the weather card. If the Air Force rises on the board, it will cost her. Watch the board until the last trick. Finish on your own.';

export const board12s13s14sHere =
  'The board: the 12s, 13s and 14s here set what each service’s dots are worth.';

export const trickOneCardFromEach =
  'The trick: one card from each player, and maybe one more in a second round.';

export const secondCardImprovisedFaceDown = (whose: string): string =>
  `${whose} second card: improvised, face down.`;

export const whatYouTookThisHand = 'What you took this hand: its dots count at the end.';
