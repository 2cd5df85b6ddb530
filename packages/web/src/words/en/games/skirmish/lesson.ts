// A first hand of Skirmish with the coach, and what lies where on its table.

export const oneThing =
  'You can play anything. What counts is whose cards end up in your pile. Guard your Nurses and use your spies.';

export const trickWord = 'Trick';

export const trickMeaning = 'One card from each player. The highest number takes it; a Nurse never does.';

export const prisonerWord = 'Prisoner';

export const prisonerMeaning = 'A card of the other branch in your pile.';

export const scoutSpyWord = 'Scout Spy';

export const scoutSpyMeaning = 'The 100s and the 50s.';

export const officerWord = 'Officer';

export const officerMeaning = '300, 250 and 200.';

export const youRoyArmyYouCapture =
  'You and Roy are the Army. You capture Navy cards, each worth its number from 10 up. Your own brown cards count nothing for you.';

export const onlyEnemysCardsCount = 'Only the enemy’s cards count';

export const youNeverHaveFollowPlay =
  'You never have to follow. Play any card; the highest number takes all four. Only a Nurse never takes. You play last. Take it with your 90.';

export const noFollowingHighestTakesAll = 'No following: the highest takes all';

export const thatWouldWorkBut100 =
  'That would work, but the 100 is a Scout Spy and will be worth more soon. The 90 is enough.';

export const goodTooSinceWinsItself =
  'Good too, since it wins itself, a 250. But the 90 is enough here. The 250 comes next.';

export const thenMabelTakesYour90 = 'Then Mabel takes it. Your 90 beats her 80.';

export const onePrisoner809Counts =
  'One prisoner: 80. The 9 counts nothing, like all cards below ten, and your own two count nothing.';

export const belowTenCountsNothing = 'Below ten counts nothing';

export const cardsMixedSoYouHold =
  'The cards are mixed, so you hold Navy cards too. Your 250 counts for you if it ends up in your pile. Not yet, though. Lead your worthless 7 and let the trick go.';

export const youCanHoldEnemyCards = 'You can hold enemy cards';

export const sheTakesNothingIfNavy =
  'She takes nothing. If the Navy wins the trick, you lose a thousand. Not yet.';

export const threePlayersFollow300Would =
  'Three players follow, and a 300 would take it. It’s safer when you play after them. Lead the 7.';

export const othersMayTakeYouLose = 'The others may take it. You lose nothing with the 7.';

export const capturedNurseCounts1000Otto =
  'A captured Nurse counts 1000. Otto just played your Nurse onto his partner’s Admiral, so the Navy would get her. But look at your 100.';

export const nurseWorth1000 = 'A Nurse is worth 1000';

export const scoutSpy100CarriesOff =
  'A Scout Spy 100 carries off a Nurse that an enemy officer is winning. It sets them back 2000. Play it.';

export const spyBringsNurseBack = 'A spy brings a Nurse back';

export const thenTheyGetYourNurse = 'Then they get your Nurse: 1000. Only the spy can bring her back.';

export const yourNurseHomeNavySet =
  'Your Nurse is home, and the Navy is set back 2000. Mabel takes the rest, including your 100.';

export const roysGeneralWinningThisTrick =
  'Roy’s General is winning this trick and nobody plays after you. Now is the time for the card you were afraid to show.';

export const playNurseWhenNobodyFollows = 'Play a Nurse when nobody follows';

export const thirtyNiceButNurseThousand =
  'Thirty is nice, but the Nurse is a thousand, and no spy can follow now.';

export const thousandPlus70CountPlayers =
  'A thousand plus the 70. Count the players still to come before you play a Nurse. That is Skirmish.';

export const afterSixTricksOtherHalf =
  'After six tricks the other half is dealt. After six more, the points are counted. Matches go to 10,000. Finish on your own.';

export const trickOneCardFromEach =
  'The trick, one card from each player: the highest number takes it, but a Nurse never does.';

export const stockDealtWhenFirstSix = 'The stock: dealt when the first six tricks have been played.';

export const whatYourSideTookOther = 'What your side took: the other branch’s cards in it count for you.';

export const whatOtherSideTookYour = 'What the other side took: your branch’s cards in it count for them.';
