// A contract as a scale.

export const we = 'We';
export const they = 'They';
export const madeIt = ', made it';
export const toGo = (points: string): string => `, ${points} to go`;
export const brokeIt = ', broke it';
export const need = (points: string): string => `, need ${points}`;
export const made = 'Made';
export const lost = 'Lost';
export const ofGoal = (goal: number): string => ` of ${goal}`;
export const contractSaid = (
  we: string,
  they: string,
  ours: number,
  theirs: number,
  unit: string,
  bidder: string,
  goal: number,
  whole: number,
): string => `${we} have ${ours} ${unit}. ${they} have ${theirs}. ${bidder} need ${goal} of ${whole}.`;
