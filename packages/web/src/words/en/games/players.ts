// The levels of bots.

export const recruit = 'Recruit';

export const recruitEasy = 'Recruit: easy';

export const sergeant = 'Sergeant';

export const sergeantLooksOneCardAhead = 'Sergeant: looks one card ahead';

export const captain = 'Captain';

export const captainThinksAhead = 'Captain: thinks ahead';

export const general = 'General';

export const generalThinksLongPlaysEndings = 'General: thinks long and plays endings out';
