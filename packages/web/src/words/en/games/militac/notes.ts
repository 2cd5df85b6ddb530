// What counts in Militac, and what a hand meant.

export const raceTo = (target: number): string => `To ${target}`;

export const valueOfBid = 'This bid, made or broken';

export const president = 'The President';

export const bidOn = ({ squads, company }: { readonly squads: number; readonly company: string }): string =>
  `${squads} on ${company}`;

export const squadsTaken = 'Squads taken';

export const forBid = 'For the bid';

export const forSquads = 'For squads';

export const squadsUnit = 'squads';
