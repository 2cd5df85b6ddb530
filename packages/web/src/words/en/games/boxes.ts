// The boxes on the shelf.

export const parker = 'Tactics & Militac';

export const parkerImprint = 'Parker Brothers, 1919';

export const parkerSource = 'the Parker Brothers rule sheet of 1919';

export const skirmish = 'Skirmish';

export const skirmishImprint = 'The Army and Navy war game';

export const skirmishSource = 'the printed Skirmish rule sheet';

export const sigs = 'SIGS';

export const sigsImprint = 'Insignia, 1943–44';

export const sigsSource = 'the SIGS rule sheet of 1943–44';

export const sammy = 'Sammy';

export const sammyImprint = 'A Century of Progress, 1934';

export const sammySource = 'the Sammy rule sheet, Century of Progress edition, 1934';

export const armedForces = 'Armed Forces';

export const armedForcesImprint = 'The unauthorized card game';

export const armedForcesSource = 'the sheet of the Unauthorized Armed Forces Card Game';
