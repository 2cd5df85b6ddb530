// The keys of the page.

export const anywhere = 'Anywhere';

export const thisSheet = 'This sheet';

export const esc = 'Esc';

export const closeOrPutBack = 'Close, or put a card back';

export const tab = 'Tab';

export const nextPart = 'Next part of the page';

export const table = 'The table';

export const hintWhatBotWouldDo = 'Hint: what a bot would do and why';

export const raiseHinted = 'Raise one of the cards the hint suggests';

export const enlargeCard = 'Enlarge the card you point at';

export const lastTrick = 'Last trick';

export const howToAndRules = 'How to play and the rules';

export const pauseResume = 'Pause or resume';

export const space = 'Space';

export const goOn = 'Continue: next hand or lesson step';

export const undo = 'Undo (with friends: ask to take back)';

export const redo = 'Redo';

export const calls = 'Calls';

export const bangAndHalt = 'Bang! and Halt!';

export const letPass = 'Let it pass';

export const callBang = 'Bang!';

export const yourHand = 'Your hand';

export const moveAlongYourCards = 'Move along your cards';

export const home = 'Home';

export const end = 'End';

export const firstAndLast = 'First card, last card';

export const enter = 'Enter';

export const raiseOrPlay = 'Raise the card; press again to play it';

export const sortHand = 'Sort by suit or by rank';

export const solitaireLessons = 'Solitaire and lessons';

export const flagDeal = 'Flag: deal, or turn the hand over';

export const flagSend = 'Flag: send a card to the flag';

export const lessonNext = 'Lesson: next';

export const backspace = 'Backspace';

export const lessonBack = 'Lesson: back';

export const replay = 'Replay';

export const cardByCard = 'Card by card (in a review: choice by choice)';

export const trickByTrick = 'Trick by trick';

export const playPause = 'Play or pause';

export const viewFromSeat = 'View from a seat; 0 shows all cards';

export const reviewAndOthers = 'Review, what if, play from here, share';

export const keys = 'Keys';

export const everythingElse = 'Everything also works by tapping or with Tab and Enter';

export const close = 'Close';

export const allKeys = 'All keys';

export const useShortcuts = 'Use single-letter shortcuts on this device';
