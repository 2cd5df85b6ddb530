// What counts in Tactics, and what a hand and a Campaign meant.

export const campaign = 'Campaign';

export const engagement = 'Engagement';

export const wonBothEngagements = ({
  names,
  scores,
}: {
  readonly names: string;
  readonly scores: string;
}): string => `${names} won both Engagements, ${scores}.`;

export const engagementDecided = ({
  place,
  scored,
}: {
  readonly place: string | undefined;
  readonly scored: string;
}): string => `The ${place} Engagement decided it, ${scored}.`;

export const engagementsWon = (won: string): string => `Engagements ${won}`;

export const oneEngagement = 'one Engagement';

export const raceTo = (target: number): string => `To ${target}`;

export const ordnance = 'Ordnance';

export const machineGun = 'Machine gun';

export const fieldGun = 'Field gun';

export const howitzer = 'Howitzer';

export const tank = 'Tank';

export const squads = 'Squads';

export const captured = 'Captured';

export const bidOn = ({ points, company }: { readonly points: number; readonly company: string }): string =>
  `${points} on ${company}`;

export const engagementsWord = 'Engagements';

export const pointsUnit = 'points';
