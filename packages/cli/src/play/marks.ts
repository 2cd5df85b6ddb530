// What a card has printed on it that its identifier does not say, where the game needs it: of the states their suit and
// rank, or their votes.

import type { Game, View } from '@messdeck/engine';
import type { NationalContestFacts } from '@messdeck/engine/games/national-contest';
import { type SammyCard, sammy } from '@messdeck/engine/packs/sammy';

/** A letter or a sign for each suit of the states. */
const SUITS: Readonly<Record<SammyCard['suit'], string>> = { red: 'r', blue: 'b', stars: '*', stripes: '=' };

/** What stands behind the identifier of a card in this view. */
export function markOf(game: Game, view: View, id: string): string {
  const card = game.pack === sammy ? sammy.cards[sammy.find(id)!] : undefined;
  if (!card) return '';
  if (game.id === 'flag' || game.id === 'sammy') return `.${SUITS[card.suit]}${card.rank}`;
  if (game.id !== 'national-contest') return '';
  const { votes } = view.facts as NationalContestFacts;
  return `.${votes?.congressmen ? card.congressmen : card.electoralVotes}`;
}

/** How the marks of a game are read. */
export function marksOf(game: Game): string | undefined {
  if (game.id === 'national-contest')
    return 'The number after each state is its votes: electoral votes, or members of the House (every state has two senators).';
  if (game.id !== 'flag' && game.id !== 'sammy') return undefined;
  const suits = Object.entries(SUITS).map(([suit, sign]) => `${sign} ${suit}`);
  return `After each state: its suit (${suits.join(', ')}) and its rank, 1 to 10, then M Marine, N Nurse, P President, US Uncle Sam.`;
}
