// How to play United States.

export const company = 'three to six, everyone for themselves';

export const aim = 'Be the first to lay all your cards.';

export const turn =
  'Kansas is in the middle. Its four neighbors open the *corners*, one each: Missouri, Oklahoma, Nebraska, Colorado. Any other state goes on a stack whose top card it *borders*. On your turn, lay as many as you can. When none fits, pass.';

export const scores =
  'The player who goes out scores the neighbors printed on the cards the others still hold, and the player holding the most loses that many points. If everyone is *blocked*, the fewest cards win; the others first throw away as many cards as the winner holds.';

export const ends = 'At 150 points for three players, 250 for six; with Play now, at 60.';

export const tip =
  'Plan your route before the first card. Oklahoma, Texas, New Mexico, Arizona, Nevada is one road. Start with New Mexico and it breaks.';

export const cornersWord = 'corners';

export const cornersMeaning = 'The four places around Kansas. Only one state opens each.';

export const bordersWord = 'borders';

export const bordersMeaning = 'The names of the neighbors are along the edge of the card.';

export const blockedWord = 'blocked';

export const blockedMeaning = 'Nobody can lay a card. Everyone has passed in turn.';

export const middle = 'middle';

export const kansasFourThatOpenCorners = 'Kansas and **the four that open the corners**.';

export const covered = 'covered';

export const topArizonaFitsLouisianaDoes = 'the top: Arizona fits, Louisiana does not';

export const onlyTopStackCounts = 'Only **the top of a stack** counts.';

export const whatCardCostsIfYou = 'What a card costs if you are caught with it: **its neighbors**.';
