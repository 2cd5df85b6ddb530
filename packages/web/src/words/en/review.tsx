// A review of a match, and “what if”.

import type { JSX } from 'preact';

export const howHandWent = (): JSX.Element => (
  <>
    How the hand went <small>hatched: estimated</small>
  </>
);

export const likelyResults = 'The likely result of the hand after each choice';

export const notFinishedHand = 'The hand could not be finished.';

export const cantBeShown = 'This match can’t be shown';

export const openingMatch = 'Opening the match…';

export const anotherWay = 'another way';

export const whatCostMost = 'What cost most';

export const nothingFoundYet = 'Nothing found yet.';

export const noMistakesHere = 'No mistakes here.';

export const noMistakesThisHand = 'No mistakes in this hand.';

export const howSure = (): JSX.Element => (
  <>
    <b>Solid</b> is certain: worked out to the end with all cards face up. <i>Hatched</i> is an estimate from
    100 deals that fit what the player knew; the line shows the margin of error. Costs are in hand points,
    your side minus the others.
  </>
);

export const all = 'All';

export const mine = 'Mine';

export const partners = 'Partner’s';

export const others = 'Others’';

export const whichHands = 'Which hands';

export const allHands = 'All hands';

export const whoseChoices = 'Whose choices';

export const betterMark = 'better';

export const certain = 'certain';

export const about = (tenths: string): string => `about, ± ${tenths}`;

export const review = 'The review';

export const previousChoice = 'Previous choice';

export const nextChoice = 'Next choice';

export const nextLabel = 'Next ';

export const whatIf = 'What if';

export const list = 'List';

export const replay = 'Replay';

export const backReplay = 'Back to the replay';

export const pressOne = 'The costliest choices are listed. Press one to see it on the table.';

export const reviewPaused = 'The review is paused.';

export const analyzing = 'Analyzing…';

export const handAndChoice = ({ hand, hands }: { readonly hand: number; readonly hands: number }): string =>
  `Hand ${hand} of ${hands}, choice`;

export const choice = 'Choice';

export const reviewProgress = 'Review progress';

export const canLeave = (so: string): string => `${so}You can leave; they are saved.`;

export const handReady = (ready: number): string => `Hand ${ready} is ready. `;

export const resultsAppear = 'Results appear as they are found. ';

export const read = (hand: string): string => `Read ${hand}`;

export const continueWord = 'Continue';

export const pause = 'Pause';

export const madeOf = ({ made, choices }: { readonly made: number; readonly choices: number }): string =>
  `${made} of ${choices}.`;

export const secondsLeft = (seconds: number): string => `About ${seconds} seconds left.`;

export const minutesLeft = (minutes: number): string => `About ${minutes} minutes left.`;

export const tooMuchLeft = 'There is too much left to work out exactly from here.';

export const testingDeals = 'Testing deals that fit what was known…';

export const judgedBy = 'Judged by';

export const whatWasKnown = 'What was known';

export const allFaceUp = 'All cards face up';

export const playBetterLine = 'Play the better line';

export const oneMoment = 'One moment…';

export const playThe = 'Play the ';

export const betterLine = 'better line';

export const youFirst = 'You';

export const youDid = (action: string): string => `You ${action}`;

export const even = 'even';

export const nothingBetter = (name: string): string =>
  `From what ${name} knew, nothing was clearly better. Only the hidden cards show it.`;

export const usuallyBetter = ({ name, action }: { readonly name: string; readonly action: string }): string =>
  `From what ${name} knew, usually better: ${action}.`;

export const costsExactly = (points: string): string => `Costs ${points}, certain: worked out to the end`;

export const costsAbout = ({
  points,
  least,
  most,
}: {
  readonly points: string;
  readonly least: string;
  readonly most: string;
}): string => `Costs about ${points}, between ${least} and ${most} (100 deals)`;

export const you = 'you';

export const reviewNotMade = 'The review could not be made.';

export const youCanChooseThis = 'You can choose this.';

export const nobody = 'Nobody';

export const noChoices = (who: string): string => `${who} had no choices after this point. Step back.`;

export const otherChoice = ({
  name,
  action,
  how,
}: {
  readonly name: string;
  readonly action: string;
  readonly how: string;
}): JSX.Element => (
  <>
    <b>What if {name} had made another choice?</b> It was: {action}. Pick another on the table
    {how}
  </>
);

export const willFinish = (bot: string): string => `; ${bot}s will finish the hand.`;

export const itWas = 'it was';

export const timesOf = ({ times, whole }: { readonly times: number; readonly whole: number }): string =>
  `${times} of ${whole}`;

export const once = 'once';

export const times = (points: number): string => `${points} times`;

export const whatIfFinished = ({
  action,
  bot,
  times,
}: {
  readonly action: string;
  readonly bot: string;
  readonly times: string;
}): JSX.Element => (
  <>
    <b>What if: {action}?</b> {bot}s finished the hand {times} from here, each seat knowing only its own
    cards.
  </>
);

export const asItWas = (action: string): string => `As it was: ${action}`;

export const notFinished = 'not finished';

export const endsBefore = 'the match ends before';

export const certainItHappened = 'certain, it happened';

export const whatIfAction = (action: string): string => `What if: ${action}`;

export const aboutFigure = 'about ';

export const playOut = 'Play it out';

export const anotherChoice = 'Another choice';

export const whatIfMark = 'what if';

export const eachTime = 'each time';

export const onceSoFar = 'once so far';

export const between = ({ least, most }: { readonly least: string; readonly most: string }): string =>
  `between ${least} and ${most}`;

export const betterIn = ({
  range,
  better,
  times,
}: {
  readonly range: string;
  readonly better: number;
  readonly times: number;
}): string => `${range}; better in ${better} of ${times}`;

const UNITS = { points: ['point', 'points'], flags: ['flag', 'flags'], states: ['state', 'states'] } as const;

/** What a game counts in. */
export type Unit = keyof typeof UNITS;

/** "12 points", "1 flag", "2.5 states". */
export function counted(size: string, unit: Unit): string {
  const [one, many] = UNITS[unit];
  return `${size} ${size === '1' ? one : many}`;
}

/** What happened: "You play the 3 of Artillery, and Mabel takes the squad." */
export const happened = (deed: string): string => `${deed}.`;

export const happenedAndTook = ({
  deed,
  name,
  own,
  round,
}: {
  readonly deed: string;
  readonly name: string;
  readonly own: boolean;
  readonly round: string;
}): string => `${deed}, and ${name} ${own ? 'take' : 'takes'} the ${round}.`;

/** What a hand ends with, or how far ahead. */
export const endsWith = (points: string): string => `with ${points}`;

export const endsAhead = (points: string): string => `${points} ahead`;

export const endsBehind = (points: string): string => `${points} behind`;

export const better = ({
  action,
  ends,
  otherwise,
}: {
  readonly action: string;
  /** How the hand ends with the better choice, and with the one that was made. */
  readonly ends: string;
  readonly otherwise: string;
}): string => `Better: ${action}. The hand then ends ${ends}; after this choice ${otherwise} at best.`;

export const cantBeReplayed = (why: string): string => `This match can’t be replayed: ${why}`;
