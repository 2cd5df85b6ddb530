// How to play Bang.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'two to eight, in real time',
  aim: 'Win all the cards by being the first to spot two equal numbers.',
  turn: 'Everyone holds a face-down *packet*. Take turns laying the top card face up on your own pile; refill an empty packet from your pile. If the new card’s number matches the top of another pile, call Bang! The first caller takes all piles showing it. If two call at once, nobody wins.',
  scores:
    'Only cards. A call when nothing matches costs you one card, paid to the player who laid the last card (or to your left if that was you).',
  ends: 'When one player has all 48 cards. Or after 960 cards laid, or 192 with no pile won; then the most cards win. With Play now, after 240.',
  tip: 'Watch only the top cards and never guess. The company means nothing.',
  words: { packet: 'Your cards, face down. Nobody looks at them, not even you.' },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'A7', win: true },
        { card: 'C3' },
        { card: 'E7', tag: 'just laid', win: true },
        { card: 'I5' },
      ],
      caption: '**Bang!** Two piles show a seven. The first to call takes both.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'C4', tag: 'on top' },
        { card: 'E4', tag: 'covered', faded: true },
        { card: 'I12', tag: 'on top' },
      ],
      caption: 'No match: the 4 of Engineers lies **under the 12** and no longer counts.',
    },
  ],
};
