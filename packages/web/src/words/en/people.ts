// Words of the pages about people: who you are, and taking your name along.

type DeviceKind = 'computer' | 'tablet' | 'phone';
type Kinds = Readonly<Record<DeviceKind | 'file', string>>;

export const lookingUp = 'Looking up the names…';
export const noServer = 'Can’t reach the server';
export const noServerMeans =
  'Names, ladders, and clubs live there. Bots, patience, and your history still work here.';
export const tryAgain = 'Try again';

// ── Your page ────────────────────────────────────────────────────────────────────────────────────────────────────

export const you = {
  title: 'You',
  sub: 'What you are called here, and how you play',
  noName: 'You don’t have a name here yet',
  noNameMeans: 'Sit down at a table and type one. This browser then keeps a key, and the key wears a ribbon.',
  toTables: 'Go to the tables',
  shutOut: 'This device was shut out',
  shutOutMeans: 'You did that on another device. Here you can start over as somebody new.',
  startOver: 'Start over',
  forgotten: 'Has this browser forgotten you?',
  forgottenMeans:
    'Take your name along from a device where you are still yourself, or open the key file you saved.',
  openFile: 'Open a key file',
  changeName: 'Change the name',
  yourName: 'Your name',
  save: 'Save',
  cancel: 'Cancel',
  nameless: 'No name yet',
  why: (name: string): string =>
    `No account, no password: a key in this browser is who you are here. Its ribbon is yours alone. Another ${name} wears another.`,
  whyCookie:
    'No account, no password. This browser can’t make a key of its own, so a cookie is who you are here: clear it, and you are somebody new. Over https, and in a current browser, you get a key.',
} as const;

export const shown = {
  title: 'What others see',
  ratings: 'Your ratings',
  ratingsMeans: 'Your place on the ladders, and how your ratings went',
  matches: 'Your matches',
  matchesMeans: 'Whom you played, and how it ended',
} as const;

export const devices = {
  title: 'Your devices',
  sub: (count: number): string => (count === 1 ? 'one' : `${count}`),
  kind: { computer: 'A computer', tablet: 'A tablet', phone: 'A phone', file: 'A key file' } as Kinds,
  thisOne: 'this one',
  since: (came: string, last: string): string =>
    came === last ? `since ${came}` : `since ${came}, last here ${last}`,
  saved: (at: string): string => `saved ${at}`,
  shutOut: 'Shut out',
  shutOutWhich: (which: string): string => `Shut out: ${which}`,
  sure: (which: string): string =>
    `${which} will no longer open your name, your chairs, or your matches. Shut it out?`,
  sureOfThis: 'This is the device you are using. You stay yourself only on the others. Shut it out?',
  sureOfLast: 'This is your only device. Nobody can be you again after this. Shut it out?',
  keep: 'Keep it',
  fileIsOut: 'The key file no longer opens anything.',
} as const;

export const kept = {
  title: 'What this server knows of you',
  means:
    'Your name, the public keys of your devices, your rated matches, whom you played with, your clubs, and what you said at tables. No address, no email.',
  save: 'Save a copy',
  file: 'messdeck-about-me.json',
  takeAway: 'Take it all away',
  sure: 'Everything kept of you on this server will be gone: name, ribbon, ratings, matches, and chairs. Where you are playing, a bot plays on. This can’t be undone.',
  yes: 'Take it all away',
  no: 'Leave it',
} as const;

// ── Taking the name along ────────────────────────────────────────────────────────────────────────────────────────

export const along = {
  open: 'Take it along',
  title: 'Take your name along',
  making: 'Making a link…',
  qr: 'QR code of the link that takes your name along',
  link: 'The link that takes your name along',
  steps: (name: string): readonly string[] => [
    'Point your phone’s camera at this, or open the link there.',
    `The phone asks: “Be ${name} on this device?”`,
    'From then on both are you: one ribbon, one rating, the same tables.',
  ],
  left: (time: string): string => `works once, for ${time}`,
  validFor: (minutes: number): string =>
    minutes === 1 ? 'Good for one more minute' : `Good for ${minutes} more minutes`,
  ranOut: 'This link has run out.',
  another: 'Make a new link',
  careful: 'Anyone who opens this link becomes you. Show it to your own devices only.',
  forTheDay: 'For the day this browser forgets:',
  saveFile: 'save a key file',
  fileName: (name: string): string => `messdeck-key-${name}.json`,
  fileSaved: 'Saved. Keep it where only you can get at it: whoever has the file can be you.',
  noFile: 'This browser can’t make a key, so there is none to save.',
  taken: (kind: DeviceKind | 'file', name: string): string =>
    ({
      computer: `Your other computer is ${name} now, too.`,
      tablet: `Your tablet is ${name} now, too.`,
      phone: `Your phone is ${name} now, too.`,
      file: 'The key file is yours.',
    })[kind],
} as const;

export const arriving = {
  looking: 'Looking whose link this is…',
  title: 'Another device',
  be: (name: string): string => `Be ${name} on this device?`,
  means: 'Both devices are you then: one ribbon, one rating, the same tables.',
  was: (name: string): string =>
    `This browser was ${name}. Chairs taken as ${name} stay with ${name}’s ribbon; here you won’t be ${name} again unless ${name} has another device or a key file.`,
  yes: (name: string): string => `Be ${name}`,
  stay: (name: string): string => `Stay ${name}`,
  notNow: 'Not now',
  used: 'This link has worked once already',
  usedMeans:
    'If that was not you, look at your devices where you are yourself, and shut out the one you don’t know.',
  late: 'This link has run out',
  lateMeans: 'A link works for ten minutes. Make a new one where you are yourself.',
  unknown: 'This link doesn’t work',
  unknownMeans: 'A newer link replaces an older one. Make one where you are yourself.',
  same: (name: string): string => `This device is ${name} already`,
  sameMeans: 'The link is still good: open it on another device.',
  toYou: 'Your page',
  notAFile: 'This is not a key file of Messdeck.',
} as const;

// ── Dates ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** "19 Nov", or "19 Nov 2025" in another year. */
export function day(at: number, now: number = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const sameDay = date.toDateString() === today.toDateString();
  if (sameDay) return 'today';
  const year = date.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', ...year }).format(date);
}
