// Why something failed, in words: what a refusing server or browser says of it.

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
