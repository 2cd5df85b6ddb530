// How to play Skirmish.

export const company = 'four players, Army against Navy';

export const aim =
  'With your partner, capture the other branch’s cards. The Army wants the blue, the Navy the brown.';

export const turn =
  'Play any card. The highest number takes all four (on a tie, the first played); a *Nurse* never takes. The winner leads the next *trick*. After six tricks the other half is dealt.';

export const scores =
  'Enemy cards count their number, but nothing below 10; a Nurse counts 1000. A *Scout Spy* carries off a Nurse the other side is winning and sets them back: 2000 for a 100 from an *officer*, 1000 for a 50 from a lower card or a 100 from such a 50.';

export const ends = 'At 10,000 points, about ten hands, or when one side takes all 48 cards of a hand.';

export const tip = 'Show a Nurse only when your side holds the trick and nobody plays after you.';

export const trickWord = 'trick';

export const trickMeaning =
  'One card from each player. The highest number takes all four; a Nurse never does.';

export const nurseWord = 'Nurse';

export const nurseMeaning = 'Worth the most when captured. In a trick she is the lowest card.';

export const scoutSpyWord = 'Scout Spy';

export const scoutSpyMeaning = 'The 100 and the 50 of either branch.';

export const officerWord = 'officer';

export const officerMeaning = 'The 300, 250 and 200 of either branch.';

export const takes = 'takes it';

export const forArmy809Counts = 'For the Army: **80**. The 9 counts nothing, and neither do its own cards.';

export const spy = 'spy';

export const armys100FetchesNurse2000 = 'The Army’s 100 fetches its Nurse: **2000 off** for the Navy.';

export const whatBlueCardsCountArmys = 'What blue cards count **in the Army’s pile**.';
