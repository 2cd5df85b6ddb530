// Settings, notifications, and leaving a device.

import type { JSX } from 'preact';

// settings/erase-device.ts
export const seatsNotErased =
  'Only the server can erase your seats, and it isn’t answering. Nothing has been erased yet. Try again in a moment.';

// settings/leave-device.tsx
export const leaveThisDevice = 'Leave this device';
export const whyLeaveDevice = 'Using someone else’s device? You can erase everything you left here.';
export const leaveDeviceQuestion = 'Leave this device…';
export const eraseEverythingHere = 'Erase everything here?';
export const whatIsErased =
  'Your name, your matches and their history, lessons, settings, and your seats at tables with friends are erased from this device. This cannot be undone.';
export const stay = 'Stay';
export const forgetEverything = 'Forget everything';

// settings/notices.ts
export const noNotices = 'This browser can’t show notifications for this page.';
export const noticesBlocked = 'Your browser blocks notifications here. Allow them in its settings first.';

// settings/settings-form.tsx
export const theme = 'Theme';
export const matchSystem = 'Match system';
export const light = 'Light';
export const dark = 'Dark';
export const cloth = 'Cloth';
export const olive = 'Olive';
export const slate = 'Slate';
export const walnut = 'Walnut';
export const cardsInHand = 'Cards in hand';
export const small = 'Small';
export const normal = 'Normal';
export const large = 'Large';
export const cardSpeed = 'Card speed';
export const instant = 'Instant';
export const fast = 'Fast';
export const slow = 'Slow';
export const sound = 'Sound';
export const off = 'Off';
export const on = 'On';
export const soundOnTurn = 'Sound on your turn (with friends)';
export const noticeOnTurn = 'Notification on your turn (with friends)';
export const botSpeed = 'Bot speed';
export const howFastBotsCall = 'How fast bots call';
export const timeToCall = 'Time to call';
export const short = 'Short';
export const long = 'Long';
export const singleKeyShortcuts = 'Single-key shortcuts';
export const settings = 'Settings';
export const backToTheShelf = 'Back to the shelf';

export const beforeLeaving = (history: (name: string) => JSX.Element): JSX.Element => (
  <>
    To keep your matches, save them in {history('History')} first. To keep a seat, take it to another device
    first.
  </>
);
