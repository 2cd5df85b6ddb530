// Thrown out of a search that has done all the work it was allowed.

export class OutOfNodes extends Error {}
