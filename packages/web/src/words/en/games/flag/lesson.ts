// A first hand of Flag with the coach, and what lies where on its table.

export const oneThing =
  'Build the flags one after another, starting with the ones. The columns are only there to dig the cards out.';

export const flagWord = 'Flag';

export const flagMeaning = 'Four cards of one rank, one of each suit.';

export const suitWord = 'Suit';

export const suitMeaning = 'Red, blue, stars or stripes.';

export const columnWord = 'Column';

export const columnMeaning = 'Cards one step apart, changing suits.';

export const handWord = 'Hand';

export const handMeaning = 'Two cards are dealt from it at a time.';

export const uncleSamWord = 'Uncle Sam';

export const uncleSamMeaning = 'The highest card. Only he can fill an empty column.';

export const fourCardsSameRankMake =
  'Four cards of the same rank make a flag. Build fourteen, strictly in order: the four ones first, then the twos, up to Uncle Sam.';

export const fourteenFlagsOrder = 'Fourteen flags, in order';

export const findOnesMoveCardsBetween =
  'To find the ones, move cards between columns. A card goes on one that is one step higher and of another suit.';

export const oneStepLowerAnotherSuit = 'One step lower, another suit';

export const californiaNineRedKentuckyTen =
  'California is a nine of red, Kentucky a ten of blue. One step up, different suit: move California.';

export const eightNeedsNineThisTen = 'An eight needs a nine, and this is a ten. Move California first.';

export const allowedBothCouldThenGo =
  'Allowed, and both could then go to Kentucky. But move California alone first to see what is under it.';

export const cardBelowTurnsUpOne = 'The card below turns up, and it’s a one! Send Porto Rico to the flag.';

export const uncoveredCardsTurnUp = 'Uncovered cards turn up';

export const onesGoFlagNeedsThem = 'Ones go to the flag. It needs them now.';

export const oneFourIowaEightBlue =
  'One of four. Iowa is an eight of blue, and California, a nine of red, is now open. Move Iowa.';

export const uncleSamEmptyColumnOnly =
  'An Uncle Sam and an empty column. Only an Uncle Sam can fill one. Move him, since there is a card under him.';

export const onlyUncleSamFillsSpace = 'Only an Uncle Sam fills a space';

export const onlyUncleSamCanGo = 'Only an Uncle Sam can go in an empty column.';

export const allowedTwoWouldMoveTogether =
  'Allowed, and the two would move together. But move Wisconsin first to see what is under it.';

export const thereHawaiiSecondOne = 'There is Hawaii, the second one.';

export const afterTenComeMarineNurse =
  'After ten come Marine, Nurse, President, Uncle Sam. Pennsylvania is the red President. It can go on the blue Uncle Sam.';

export const afterTenMarineNursePresident = 'After ten: Marine, Nurse, President, Uncle Sam';

export const nothingMoreMoveSoDeal =
  'Nothing more to move, so deal. Two cards come at a time, and only the upper one is free. It’s another one.';

export const twoDealtUpperFree = 'Two are dealt; the upper is free';

export const nowLowerOneFreeMassachusetts =
  'Now the lower one is free: Massachusetts, a seven of red. It fits on Iowa. A run like this moves only as a whole.';

export const runMovesAsWhole = 'A run moves as a whole';

export const runMovesAsWholeFrom = 'A run moves as a whole, from its bottom card, here Kentucky.';

export const dealAgainSamoaLastOnes = 'Deal again. Samoa is the last of the ones.';

export const firstFlagFliesYouPrivate =
  'The first flag flies: you are a Private. Fourteen make a Retired General. You can go through the hand again and again. Finish on your own.';

export const flagPromotion = 'A flag is a promotion';

export const columnCardGoesOneThat =
  'A column: a card goes on one that is one step higher and of another suit.';

export const wasteCardsYouDealtOnly = 'The waste, the cards you dealt: only the top one is free.';

export const flagsFourEqualCardsEach = 'The flags, four equal cards each: built in order from the ones up.';
