// How to play Do-Boy.

export const oneCardFromEachPlayer = 'One card from each player. The best card takes them all.';

export const company = 'three to six, everyone for themselves';

export const aim = 'Take as few points as you can. Points are bad here.';

export const turn =
  'First give three cards to the left and get three from the right. Then each player plays one card in turn: follow the *company* of the first card if you can; otherwise play anything. The highest card of that company takes the whole *squad*, and its player leads the next. The first squad also includes the *nest*, the leftover cards, face down.';

export const scores = 'Each Infantry card you take costs 1, the President 5: 17 in every hand.';

export const ends = 'When someone reaches 50. The lowest score wins.';

export const tip =
  'Get rid of a company early. When it’s led, throw the President on the player who has to take it.';

export const companyWord = 'company';

export const companyMeaning = 'A family of twelve cards: Infantry, Cavalry, Artillery or Engineers.';

export const squadWord = 'squad';

export const nestWord = 'nest';

export const nestMeaning = 'The cards left over after an even deal. Only the player who takes it sees it.';

export const whatCostsPointsInfantry1 = 'What costs points: **Infantry 1 each, the President 5**.';

export const led = 'led';

export const takes = 'takes it';

export const twoCouldntFollowThrewTheir =
  'Two couldn’t follow and threw their worst cards: **6 points** for the 9.';

export const yours = 'yours';

export const slipUnderPlayYourHighest = 'Slip under: play **your highest card that doesn’t take** the squad.';
