// The Sammy sheet's table of six elections, for those who want to see how a state has voted; no effect on play.

export interface ElectionRow {
  readonly id: string;
  readonly label: string;
  readonly electoralVotesRep: number;
  readonly electoralVotesDem: number;
  readonly timesDem: number;
  readonly timesRep: number;
}

// biome-ignore format: a row a line
export const electionRows: readonly ElectionRow[] = [
  { id: 'AL', label: 'Ala.', electoralVotesRep: 0, electoralVotesDem: 71, timesDem: 6, timesRep: 0 },
  { id: 'AZ', label: 'Ariz.', electoralVotesRep: 9, electoralVotesDem: 9, timesDem: 3, timesRep: 3 },
  { id: 'AR', label: 'Ark.', electoralVotesRep: 0, electoralVotesDem: 54, timesDem: 6, timesRep: 0 },
  { id: 'CA', label: 'Calif.', electoralVotesRep: 39, electoralVotesDem: 37, timesDem: 2, timesRep: 3 },
  { id: 'CO', label: 'Colo.', electoralVotesRep: 18, electoralVotesDem: 18, timesDem: 3, timesRep: 3 },
  { id: 'CT', label: 'Conn.', electoralVotesRep: 36, electoralVotesDem: 7, timesDem: 1, timesRep: 5 },
  { id: 'DE', label: 'Del.', electoralVotesRep: 15, electoralVotesDem: 3, timesDem: 1, timesRep: 5 },
  { id: 'FL', label: 'Fla.', electoralVotesRep: 6, electoralVotesDem: 31, timesDem: 5, timesRep: 1 },
  { id: 'GA', label: 'Ga.', electoralVotesRep: 0, electoralVotesDem: 82, timesDem: 6, timesRep: 0 },
  { id: 'ID', label: 'Idaho', electoralVotesRep: 12, electoralVotesDem: 12, timesDem: 3, timesRep: 3 },
  { id: 'IL', label: 'Ill.', electoralVotesRep: 116, electoralVotesDem: 58, timesDem: 2, timesRep: 4 },
  { id: 'IN', label: 'Ind.', electoralVotesRep: 60, electoralVotesDem: 29, timesDem: 2, timesRep: 4 },
  { id: 'IA', label: 'Ia.', electoralVotesRep: 52, electoralVotesDem: 24, timesDem: 2, timesRep: 4 },
  { id: 'KS', label: 'Kan.', electoralVotesRep: 30, electoralVotesDem: 29, timesDem: 3, timesRep: 3 },
  { id: 'KY', label: 'Ky.', electoralVotesRep: 26, electoralVotesDem: 50, timesDem: 4, timesRep: 2 },
  { id: 'LA', label: 'La.', electoralVotesRep: 0, electoralVotesDem: 60, timesDem: 6, timesRep: 0 },
  { id: 'ME', label: 'Me.', electoralVotesRep: 29, electoralVotesDem: 6, timesDem: 1, timesRep: 5 },
  { id: 'MD', label: 'Md.', electoralVotesRep: 24, electoralVotesDem: 24, timesDem: 3, timesRep: 3 },
  { id: 'MA', label: 'Mass.', electoralVotesRep: 54, electoralVotesDem: 53, timesDem: 3, timesRep: 3 },
  { id: 'MI', label: 'Mich.', electoralVotesRep: 60, electoralVotesDem: 19, timesDem: 1, timesRep: 4 },
  { id: 'MN', label: 'Minn.', electoralVotesRep: 48, electoralVotesDem: 11, timesDem: 1, timesRep: 4 },
  { id: 'MS', label: 'Miss.', electoralVotesRep: 0, electoralVotesDem: 59, timesDem: 6, timesRep: 0 },
  { id: 'MO', label: 'Mo.', electoralVotesRep: 54, electoralVotesDem: 51, timesDem: 3, timesRep: 3 },
  { id: 'MT', label: 'Mont.', electoralVotesRep: 12, electoralVotesDem: 12, timesDem: 3, timesRep: 3 },
  { id: 'NE', label: 'Nebr.', electoralVotesRep: 24, electoralVotesDem: 23, timesDem: 3, timesRep: 3 },
  { id: 'NV', label: 'Nev.', electoralVotesRep: 9, electoralVotesDem: 9, timesDem: 3, timesRep: 3 },
  { id: 'NH', label: 'N. H.', electoralVotesRep: 16, electoralVotesDem: 8, timesDem: 2, timesRep: 4 },
  { id: 'NJ', label: 'N. J.', electoralVotesRep: 56, electoralVotesDem: 30, timesDem: 2, timesRep: 4 },
  { id: 'NM', label: 'N. Mex.', electoralVotesRep: 9, electoralVotesDem: 9, timesDem: 3, timesRep: 3 },
  { id: 'NY', label: 'N. Y.', electoralVotesRep: 180, electoralVotesDem: 92, timesDem: 2, timesRep: 4 },
  { id: 'NC', label: 'N. C.', electoralVotesRep: 12, electoralVotesDem: 61, timesDem: 5, timesRep: 1 },
  { id: 'ND', label: 'N. D.', electoralVotesRep: 15, electoralVotesDem: 14, timesDem: 3, timesRep: 3 },
  { id: 'OH', label: 'Ohio', electoralVotesRep: 72, electoralVotesDem: 74, timesDem: 3, timesRep: 3 },
  { id: 'OK', label: 'Okla.', electoralVotesRep: 20, electoralVotesDem: 41, timesDem: 4, timesRep: 2 },
  { id: 'OR', label: 'Oreg.', electoralVotesRep: 20, electoralVotesDem: 10, timesDem: 2, timesRep: 4 },
  { id: 'PA', label: 'Pa.', electoralVotesRep: 188, electoralVotesDem: 0, timesDem: 0, timesRep: 5 },
  { id: 'RI', label: 'R. I.', electoralVotesRep: 15, electoralVotesDem: 14, timesDem: 3, timesRep: 3 },
  { id: 'SC', label: 'S. C.', electoralVotesRep: 0, electoralVotesDem: 53, timesDem: 6, timesRep: 0 },
  { id: 'SD', label: 'S. D.', electoralVotesRep: 20, electoralVotesDem: 4, timesDem: 1, timesRep: 4 },
  { id: 'TN', label: 'Tenn.', electoralVotesRep: 24, electoralVotesDem: 47, timesDem: 4, timesRep: 2 },
  { id: 'TX', label: 'Tex.', electoralVotesRep: 20, electoralVotesDem: 103, timesDem: 5, timesRep: 1 },
  { id: 'UT', label: 'Utah', electoralVotesRep: 16, electoralVotesDem: 8, timesDem: 2, timesRep: 4 },
  { id: 'VT', label: 'Vt.', electoralVotesRep: 23, electoralVotesDem: 0, timesDem: 0, timesRep: 6 },
  { id: 'VA', label: 'Va.', electoralVotesRep: 12, electoralVotesDem: 59, timesDem: 5, timesRep: 1 },
  { id: 'WA', label: 'Wash.', electoralVotesRep: 21, electoralVotesDem: 15, timesDem: 2, timesRep: 3 },
  { id: 'WV', label: 'W. Va.', electoralVotesRep: 31, electoralVotesDem: 17, timesDem: 2, timesRep: 4 },
  { id: 'WI', label: 'Wisc.', electoralVotesRep: 39, electoralVotesDem: 25, timesDem: 2, timesRep: 3 },
  { id: 'WY', label: 'Wyo.', electoralVotesRep: 9, electoralVotesDem: 9, timesDem: 3, timesRep: 3 },
];

// biome-ignore format: as printed
export const electionHistory: Readonly<Record<string, unknown>> = { title: 'Electoral votes and states carried, 1912 to 1932', elections: [1912, 1916, 1920, 1924, 1928, 1932], democraticPresidents: 3, republicanPresidents: 3, total: { electoralVotesRep: 1551, electoralVotesDem: 1534, timesDem: 143, timesRep: 138 }, thirdParty: [{ year: 1912, party: 'Progressive', ids: ['PA', 'CA', 'MI', 'MN', 'WA', 'SD'], electoralVotes: 88, note: 'California gave 11 of its 13 votes to the Progressives and 2 to the Democrats; these 2 are in its Democratic votes, and the state is counted for neither party.' }, { year: 1924, party: 'Progressive', ids: ['WI'], electoralVotes: 13 }], split: [{ year: 1916, id: 'WV', rep: 7, dem: 1, note: 'counted as one time Republican' }] };
