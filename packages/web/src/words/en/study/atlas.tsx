// The atlas of the Sammy pack.

import type { ComponentChildren, JSX } from 'preact';

export const northeastOf = (title: string): string => `${title}, the Northeast`;

export const states = 'The states';

export const elections = 'Elections';

export const tours = 'Tours';

export const census = '48 states, the census of 1930';

export const votesYears = 'Electoral votes, 1912 to 1932';

export const acrossBorders = 'Across borders, each state once';

export const title = 'Atlas of the Sammy pack';

export const parts = 'Parts of the atlas';

export const democratic = 'Democratic';

export const dem = 'Dem.';

export const republican = 'Republican';

export const rep = 'Rep.';

export const progressive = 'Progressive';

export const prog = 'Prog.';

export const stateByState = (year: number): string => `${year}, state by state`;

export const sixElections = 'Six elections, 531 votes each';

export const figures = 'Figures';

export const aboutSheet =
  'For each state, the 1934 sheet prints the total of its electoral votes in six elections and how often each party won it. These maps agree with every row.';

export const electionOf = (year: number): string => `Election of ${year}`;

export const allSix = 'All six';

export const year = 'Year';

export const allYears = 'All';

export const party = 'Party';

export const statesCarried = 'States';

export const votes = 'Votes';

export const allToElect = (majority: number): string => `All; ${majority} elect`;

export const votesByState = (year: number): string => `Votes of ${year} by state`;

export const state = 'State';

export const splitVotes = ({ state, votes }: { readonly state: string; readonly votes: string }): string =>
  `${state} split its votes: ${votes}.`;

export const repVotes = 'Rep. votes';

export const republicanVotes = 'Republican electoral votes';

export const demVotes = 'Dem. votes';

export const democraticVotes = 'Democratic electoral votes';

export const wonByRepublicans = 'elections won by Republicans';

export const wonByDemocrats = 'elections won by Democrats';

export const asOnSheet = 'All six, as on the 1934 sheet';

export const all48 = 'All 48';

export const fromTo = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${from} to ${to}`;

export const population = 'Population';

export const electoralVotes = 'Electoral votes';

export const congressmen = 'Congressmen';

export const senators = 'Senators';

export const suits = 'Suits';

export const borders = 'Borders';

export const figureOf = ({ figure, layer }: { readonly figure: string; readonly layer: string }): string =>
  `${figure} of ${layer}`;

export const layers = 'Layers of the map';

export const statesLayer = (layer: string): string => `The 48 states: ${layer}`;

export const dashedBorders = (name: string): string => `dashed: borders ${name}`;

export const cardOf = (state: string): string => `The card of ${state}`;

export const of48 = (rank: ComponentChildren): JSX.Element => <>{rank} of 48</>;

export const of531 = (votes: number): string => `${votes} of 531`;

export const of435 = (members: number): string => `${members} of 435`;

export const of96 = (senators: number): string => `${senators} of 96`;

export const suitAndRank = 'Suit, rank';

export const bordersAre = 'Borders:';

export const rankInPopulation = 'Rank';

export const electoralVotesSpoken = 'electoral votes';

export const membersCongress = 'members of Congress';

export const visited = (count: number): string => `visited, ${count}`;

export const canContinue = 'a tour can continue here';

export const notVisited = (count: number): string => `not yet visited, ${count}`;

export const journey = 'The journey';

export const completeTourTitle = 'A complete tour';

export const completeTour = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `All 48 states, each once, from ${from} to ${to}.`;

export const toursLeft = 'Complete tours left';

export const whereNext = (state: string): string => `Where to next from ${state}?`;

export const soFar = 'So far:';

export const backOne = 'Back one';

export const startElsewhere = 'Start elsewhere';

export const showMeOneTour = 'Show me one tour';

export const exactCount = (from: string): string => `exact count, from ${from}`;

export const exactCountOf = ({ count, from }: { readonly count: string; readonly from: string }): string =>
  `exact count, of ${count} from ${from}`;

export const noTourLeft = 'No tour is left from here. Go back one and try another state.';

export const notYetVisited = 'not yet visited';

export const journeyMap = 'The journey through the 48 states';

export const startMap = 'The 48 states: choose where to start';

export const whereDoYouStart = 'Where do you start?';

export const badAddress = 'This address doesn’t cross from border to border. Choose a state to start.';

export const aboutTours =
  'A tour visits all 48 states, each once, always across a border. Choose a state on the map to see exactly how many complete tours are left and which states they can continue through.';

export const startInMaine = 'Start in Maine';
