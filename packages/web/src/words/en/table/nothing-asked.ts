// What stands where nothing is asked: a halt, the end.

export const theMatchIsOver = 'The match is over:';
export const backToTheResult = 'Back to the result';

export const continueWord = 'Continue';
export const paused = 'Paused.';
export const whenPaused = 'The game also pauses while a panel is open or the page is hidden.';
export const nobodyPlays = 'Nobody plays until you continue.';
