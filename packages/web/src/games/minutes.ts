// How long a first hand with the coach takes, in minutes: about twenty seconds a step for reading and playing.

export const MINUTES: Readonly<Record<string, number>> = {
  tactics: 4,
  militac: 4,
  'do-boy': 4,
  bang: 3,
  skirmish: 4,
  sigs: 4,
  'armed-forces': 4,
  sammy: 4,
  'national-contest': 4,
  'united-states': 4,
  'sammys-travels': 3,
  flag: 3,
};
