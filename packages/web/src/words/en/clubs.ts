// Words of clubs.

import { LOCALE } from './locale.ts';

export const clubs = 'Clubs';
export const yourClubs = 'Your clubs';
export const noClub = 'You are in no club yet';
export const noClubMeans = 'Found one and send its link, or open the link of a club somebody has sent you.';
export const nameOfClub = 'Name of the club';
export const found = 'Found the club';
export const needName = 'You need a name first: sit down at a table and type one.';
export const memberCount = (count: number): string => (count === 1 ? 'one member' : `${count} members`);
export const about = (members: number, hosts: readonly string[]): string =>
  `${memberCount(members)}. ${hosts.length === 1 ? 'Host' : 'Hosts'}: ${new Intl.ListFormat(LOCALE).format(hosts)}.`;
export const goThere = 'Go there';
export const hostTable = 'Host a table';
export const askIn = 'Ask somebody in';
export const link = 'The link of the club';
export const linkMeans = 'Anyone who opens this link can join. A new one replaces it.';
export const newLink = 'Make a new link';
export const linkLost = 'Only a host can make the club’s link.';
export const tablesNow = 'Tables now';
export const noTables = 'No tables yet.';
export const sitDown = 'Sit down';
export const watch = 'Watch';
export const chairs = (free: number): string => (free === 1 ? 'one open chair' : `${free} open chairs`);
export const houseRules = 'House rules';
export const noHouseRules = 'None saved.';
export const byTheseRules = (name: string): string => `Host a table: ${name}`;
export const saveRules = 'Save the rules of a table';
export const nameOfRules = 'What to call them';
export const save = 'Save';
export const drop = (name: string): string => `Drop ${name}`;
export const standing = 'Standing of the season';
export const standingMeans =
  'An evening brings 10 to whoever did best at its tables, and less by place; a dot is an evening away.';
export const noStanding = 'Nobody has played at the club’s tables this season.';
export const evenings = (points: readonly (number | null)[]): string =>
  points.map((one) => (one === null ? 'away' : String(one))).join(', ');
export const members = 'Members';
export const host = 'host';
export const you = 'you';
export const muted = 'muted';
export const aboutMember = (name: string): string => `About ${name}`;
export const mute = 'Mute for a day';
export const muteMeans = 'plays on; nobody reads what they type at the club’s tables';
export const unmute = 'Let them talk again';
export const makeHost = (name: string): string => `Make ${name} a host`;
export const makeHostMeans = 'may then do all of this';
export const endHost = 'End being a host';
export const remove = 'Remove from the club';
export const removeMeans = 'their key can’t come back in; their matches stay';
export const sureRemove = (name: string): string =>
  `Remove ${name} from the club? That key can’t come back in.`;
export const keep = 'Keep';
export const inTheOpen = 'Whatever a host does is written in the club’s book, with the name of the host.';
export const book = 'The club’s book';
export const emptyBook = 'Nothing yet.';
export const did = {
  removed: (by: string, whom: string): string => `${by} removed ${whom}.`,
  muted: (by: string, whom: string): string => `${by} muted ${whom}.`,
  unmuted: (by: string, whom: string): string => `${by} let ${whom} talk again.`,
  'made host': (by: string, whom: string): string => `${by} made ${whom} a host.`,
  'ended host': (by: string, whom: string): string => `${by} ended ${whom}’s being a host.`,
  shut: (by: string): string => `${by} shut the door: nobody new comes in.`,
  opened: (by: string): string => `${by} opened the door again.`,
  renamed: (by: string): string => `${by} changed the name.`,
} as const;
export const shutDoor = 'Shut the door';
export const openDoor = 'Open the door';
export const leave = 'Leave the club';
export const sureLeave = 'Leave the club? You can come back by its link.';
export const stay = 'Stay';
export const join = (name: string): string => `Join ${name}?`;
export const joinButton = 'Join the club';
export const noSuchClub = 'No such club, or not for you';
export const noSuchClubMeans = 'Ask somebody in the club for its link.';
export const toClubs = 'Your clubs';
