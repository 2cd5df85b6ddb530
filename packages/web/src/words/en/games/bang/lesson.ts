// A first hand of Bang with the coach, and what lies where on its table.

export const oneThing = 'When two piles show the same number, be first. When nothing matches, don’t move.';

export const packetWord = 'Packet';

export const packetMeaning = 'Your cards, face down. Nobody looks at them.';

export const pileWord = 'Pile';

export const pileMeaning = 'The cards you have laid. Only its top counts.';

export const bangWord = 'Bang!';

export const bangMeaning = 'The call. The first to say it takes the piles.';

export const everyoneHoldsPacketNobodyHas =
  'Everyone holds a packet nobody has seen. Take turns laying the top card on your own pile. You start.';

export const cardsLaidTurnUnseen = 'Cards are laid in turn, unseen';

export const mabelRoyLayTheirsSeven =
  'Mabel and Roy lay theirs. Seven, three and nine are all different, so nothing happens. Only the number counts, never the company.';

export const onlyNumberCounts = 'Only the number counts';

export const yourNextCardCoversSeven =
  'Your next card covers the seven. Only the top card of a pile counts. The seven is covered and out of play.';

export const onlyTopPileCounts = 'Only the top of a pile counts';

export const lookTwoNinesTheyArent = 'Look, two nines! They aren’t yours, but anyone can call. Hit Bang!';

export const anyoneCanCall = 'Anyone can call';

export const mabels9Roys9Match = 'Mabel’s 9 and Roy’s 9 match. Hit the red button.';

export const youWinBothPilesThree =
  'You win both piles, three cards. They go under your packet. All 48 cards win the game.';

export const firstCallerTakesPiles = 'The first caller takes the piles';

export const royLaidTwelveNowLay = 'Roy laid a twelve. Now lay a card, and watch all three piles.';

export const layCardFirstYouCan = 'Lay a card first. You can only call after a new card.';

export const anotherTwelveYoursHitBang = 'Another twelve, and it’s yours. Hit Bang!';

export const roysTwelveMatchesYoursHit = 'Roy’s twelve matches yours. Hit Bang!';

export const mabelCalledSameMomentTie =
  'Mabel called at the same moment. On a tie nobody wins, nobody pays, and these twelves are dead.';

export const twoCallsOnceNobodyWins = 'Two calls at once: nobody wins';

export const fourYoursUnderTwelveNo =
  'A four. Yours is under the twelve and no longer counts. A wrong call costs a card, so don’t call.';

export const wrongCallCostsCard = 'A wrong call costs a card';

export const nothingMatchesSoThisCall =
  'Nothing matches, so this call would cost you a card. Look only at the top cards.';

export const now = 'And now?';

export const mabelsFourTopSoRoys = 'Mabel’s four is on top, and so is Roy’s. Hit Bang!';

export const thatsWholeGameWatchBe =
  'That’s the whole game: watch, be first, but never guess. From here on, the clock is running. Finish on your own.';

export const pileLaidFaceUpOnly = (whose: string): string =>
  `${whose} pile, laid face up: only its top card counts.`;

export const packetFaceDownNobodyLooks = ({
  whose,
  held,
}: {
  readonly whose: string;
  readonly held: string;
}): string => `${whose} packet, ${held} face down: nobody looks at it.`;
