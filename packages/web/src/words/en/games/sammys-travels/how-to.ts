// How to play Sammy’s Travels.

export const company = 'one or two players';

export const aim = 'Travel from state to state, each only once, through as many of the 49 as you can.';

export const turn =
  'Choose where to start. Turn up one card at a time. If it *borders* your state, travel there or leave it. When your stock’s top card goes, the one below is free. When the pack runs out, turn the stock over.';

export const scores =
  'One for each state you visit, including your start and the District of Columbia: 49 at most. With one pack for two: only the cards you lay, 23 at most.';

export const ends =
  'When none of your remaining cards borders your last state, or when you have let them all go by twice.';

export const tip =
  'Don’t take the first neighbor that comes. See which states have few borders left. Maine has only one, so start or end there.';

export const bordersWord = 'borders';

export const bordersMeaning = 'The names of the neighbors are along the edge of the card.';

export const title = 'A road out of New England';

export const visited = 'Visited';

export const roadOutNewEnglandNone = '**The road out of New England:** none is left behind.';

export const twoBorders = 'two borders';

export const rhodeIslandAfterConnecticut = 'Rhode Island after Connecticut: **a dead end**.';

export const youHere = 'you are here';

export const take = 'take it?';

export const massachusettsFitsYouCanLeave =
  'Massachusetts fits. **You can leave it**: it stays on your stock.';
