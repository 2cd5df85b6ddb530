// Who sits where, for anyone who asks the coach.

export const playsWithYou = 'plays with you';

export const playsAgainstYou = 'plays against you';

export const playsAloneAsYouDo = 'plays alone, as you do';

export const dealtThisHand = ', and dealt this hand (D)';

export const holdsFirst = ', holds';

export const andHolds = ' and holds';

export const your = 'Your';

export const whose = (name: string): string => `${name}’s`;
