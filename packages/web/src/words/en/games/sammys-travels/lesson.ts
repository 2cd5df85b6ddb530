// A first hand of Sammy’s Travels with the coach, and what lies where on its table.

export const oneThing =
  'The first neighbor you turn up isn’t always the right one. Don’t leave a state cut off behind you.';

export const journeyWord = 'Journey';

export const journeyMeaning = 'The states you have visited, in order.';

export const stockWord = 'Stock';

export const stockMeaning = 'The cards you passed up. The top one is free.';

export const packWord = 'Pack';

export const packMeaning = 'The cards not turned up yet.';

export const deadEndWord = 'Dead end';

export const deadEndMeaning = 'A state with no way out.';

export const travelFromStateStateVisiting =
  'Travel from state to state, visiting as many of the 49 as you can, each only once. You start in Maine.';

export const eachStateOnlyOnce = 'Each state only once';

export const turnUpCardNewHampshire =
  'Turn up a card. New Hampshire is Maine’s only neighbor, so there is no other way out.';

export const turnUpCardTravelIf = 'Turn up a card; travel if it fits';

export const turnUpNextCardYou = 'Turn up the next card. You don’t have to take it, even if it fits.';

export const massachusettsBordersNew =
  'Massachusetts borders New Hampshire. But if you go there now, either Vermont or Rhode Island becomes a dead end. Leave it and turn up another card.';

export const youCanPassUpState = 'You can pass up a state';

export const allowedButThenEitherVermont =
  'Allowed, but then either Vermont or Rhode Island becomes a dead end. Leave it on your stock.';

export const vermontNowOrderRightTake =
  'Vermont. Now the order is right: take Vermont, and that frees Massachusetts under it.';

export const cardBelowComesFree = 'The card below comes free';

export const twoStatesHereStillCut =
  'Two states here are still cut off: Connecticut and Rhode Island. Turn up the next card.';

export const newYorkBordersMassachusettsBut =
  'New York. It borders Massachusetts. But Rhode Island and Connecticut would be left behind in the corner. Leave it and turn up another card.';

export const dontLeaveStateCutOff = 'Don’t leave a state cut off';

export const allowedButThenConnecticutRhode =
  'Allowed, but then Connecticut and Rhode Island become a dead end. Leave New York.';

export const connecticutBorders =
  'Connecticut borders Massachusetts too. And Rhode Island? It touches only these two, so after Connecticut it would be a dead end. Turn up another card.';

export const allowedButThenRhodeIsland =
  'Allowed, but then Rhode Island can only be the last stop. It must come before Connecticut.';

export const rhodeIslandLookWhatUnder = 'Rhode Island! And look what is under it.';

export const threeRowCardsYouPassed =
  'Three in a row. The cards you passed up came back in the right order. That’s all of New England, with nothing left behind.';

export const waitingCanBringRightOrder = 'Waiting can bring the right order';

export const whenPackEmptyTurnStock =
  'When the pack is empty, turn the stock over and every card comes again. Waiting costs nothing unless you let all the cards go by twice.';

export const everyCardComesAroundAgain = 'Every card comes around again';

export const aheadDelawareHemmedByThree =
  'Ahead is Delaware, hemmed in by three states. The journey ends when no card left borders yours. Finish on your own.';

export const packFaceDownCardsNot = 'The pack, face down: the cards not turned up yet.';

export const stockCardsYouPassedUp = 'The stock, the cards you passed up: the top one is free.';

export const yourJourneyNextStateMust = 'Your journey: the next state must border the last.';
