// The companies.

export const infantry = 'Infantry';
export const cavalry = 'Cavalry';
export const artillery = 'Artillery';
export const engineers = 'Engineers';
export const combinedForces = 'combined forces';
