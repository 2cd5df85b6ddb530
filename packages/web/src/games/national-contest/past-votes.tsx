// How a state has voted: the sheet's table of six elections, a state at a time, for anyone who asks. No effect on play.

import { sayCard } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { sammy } from '@messdeck/engine/packs/sammy';
import { electionHistory, electionRows } from '@messdeck/engine/packs/sammy-elections';
import type { JSX } from 'preact';
import * as words from '#words/games/national-contest/notes.tsx';
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
        <span>{words.state}</span>
        <select value={row.id} onChange={(event) => (askedState.value = event.currentTarget.value)}>
          {byName.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>
        {words.stateInShort({
          name: card.name,
          votes: card.electoralVotes,
          congressmen: card.congressmen,
          unit: card.congressmen === 1 ? words.congressman : words.congressmen,
          senators: card.senators,
          borders: listAnd(card.borders.map((id) => sayCard(sammy, id))),
          where: whereIs(model.view.value, row.id, model),
        })}
      </p>
      <table>
        <caption>{words.sixElections({ first: years[0], last: years.at(-1) })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.party}</th>
            <th scope="col">{words.timesCarried}</th>
            <th scope="col">{words.electoralVotes}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.democratic}</th>
            <td>{row.timesDem}</td>
            <td>{row.electoralVotesDem}</td>
          </tr>
          <tr>
            <th scope="row">{words.republican}</th>
            <td>{row.timesRep}</td>
            <td>{row.electoralVotesRep}</td>
          </tr>
        </tbody>
      </table>
      {others.map(({ year, party }) => (
        <p key={year}>{words.ticketCarried({ year, party })}</p>
      ))}
    </>
  );
}
