// How a state has voted: the sheet's table of six elections, a state at a time, for anyone who asks. No effect on play.

import { sayCard } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { sammy } from '@messdeck/engine/packs/sammy';
import { electionHistory, electionRows } from '@messdeck/engine/packs/sammy-elections';
import type { JSX } from 'preact';
import type { LayoutProps } from '../../table/model/layout.ts';
import { whereIs } from './contest.ts';
import { askedState } from './history.tsx';

interface ThirdParty {
  readonly year: number;
  readonly party: string;
  readonly ids: readonly string[];
}

const thirdParties = electionHistory['thirdParty'] as readonly ThirdParty[];
const years = electionHistory['elections'] as readonly number[];

export function PastVotes({ model }: LayoutProps): JSX.Element {
  const row = electionRows.find(({ id }) => id === askedState.value)!;
  const card = sammy.cards[sammy.find(row.id)!];
  const others = thirdParties.filter(({ ids }) => ids.includes(row.id));
  const byName = sammy.cards
    .filter(({ kind }) => kind === 'state')
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <label class="by-name">
        <span>State</span>
        <select value={row.id} onChange={(event) => (askedState.value = event.currentTarget.value)}>
          {byName.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>
        {card.name}: {card.electoralVotes} electoral votes, {card.congressmen}{' '}
        {card.congressmen === 1 ? 'congressman' : 'congressmen'}, {card.senators} senators. It borders{' '}
        {listAnd(card.borders.map((id) => sayCard(sammy, id)))}. {whereIs(model.view.value, row.id, model)}
      </p>
      <table>
        <caption>
          Six elections, {years[0]} to {years.at(-1)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Party</th>
            <th scope="col">Times carried</th>
            <th scope="col">Electoral votes</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Democratic</th>
            <td>{row.timesDem}</td>
            <td>{row.electoralVotesDem}</td>
          </tr>
          <tr>
            <th scope="row">Republican</th>
            <td>{row.timesRep}</td>
            <td>{row.electoralVotesRep}</td>
          </tr>
        </tbody>
      </table>
      {others.map(({ year, party }) => (
        <p key={year}>
          In {year} the {party} ticket carried it.
        </p>
      ))}
    </>
  );
}
