// A first hand of SIGS with the coach, and what lies where on its table.

export const oneThing = 'Make sets, keep one card to go out with, and watch every discard.';

export const runWord = 'Run';

export const runMeaning = 'Three or more ranks in a row, in one service; 1 follows 19.';

export const equalRanksWord = 'Equal ranks';

export const equalRanksMeaning = 'One rank in different services.';

export const auxiliaryWord = 'Auxiliary';

export const auxiliaryMeaning = 'Wild. Stands for a card you don’t hold.';

export const reserveWord = 'Reserve';

export const reserveMeaning = 'The face-down stock.';

export const activePileWord = 'Active pile';

export const activePileMeaning = 'The discards, face up.';

export const getRidYourCardsBy =
  'Get rid of your cards by laying sets. There are two kinds: ranks in a row in one service, or the same rank in different services.';

export const twoKindsSets = 'Two kinds of sets';

export const youAlreadyHoldRunArmy =
  'You already hold a run: Army 11, 12, 13. You also hold two sevens. A third would make a second set.';

export const yourTurnDrawOneLay =
  'On your turn: draw one, lay one set if you have it, discard one. Mabel just threw the seven you want. Draw it.';

export const drawLayDiscard = 'Draw, lay, discard';

export const youCantSeeThatCard =
  'You can’t see that card. The seven on top of the Active pile makes your set.';

export const threeSevensOneEachService = 'Three sevens, one in each service. Lay them on the table.';

export const oneSetTurn = 'One set a turn';

export const youCantDiscardCardYou = 'You can’t discard a card you just took from the Active pile.';

export const thatWouldEndYourTurn = 'That would end your turn with nothing laid. Lay the sevens first.';

export const allowedButYouGetOne =
  'Allowed, but you get one set a turn. Lay the sevens now, since you drew for them. The run comes next.';

export const allowedButThreeSevensNeed = 'Allowed, but three sevens need no help. Keep the wild card.';

export const allowedButKeepWildCard = 'Allowed, but keep the wild card and lay the sevens first.';

export const oneSetTurnSoRun =
  'One set a turn, so the run waits. End your turn with a discard. The Marine 2 helps you least.';

export const discardEndsTurn = 'A discard ends the turn';

export const onlyOneSetTurnNext = 'Only one set a turn. Next time.';

export const notThatOneWildFits = 'Not that one! It’s wild and fits almost anywhere.';

export const mabels12MarineNoUse = 'Mabel’s 12 is a Marine and no use to you. Draw from the Reserve.';

export const nowLayRunCanGrow =
  'Now lay the run. It can grow: on their turn, anyone can add the Army 10 or 14.';

export const setsTableCanGrow = 'Sets on the table can grow';

export const cardsYouHoldWhenSomeone =
  'Cards you hold when someone else goes out count for them. The 15 costs ten, the 2 costs five. Throw the 15.';

export const whatYouHoldMayCost = 'What you hold may cost you';

export const costs15IfYouCaught =
  'It costs 15 if you are caught, but it fits any set. Keep it one more turn.';

export const lookMabelsDiscardArmy14 =
  'Look at Mabel’s discard, an Army 14. It fits your run, and she missed it. Call!';

export const haltWhenDiscardFitsSet = 'Halt! when a discard fits a set';

export const army14Follows1112 = 'The Army 14 follows 11, 12, 13. Call Halt!';

export const cardGoesSetMabelMust =
  'The card goes on the set, and Mabel must take one of yours. Give her the 2.';

export const thatsQuiteGiftBestCard = 'That’s quite a gift! It’s the best card in the pack. Give the 2.';

export const oneCardLeftDrawOne =
  'One card left. Draw one. The auxiliary can join the run as Army 15, which leaves one card to go out with.';

export const auxiliariesFitAlmostAnywhere = 'Auxiliaries fit almost anywhere';

export const thenYouCannotGoOut =
  'Then you cannot go out this turn. Put the auxiliary on the run, above the 14.';

export const lastCardAlwaysGoesFace =
  'The last card always goes face down: SIGS! You score what Mabel still holds, 60 points. 500 win the match.';

export const lastCardGoesFaceDown = 'The last card goes face down';

export const reserveFaceDownTurnBegins =
  'The Reserve, face down: a turn begins with a card from here or from the Active pile.';

export const activePileFaceUpEvery =
  'The Active pile, face up: every discard goes here, and you can draw its top card.';

export const lastCardHandLaidFace = 'The last card of the hand, laid face down: its player is out.';

export const setsThatWereLaidRuns = 'The sets that were laid: runs in one service, and equal ranks.';

export const setTableYourTurnYou = 'A set on the table: on your turn you can add a card that fits.';
