// How to play Bang.

export const company = 'two to eight, in real time';

export const aim = 'Win all the cards by being the first to spot two equal numbers.';

export const turn =
  'Everyone holds a face-down *packet*. Take turns laying the top card face up on your own pile; refill an empty packet from your pile. If the new card’s number matches the top of another pile, call Bang! The first caller takes all piles showing it. If two call at once, nobody wins.';

export const scores =
  'Only cards. A call when nothing matches costs you one card, paid to the player who laid the last card (or to your left if that was you).';

export const ends =
  'When one player has all 48 cards. Or after 960 cards laid, or 192 with no pile won; then the most cards win. With Play now, after 240.';

export const tip = 'Watch only the top cards and never guess. The company means nothing.';

export const packetWord = 'packet';

export const packetMeaning = 'Your cards, face down. Nobody looks at them, not even you.';

export const justLaid = 'just laid';

export const bangTwoPilesShowSeven = '**Bang!** Two piles show a seven. The first to call takes both.';

export const top = 'on top';

export const covered = 'covered';

export const noMatch4EngineersLies =
  'No match: the 4 of Engineers lies **under the 12** and no longer counts.';
