// What counts in A National Contest, what an election meant, and the map as the voters left it.

import {
  agree,
  capital,
  type Entry,
  type ScoredHand,
  sayCard,
  subject,
  type View,
  whose,
} from '@messdeck/engine';
import {
  type BranchWon,
  bestBid,
  type NationalContestFacts,
  type NationalContestHandFacts,
  votedOn,
  whatCounts,
} from '@messdeck/engine/games/national-contest';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { sammy } from '@messdeck/engine/packs/sammy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { columns } from '../../table/model/columns.ts';
import type {
  EndedHand,
  GameNotes,
  Meaning,
  PartRow,
  PartRows,
  WorthList,
} from '../../table/model/game-notes.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { lineOf } from '../../table/model/words.ts';
import { StatesMap } from '../../table/parts/states-map.tsx';
import { SEATS } from './contest.ts';
import { factsOf } from './facts.ts';
import { BRANCHES, branchesOf, figuresOf, marksOf, votedFor } from './votes.ts';

/** The states won; where President and Congress were voted on, in either vote. */
function Keepsake({ model }: LayoutProps): JSX.Element {
  const votes = votesTaken(model);
  const shown = useSignal(0);
  const view = votes[shown.value];
  const { election } = model.table.rules;
  const [branch] = branchesOf(view, election);
  return (
    <>
      {votes.length > 1 && (
        <fieldset class="which-vote">
          <legend class="sr">Which vote the map shows</legend>
          {votes.map((each, i) => (
            <label key={i} class="choice">
              <input
                type="radio"
                name="vote"
                checked={shown.value === i}
                onChange={() => (shown.value = i)}
              />
              <span>{votedFor(each, election)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <StatesMap
        key={shown.value}
        options={{
          title: `The states and who has carried them: ${votedFor(view, election)}`,
          size: 'phone',
          states: marksOf(view, [], SEATS),
          figures: figuresOf(branch),
          legend: { 'party-a': 'Democratic', 'party-b': 'Republican' },
        }}
      />
    </>
  );
}

/** How the map stood at the end of every vote. */
function votesTaken({ table, view }: TableModel): View[] {
  const entries = table.entries.value;
  const ended = entries.flatMap(({ view: each }, i) => {
    const next = entries[i + 1]?.view;
    return next && factsOf(each).votes && keysOf(each) !== keysOf(next) ? [each] : [];
  });
  return [...ended, view.value];
}

const keysOf = (view: View): string => Object.keys(factsOf(view).votes ?? {}).join();

const wonIn = ({ facts }: ScoredHand): readonly BranchWon[] => (facts as NationalContestHandFacts).won;

const elected = (model: TableModel, seat: number): string =>
  seat === model.you ? 'You are elected President' : `${model.names[seat]} is elected President`;

const BRANCH: Readonly<Record<BranchWon['branch'], { readonly title: string; readonly named: string }>> = {
  president: { title: 'President', named: 'the Presidency' },
  house: { title: 'House', named: 'the House' },
  senate: { title: 'Senate', named: 'the Senate' },
};

const PARTIES: Readonly<Record<BranchWon['party'], string>> = {
  Democratic: 'The Democrats',
  Republican: 'The Republicans',
};

/** Who is elected, before the figures. */
function handMeaning(model: TableModel, { scored: hand, view }: EndedHand): Meaning {
  const made = votesMade(model, view);
  const [first, ...others] = wonIn(hand);
  if (!first) return { meaning: 'Nobody has a majority', lines: [], short: 'no majority', made };
  const won = [first, ...others];
  const president = first.elected?.president;
  const meaning =
    president === undefined ? `${PARTIES[first.party]} win the vote` : elected(model, president);
  const lines = won.map((each) => lineOf(model.table, inBrief(each)));
  // NC-16: what the next deal is for.
  if (president !== undefined && model.table.rules['election'] === 'full')
    lines.push('A second deal elects the House and Senate. Two of the three win the match.');
  const short = won.map(({ party, branch }) => `${party} ${BRANCH[branch].title}`).join(', ');
  return { kicker: 'The votes are counted', meaning, seat: president ?? first.side, lines, short, made };
}

/** Who is President is said above: "The Democrats won 284 of 531 electoral votes; Vice-President: Roy." */
function inBrief({ branch, side, party, votes, of, elected: seats }: BranchWon): string {
  const who = PARTIES[party];
  if (seats) return `${who} won ${votes} of ${of} electoral votes; Vice-President: {${seats.vice}}.`;
  const unit = branch === 'house' ? 'congressmen' : 'senators';
  const casting = 2 * votes === of ? ' by the casting vote of the Vice-President' : '';
  return `{${side}} and {${side + 2}} won ${votes} of ${of} ${unit}: control of ${BRANCH[branch].named}${casting}.`;
}

/** States carried, and what they brought in every branch. */
function votesMade({ names, table }: TableModel, view: View): PartRow[] {
  const { sides } = table.state.value;
  const { votes = {} } = factsOf(view);
  const carried = (seat: number): number =>
    names.reduce((sum, _, mate) => {
      const states = sides[mate] === sides[seat] ? (view.places[`captured:${mate}`] ?? []) : [];
      return sum + states.filter((card) => sammy.cards[sammy.find(card!)!].kind === 'state').length;
    }, 0);
  return [
    { title: 'States', points: names.map((_, seat) => carried(seat)) },
    ...BRANCHES.flatMap(({ votes: key, title }) => {
      const bySide = votes[key];
      if (!bySide) return [];
      return [
        {
          title: key === 'electoralVotes' ? 'Votes' : title,
          points: names.map((_, seat) => bySide[sides[seat]]),
        },
      ];
    }),
  ];
}

/** "You and Roy took the Presidency by 60 votes and the House by 23. Mabel and Otto took the Senate by 8." */
function decided(model: TableModel): string {
  const { hands } = model.table.state.value.tally;
  const { sides } = model.table.state.value;
  const won = hands.flatMap(wonIn);
  const taken = columns(model).flatMap((group) => {
    const branches = won.filter(({ side }) => side === sides[group[0]]).map(branchWon);
    return branches.length > 0 ? [`${subject(model, group)} took ${listAnd(branches)}.`] : [];
  });
  return taken.length > 0 ? taken.join(' ') : 'Nobody has a majority.';
}

/** "the House by 23", "the Senate by the casting vote". */
function branchWon({ branch, votes, of }: BranchWon): string {
  const lead = 2 * votes - of;
  if (lead === 0) return `${BRANCH[branch].named} by the casting vote`;
  return `${BRANCH[branch].named} by ${lead}${branch === 'president' ? ' votes' : ''}`;
}

/** Every branch of the election with its votes, as far as they are counted. */
function rows({ table, names, view: now }: TableModel): PartRows {
  const open = table.state.value.tally.result ? [] : Object.keys(factsOf(now.value).votes ?? {});
  const elects = votedOn(table.rules);
  const counted: NonNullable<NationalContestFacts['votes']> = {};
  for (const { view } of table.entries.value) Object.assign(counted, factsOf(view).votes);
  const { sides } = table.state.value;
  return {
    one: 'Branch',
    rows: BRANCHES.filter(({ votes }) => elects.includes(votes)).map(({ votes, title, majority }) => {
      const bySide = counted[votes];
      return {
        title: votes === 'electoralVotes' ? `President, ${majority} elect` : `${title}, ${majority} control`,
        points: bySide && names.map((_, seat) => bySide[sides[seat]]),
        open: open.includes(votes),
      };
    }),
    sum: 'Branches',
  };
}

/** "Ohio, 26" as the map has it: "OH, 26". */
const brought: GameNotes['brought'] = (model, before) => {
  const card = before.places['contest'].at(0) ?? '';
  const [branch] = branchesOf(before, model.table.rules['election']);
  const votes = figuresOf(branch)[card];
  return votes === undefined ? card : `${card}, ${votes}`;
};

/** "puts in 1 SM, no votes", "chooses Republican". */
function brief({ game, you }: TableModel, { by, do: text }: Entry, line: string): string {
  const [verb, word] = text.split(' ');
  if (typeof by !== 'number') return line;
  if (verb === 'ticket') return `${agree({ you }, [by], 'chooses', 'choose')} ${game.terms![word]}`;
  if (verb !== 'play') return line;
  const card = sammy.find(word)!;
  const votes = sammy.cards[card].kind === 'state' ? '' : ', no votes';
  return `${agree({ you }, [by], 'puts', 'put')} in ${game.pack.say(card)}${votes}`;
}

/** Who put the state in, and which bid is the best so far. */
function stands(model: TableModel): string[] | undefined {
  const view = model.view.value;
  const { contestant } = factsOf(view);
  if (view.phase !== 'bid' || contestant === undefined) return undefined;
  const best = bestBid(view);
  const { pack } = model.game;
  const bid = best
    ? `${whose(model, best.seat)} ${sayCard(pack, best.card)} is the highest bid`
    : 'nobody has bid yet';
  return [`${model.names[contestant]} put it in`, bid];
}

const OFFICES: Readonly<Record<string, string>> = {
  president: 'President',
  'vice-president': 'Vice-President',
};

/** Who runs for what, as far as it is settled (NC-3, NC-4). */
function tickets(model: TableModel): WorthList[] {
  const { tickets: parties, offices } = factsOf(model.view.value);
  if (!parties) return [];
  const rows = model.names.map((name, seat): [string, string] => {
    const party = capital(parties[model.table.state.value.sides[seat]]);
    return [offices ? `${party} ${OFFICES[offices[seat]]}` : party, name];
  });
  const titles = [...new Set(rows.map(([title]) => title))].sort();
  const runs = (title: string): string => listAnd(rows.flatMap(([of, name]) => (of === title ? [name] : [])));
  return [{ title: 'The tickets', rows: titles.map((title) => [title, runs(title)]) }];
}

export const notes: GameNotes = {
  stands,
  brought,
  brief,
  worth: (model) => ({ ...whatCounts(), lists: tickets(model) }),
  handMeaning,
  counted: (_, count) => (count === 1 ? 'branch' : 'branches'),
  decided,
  rows,
  Keepsake: { title: 'The states', Body: Keepsake },
};
