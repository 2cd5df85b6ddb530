// What counts in A National Contest, and what a hand meant.

import type { ComponentChildren, JSX } from 'preact';

export const whichVote = 'Which vote the map shows';

export const statesAndCarriers = (vote: string): string => `The states and who has carried them: ${vote}`;

export const democratic = 'Democratic';

export const republican = 'Republican';

export const youAreElected = 'You are elected President';

export const isElected = (name: string): string => `${name} is elected President`;

export const president = 'President';

export const thePresidency = 'the Presidency';

export const house = 'House';

export const theHouse = 'the House';

export const senate = 'Senate';

export const theSenate = 'the Senate';

export const theDemocrats = 'The Democrats';

export const theRepublicans = 'The Republicans';

export const nobodyHasMajority = 'Nobody has a majority';

export const noMajority = 'no majority';

export const winTheVote = (party: string): string => `${party} win the vote`;

export const secondDeal = 'A second deal elects the House and Senate. Two of the three win the match.';

export const votesCounted = 'The votes are counted';

export const wonElectoralVotes = ({
  who,
  votes,
  whole,
  vice,
}: {
  readonly who: string;
  readonly votes: number;
  readonly whole: number;
  readonly vice: number;
}): string => `${who} won ${votes} of ${whole} electoral votes; Vice-President: {${vice}}.`;

export const congressmen = 'congressmen';

export const senators = 'senators';

export const castingVote = ' by the casting vote of the Vice-President';

export const wonControl = ({
  side,
  partner,
  votes,
  whole,
  unit,
  branch,
  casting,
}: {
  readonly side: number;
  readonly partner: number;
  readonly votes: number;
  readonly whole: number;
  readonly unit: string;
  readonly branch: string;
  readonly casting: string;
}): string => `{${side}} and {${partner}} won ${votes} of ${whole} ${unit}: control of ${branch}${casting}.`;

export const states = 'States';

export const votesTitle = 'Votes';

export const took = ({ names, branches }: { readonly names: string; readonly branches: string }): string =>
  `${names} took ${branches}.`;

export const nobodyHasMajoritySentence = 'Nobody has a majority.';

export const byCastingVote = (branch: string): string => `${branch} by the casting vote`;

export const byLead = ({
  branch,
  lead,
  unit,
}: {
  readonly branch: string;
  readonly lead: number;
  readonly unit: string;
}): string => `${branch} by ${lead}${unit}`;

export const votesUnit = ' votes';

export const branch = 'Branch';

export const presidentRow = (majority: number): string => `President, ${majority} elect`;

export const controlRow = ({
  branch,
  majority,
}: {
  readonly branch: string;
  readonly majority: number;
}): string => `${branch}, ${majority} control`;

export const branches = 'Branches';

export const isHighestBid = ({ whose, card }: { readonly whose: string; readonly card: string }): string =>
  `${whose} ${card} is the highest bid`;

export const nobodyHasBid = 'nobody has bid yet';

export const putItIn = (name: string): string => `${name} put it in`;

export const vicePresident = 'Vice-President';

export const theTickets = 'The tickets';

export const oneBranch = 'branch';

export const severalBranches = 'branches';

export const theStates = 'The states';

export const state = 'State';

export const stateInShort = ({
  name,
  votes,
  congressmen,
  unit,
  senators,
  borders,
  where,
}: {
  readonly name: string;
  readonly votes: number;
  readonly congressmen: number;
  readonly unit: string;
  readonly senators: number;
  readonly borders: string;
  readonly where: string;
}): string =>
  `${name}: ${votes} electoral votes, ${congressmen} ${unit}, ${senators} senators. It borders ${borders}. ${where}`;

export const congressman = 'congressman';

export const sixElections = ({
  first,
  last,
}: {
  readonly first: number;
  readonly last: ComponentChildren;
}): JSX.Element => (
  <>
    Six elections, {first} to {last}
  </>
);

export const party = 'Party';

export const timesCarried = 'Times carried';

export const electoralVotes = 'Electoral votes';

export const ticketCarried = ({ year, party }: { readonly year: number; readonly party: string }): string =>
  `In ${year} the ${party} ticket carried it.`;

/** `own`: the reader did it. */
export const choosesTicket = ({ own, party }: { readonly own: boolean; readonly party: string }): string =>
  `${own ? 'choose' : 'chooses'} ${party}`;

export const putsIn = ({
  own,
  card,
  votes,
}: {
  readonly own: boolean;
  readonly card: string;
  readonly votes: boolean;
}): string => `${own ? 'put' : 'puts'} in ${card}${votes ? '' : ', no votes'}`;
