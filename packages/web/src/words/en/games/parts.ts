// What is said where a game brings nothing of a kind to the page.

export const noLesson = (game: string): string => `There is no lesson for ${JSON.stringify(game)}.`;

export const noSheet = (game: string): string => `Nothing says how to play ${JSON.stringify(game)}.`;
