// A replay: the controls, the marks, sharing, and the seal.

import type { JSX } from 'preact';

export const lastHand = 'The last hand';

export const matchOver = 'The match is over:';

export const stepThroughLastHandGo = 'Step through the last hand or go back.';

export const back = 'Back';

export const roundOf = ({ round, rounds }: { readonly round: number; readonly rounds: number }): string =>
  `${round} of ${rounds}`;

export const on = 'On';

export const backResult = 'Back to the result';

export const handThrownIn = 'the hand thrown in';

export const hand = (number: number): string => `hand ${number}`;

export const matchBegins = 'The match begins.';

export const openRecord = 'Open a record';

export const fileTypes = 'A match file, .json or .jsonl';

export const dropRecord = 'Drop a record here or choose a file';

export const canWatch = 'You can watch the match card by card. Nothing is uploaded.';

export const playFromHere = 'Play from here';

export const overHere = 'The match is over here. Step back to a point with a play left.';

export const sameCards =
  'Start from exactly these cards. Bots take the other seats. The match doesn’t count in your statistics.';

export const yourSeat = 'Your seat';

export const yourself = 'Yourself';

export const otherPlayers = 'Other players';

export const several = (level: string): string => `${level}s`;

export const takeSeat = 'Take the seat';

export const thrownIn = 'Thrown in';

export const handLabel = 'Hand ';

export const ahead = 'ahead';

export const wholeMatch = 'Whole match';

export const pointThisHand = 'Point in this hand';

export const eventOf = ({ event, hand }: { readonly event: number; readonly hand: string }): string =>
  `Event ${event} of ${hand}`;

export const seal = 'The seal';

export const shufflingEveryHandAgain = 'Shuffling every hand again …';

export const sealBroken = 'The seal is broken.';

export const notProved = 'What this does not prove';

export const limitsOfSeal =
  'The server knew each order once the bits were in. A seal cannot show whether it told anyone. It could also have said that a player gave nothing, but that player would see it here.';

export const sealHolds = (): JSX.Element => (
  <>
    <b>The seal holds.</b> Before each shuffle, the server locked in a secret, and then the players added
    random bits. Together they give exactly the cards that were dealt.
  </>
);

export const lockedInAs = (lock: string): JSX.Element => (
  <>
    Locked in as <code>{lock}…</code>
  </>
);

export const secret = 'Secret';

export const nothing = 'nothing';

export const cut = 'The cut';

export const handReshuffled = (hand: number): string => `Hand ${hand}, shuffled again`;

export const handAt = (hand: number): string => `Hand ${hand}`;

export const heardLocks = ({
  heard,
  locks,
  bits,
}: {
  readonly heard: number;
  readonly locks: number;
  readonly bits: string;
}): string => `This browser heard ${heard} of ${locks} locks before the cards. ${bits}`;

export const unknownLock = 'It also heard a lock that is not in this record.';

export const ownBitsIn = 'Its own bits are in every one of them.';

export const ownBitsMissing = (draws: string): string =>
  `Its own bits are missing from ${draws}: they came too late, or the server left them out.`;

export const allOfThem = 'all of them';

export const someOfThem = (missing: number): string => `${missing} of them`;

export const noBits = 'No player added bits; the server alone shuffled.';

export const and = ({ names, last }: { readonly names: string; readonly last: string | undefined }): string =>
  `${names} and ${last}`;

export const addedBits = (names: string): string => `${names} added bits.`;

export const firstCard = 'The first card';

export const result = 'The result';

export const thisMoment = 'This moment';

export const matchOf = (game: string): string => `A match of ${game}`;

export const linkCopied = 'Link copied.';

export const noClipboard = 'This page can’t use the clipboard. Select the link and copy it.';

export const shareThisMatch = 'Share this match';

export const withResult = (match: string): string => `${match}, with its result`;

export const linkHolds = (size: number): string =>
  `The link contains the whole match, ${size} kB. Nothing is uploaded.`;

export const opens = 'Opens at';

export const yourName = 'Your name';

export const link = 'Link';

export const copyLink = 'Copy the link';

export const send = 'Send it';

export const saveRecord = 'Save the record';

export const savePicture = 'Save the picture';

export const replay = 'The replay';

export const review = 'Review';

export const whatIf = 'What if';

export const play = 'Play on';

export const share = 'Share';

export const openSeal = 'Seal';

export const anotherWay = 'Another way';

export const endedLikeThis = 'The hand would have ended like this.';

export const backMatch = 'Back to the match';

export const previousHand = 'Previous hand';

export const previousTrick = 'Previous trick';

export const next = 'Next';

export const nextTrick = 'Next trick';

export const nextHand = 'Next hand';

export const pause = 'Pause';

export const playOnTheirOwn = 'Play';

export const speed = 'Speed';

export const otherHands = 'The other hands';

export const viewAs = 'View as';

export const allCards = 'All cards';

export const whoseCardsThese = 'Whose cards these are';

export const cardsOf = (whose: string): string => `${whose} cards`;

export const pictureNotMade = 'The picture could not be made.';
