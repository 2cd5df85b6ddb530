// How to play Flag.

export const company = 'a solitaire for one';

export const aim =
  'Build fourteen flags of four equal cards, strictly in order, from the ones to the Uncle Sams.';

export const turn =
  'A card goes on one that is one step higher and of another *suit*. The open cards of a column move together. Uncovered cards turn up; only an *Uncle Sam* fills an empty column. Deal two cards at a time from the hand; the upper one is free. Go through the hand as often as you like.';

export const scores =
  'Each complete flag is a promotion: one a Private, six a Captain, fourteen a Retired General.';

export const ends = 'When all flags fly, or when nothing more can be played.';

export const tip =
  'You don’t have to play every card you can. Each card taken from the hand shifts the next pairs, so sometimes leave one.';

export const suitWord = 'suit';

export const suitMeaning = 'Red, blue, stars or stripes: the border of a card.';

export const uncleSamWord = 'Uncle Sam';

export const uncleSamMeaning = 'The fourteenth and highest card of a suit.';

export const red = 'red';

export const blue = 'blue';

export const stars = 'stars';

export const stripes = 'stripes';

export const flagFourEqualCardsHere = '**A flag:** four equal cards, here the ones.';

export const blueCard = '10 of blue';

export const redCard = '9 of red';

export const blueBelow = '8 of blue';

export const columnOneStepLowerAnother = '**A column:** one step lower, another suit.';

export const marine = 'Marine';

export const nurse = 'Nurse';

export const president = 'President';

export const afterTenMNP = 'After ten: **M, N, P, US**.';
