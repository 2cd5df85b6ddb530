// Options of a match, where the engine has no words for people.

export const aideBack = 'The Aide';

export const captured = 'What is captured';

export const credit = 'What counts';

export const fiveDiscards = 'Cards laid aside';

export const form = 'The deal';

export const honor = 'Wrong plays';

export const limit = 'End of the match';

export const mustBid = 'Bidding';

export const mustPlay = 'Laying';

export const mustTransfer = 'Every neighbor';

export const setback = 'A failed bid';

export const spyNurse = 'Spy and Nurse';

export const yes = 'Yes';

export const no = 'No';

export const yourPartner = 'your partner';

export const oppositeYou = 'opposite you';

export const yourLeft = 'on your left';

export const yourRight = 'on your right';

export const usualRules = 'the usual rules';

export const tableInShort = ({
  title,
  seats,
  rules,
  deal,
}: {
  readonly title: string;
  readonly seats: string;
  readonly rules: string;
  readonly deal: string;
}): string => `${title} for ${seats}, ${rules}. ${deal}.`;
