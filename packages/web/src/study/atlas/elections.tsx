// Six elections as six maps with their figures, and one of them large, with the votes of every state.

import { electionRows } from '@messdeck/engine/packs/sammy-elections';
import {
  carriedBy,
  type Election,
  elections,
  type Party,
  totalsOf,
} from '@messdeck/engine/packs/sammy-years';
import type { JSX } from 'preact';
import { LOCALE } from '#words/locale.ts';
import * as say from '#words/study/atlas.tsx';
import { Ways } from '../../shared/frame.tsx';
import { AtlasMap, type AtlasState } from './atlas-map.tsx';
import { Key } from './grounds.tsx';
import { nameOf, STATES } from './states.tsx';

const PARTIES = [
  ['democratic', say.democratic, say.dem],
  ['republican', say.republican, say.rep],
  ['progressive', say.progressive, say.prog],
] as const;

const KEY = PARTIES.map(([party, words]) => [party, words] as const);

function wordsOf(party: Party): string {
  return PARTIES.find(([id]) => id === party)![1];
}

function statesOf({ states }: Election): Record<string, AtlasState> {
  return Object.fromEntries(
    STATES.map(({ id }) => {
      const votes = Object.entries(states[id]) as [Party, number][];
      const said = votes.map(([party, count]) => `${wordsOf(party)} ${count}`).join(', ');
      const label = votes.map(([, count]) => count).join('+');
      return [id, { ground: carriedBy(states[id]), label, said: `${nameOf(id)}: ${said}` }];
    }),
  );
}

/** "435 : 8 : 88", Democrats first. */
function ratio(election: Election): string {
  return Object.values(totalsOf(election))
    .filter((votes) => votes > 0)
    .join(' : ');
}

export function Elections({ year }: { readonly year: number }): JSX.Element {
  const chosen = elections.find((election) => election.year === year);
  return (
    <main class="atlas two">
      <div class="col">
        <div class="scroll-x">
          <Ways
            label={say.elections}
            ways={YEARS}
            at={YEARS[chosen ? elections.indexOf(chosen) + 1 : 0].href}
          />
        </div>
        <div class="under-map">
          <h2>{chosen ? say.stateByState(chosen.year) : say.sixElections}</h2>
          <Key entries={KEY} />
        </div>
        {chosen ? <Large election={chosen} /> : <Six />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <aside class="col" aria-label={say.figures} tabIndex={0}>
        {chosen ? <Counted election={chosen} /> : <Totals />}
        {chosen ? <Divided election={chosen} /> : <SheetOf1934 />}
        <p class="soft">{say.aboutSheet}</p>
        {chosen && <ByState election={chosen} />}
      </aside>
    </main>
  );
}

function Six(): JSX.Element {
  return (
    <div class="mult">
      {elections.map((election) => (
        <a key={election.year} class="m" href={`#/atlas/elections/${election.year}`}>
          <span class="y">
            {election.year}
            <small>{ratio(election)}</small>
          </span>
          <AtlasMap title={say.electionOf(election.year)} states={statesOf(election)} small />
          <VotesBar election={election} />
        </a>
      ))}
    </div>
  );
}

function Large({ election }: { readonly election: Election }): JSX.Element {
  return (
    <>
      <div class="mapslip">
        <AtlasMap title={say.electionOf(election.year)} states={statesOf(election)} inset />
      </div>
      <VotesBar election={election} />
    </>
  );
}

const YEARS = [
  { href: '#/atlas/elections', words: say.allSix },
  ...elections.map(({ year }) => ({ href: `#/atlas/elections/${year}`, words: String(year) })),
];

function VotesBar({ election }: { readonly election: Election }): JSX.Element {
  const totals = totalsOf(election);
  const parts = (['democratic', 'progressive', 'republican'] as const).filter((party) => totals[party] > 0);
  const said = parts.map((party) => `${wordsOf(party)} ${totals[party]}`).join(', ');
  return (
    <span class="votes" role="img" aria-label={said}>
      {parts.map((party) => (
        <span key={party} class={party} style={{ flexGrow: totals[party] }} />
      ))}
    </span>
  );
}

function Totals(): JSX.Element {
  return (
    <table class="atab">
      <thead>
        <tr>
          <th scope="col">{say.year}</th>
          {PARTIES.map(([id, words, brief]) => (
            <th key={id} scope="col">
              <abbr title={words}>{brief}</abbr>
            </th>
          ))}
          <th scope="col">{say.allYears}</th>
        </tr>
      </thead>
      <tbody>
        {elections.map((election) => {
          const totals = totalsOf(election);
          const all = PARTIES.reduce((sum, [id]) => sum + totals[id], 0);
          return (
            <tr key={election.year}>
              <td>
                <a href={`#/atlas/elections/${election.year}`}>{election.year}</a>
              </td>
              {PARTIES.map(([id]) => (
                <td key={id}>{totals[id] || '–'}</td>
              ))}
              <td>{all}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** States carried and votes by party, the largest first, with their sums. */
function Counted({ election }: { readonly election: Election }): JSX.Element {
  const totals = totalsOf(election);
  const carried = STATES.map(({ id }) => carriedBy(election.states[id]));
  const rows = PARTIES.map(([id, words]) => ({
    words,
    states: carried.filter((party) => party === id).length,
    votes: totals[id],
  }))
    .filter(({ votes }) => votes > 0)
    .sort((a, b) => b.votes - a.votes);
  const all = rows.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <table class="atab">
      <thead>
        <tr>
          <th scope="col">{say.party}</th>
          <th scope="col">{say.statesCarried}</th>
          <th scope="col">{say.votes}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, states, votes }) => (
          <tr key={words}>
            <td>{words}</td>
            <td>{states}</td>
            <td>{votes}</td>
          </tr>
        ))}
        <tr class="sum">
          <td>{say.allToElect(Math.floor(all / 2) + 1)}</td>
          <td>{carried.length}</td>
          <td>{all}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Every state's votes in one election, for whom the map is too small. */
function ByState({ election }: { readonly election: Election }): JSX.Element {
  const shown = PARTIES.filter(([id]) => totalsOf(election)[id] > 0);
  return (
    <>
      <h2>{say.votesByState(election.year)}</h2>
      <table class="atab">
        <thead>
          <tr>
            <th scope="col">{say.state}</th>
            {shown.map(([id, words, brief]) => (
              <th key={id} scope="col">
                <abbr title={words}>{brief}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STATES.map(({ id, name }) => (
            <tr key={id}>
              <td>{name}</td>
              {shown.map(([party]) => (
                <td key={party}>{election.states[id][party] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** States that divided their votes. */
function Divided({ election }: { readonly election: Election }): JSX.Element | null {
  const divided = Object.entries(election.states).filter(([, votes]) => Object.keys(votes).length > 1);
  if (divided.length === 0) return null;
  const words = divided.map(([id, votes]) => {
    const parts = Object.entries(votes).map(([party, count]) => `${count} ${wordsOf(party as Party)}`);
    return say.splitVotes({ state: nameOf(id), votes: parts.join(' and ') });
  });
  return <p>{words.join(' ')}</p>;
}

const COLUMNS = [
  ['electoralVotesRep', say.repVotes, say.republicanVotes],
  ['electoralVotesDem', say.demVotes, say.democraticVotes],
  ['timesRep', say.rep, say.wonByRepublicans],
  ['timesDem', say.dem, say.wonByDemocrats],
] as const;

/** The sheet's own table, every state over all six elections, with its sums. */
function SheetOf1934(): JSX.Element {
  return (
    <>
      <h2>{say.asOnSheet}</h2>
      <table class="atab">
        <thead>
          <tr>
            <th scope="col">{say.state}</th>
            {COLUMNS.map(([key, brief, words]) => (
              <th key={key} scope="col">
                <abbr title={words}>{brief}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {electionRows.map((row) => (
            <tr key={row.id}>
              <td>{nameOf(row.id)}</td>
              {COLUMNS.map(([key]) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <td>{say.all48}</td>
            {COLUMNS.map(([key]) => (
              <td key={key}>{electionRows.reduce((sum, row) => sum + row[key], 0).toLocaleString(LOCALE)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}
