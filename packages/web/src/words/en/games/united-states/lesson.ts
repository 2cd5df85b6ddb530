// A first hand of United States with the coach, and what lies where on its table.

export const oneThing = 'Only the top of a stack counts. Plan your route before you lay the first card.';

export const dcRi = 'DC RI';

export const cornerWord = 'Corner';

export const cornerMeaning = 'Opened by one neighbor of Kansas.';

export const stackWord = 'Stack';

export const stackMeaning = 'Only its top card counts.';

export const borderWord = 'Border';

export const borderMeaning = 'The names along the edge of a card.';

export const blockedWord = 'Blocked';

export const blockedMeaning = 'Nobody can lay a card. The fewest cards win.';

export const beFirstGetRidYour =
  'Be the first to get rid of your cards. Kansas is in the middle. Its four neighbors open the corners, and every other state goes on a neighbor.';

export const kansasCorners = 'Kansas and its corners';

export const youHoldTwoCornerStates =
  'You hold two corner states. Start with Oklahoma: lay it at its corner.';

export const allowedButOklahomaFirst = 'Allowed, but Oklahoma first.';

export const doesntBorderAnythingThereYet =
  'It doesn’t border anything there yet. Only a neighbor of Kansas can start.';

export const texasNewMexicoBothBorder =
  'Texas and New Mexico both border Oklahoma. Only the top card counts, so the order matters. Look west: Texas, New Mexico, Arizona, Nevada.';

export const onlyTopCardCounts = 'Only the top card counts';

export const layTexasFirst = 'Lay Texas first.';

export const planRouteFirst = 'Plan the route first';

export const thenTexasArizonaCoversOther =
  'Then Texas or Arizona covers it, and the other is stuck. With Texas first, all four will go.';

export const allowedButThatCanWait = 'Allowed, but that can wait. Texas first.';

export const stillYourTurnYouMust =
  'It’s still your turn. You must keep going as long as a card fits: New Mexico, Arizona, Nevada.';

export const keepGoingAsLongAs = 'Keep going as long as a card fits';

export const nebraskaOpensOwnCornerSouth = 'Nebraska opens its own corner, and South Dakota goes on it.';

export const sevenCardsGoneNoneOther =
  'Seven cards gone. None of the other five borders Nevada or South Dakota, so pass.';

export const nothingFitsPass = 'Nothing fits: pass';

export const othersBuiltCoveredYourTop =
  'The others built on and covered your top cards. All four corners are open now: Utah, Washington, Kentucky, Colorado.';

export const othersCoverYourTopCards = 'Others cover your top cards';

export const virginiaOhioBothBorderKentucky =
  'Virginia and Ohio both border Kentucky, and one will cover it. A card you are left with costs its printed neighbors: Virginia six, Ohio five.';

export const costlyCardsGoFirst = 'Costly cards go first';

export const allowedRightIfYouCan =
  'Allowed, and right if you can lay Virginia soon. If you are caught, Virginia costs more.';

export const fourCardsLeftNothingFits =
  'Four cards left and nothing fits, so pass. Maine has only one neighbor, New Hampshire. You often get stuck with it, but it costs just one.';

export const playerWhoLaysLastCard =
  'The player who lays the last card scores what the others hold. If everyone is blocked, the fewest cards win, and the others throw away as many as the winner holds. Finish on your own.';

export const kansasMiddleEachFourNeighbors =
  'Kansas, in the middle: each of its four neighbors opens a corner.';

export const emptyCornerOnlyOneNeighbor = 'An empty corner: only one neighbor of Kansas opens it.';

export const stackCardThatBordersTop = 'A stack: a card that borders its top card can go on it.';
