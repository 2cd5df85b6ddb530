// How to play Armed Forces.

export const company = 'two to five, everyone for themselves';

export const aim = 'Take low cards of the services that will be worth the most at the end.';

export const turn =
  'Play one card each. Follow one of the first two *services* played; holding neither, play anything. Their highest card is ahead. Then the others may *improvise*: play a higher card of those services, face down. If one does, the player ahead may too. The highest card takes all.';

export const scores =
  'Cards 12 to 14 go to the *board*. The service with the most cards there is worth 3, then 2, 1, 1, 0; with none there, 0. Cards you took count that: double for 1–3, once for 4–11, minus double for the *weather* card.';

export const ends = 'At 101 points; with Play now, at 51.';

export const tip = 'Keep a high card for the second round. It may win the trick, and lifts its service.';

export const servicesWord = 'services';

export const servicesMeaning = 'Army, Navy, Marine Corps, Coast Guard and Air Force.';

export const improviseWord = 'improvise';

export const improviseMeaning = 'To play a second card, face down, after everyone has played one.';

export const weatherWord = 'weather';

export const weatherMeaning = 'The 8 of each service.';

export const boardWord = 'board';

export const boardMeaning = 'Where the 12s, 13s and 14s go. It shows what each service is worth.';

export const navy = 'Navy';

export const army2 = 'Army 2';

export const boardServiceWithMostCards = 'The board: **the service with most cards** is worth 3.';

export const whileNavyWorth3Low =
  'While the Navy is worth 3: **low cards count double**, the weather card subtracts.';

export const led = 'led';

export const high = 'was high';

export const improvised = 'improvised';

export const secondRoundOneHigherCard = 'The second round: **one higher card, face down**.';
