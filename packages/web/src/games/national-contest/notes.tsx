// What counts in A National Contest, what an election meant, and the map as the voters left it.

import { capital, type Entry, type ScoredHand, sayCard, subject, type View, whose } from '@messdeck/engine';
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
import * as words from '#words/games/national-contest/notes.tsx';
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
          <legend class="sr">{words.whichVote}</legend>
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
          title: words.statesAndCarriers(votedFor(view, election)),
          size: 'phone',
          states: marksOf(view, [], SEATS),
          figures: figuresOf(branch),
          legend: { 'party-a': words.democratic, 'party-b': words.republican },
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
  seat === model.you ? words.youAreElected : words.isElected(model.names[seat]);

const BRANCH: Readonly<Record<BranchWon['branch'], { readonly title: string; readonly named: string }>> = {
  president: { title: words.president, named: words.thePresidency },
  house: { title: words.house, named: words.theHouse },
  senate: { title: words.senate, named: words.theSenate },
};

const PARTIES: Readonly<Record<BranchWon['party'], string>> = {
  Democratic: words.theDemocrats,
  Republican: words.theRepublicans,
};

/** Who is elected, before the figures. */
function handMeaning(model: TableModel, { scored: hand, view }: EndedHand): Meaning {
  const made = votesMade(model, view);
  const [first, ...others] = wonIn(hand);
  if (!first) return { meaning: words.nobodyHasMajority, lines: [], short: words.noMajority, made };
  const won = [first, ...others];
  const president = first.elected?.president;
  const meaning =
    president === undefined ? words.winTheVote(PARTIES[first.party]) : elected(model, president);
  const lines = won.map((each) => lineOf(model.table, inBrief(each)));
  // NC-16: what the next deal is for.
  if (president !== undefined && model.table.rules['election'] === 'full') lines.push(words.secondDeal);
  const short = won.map(({ party, branch }) => `${party} ${BRANCH[branch].title}`).join(', ');
  return { kicker: words.votesCounted, meaning, seat: president ?? first.side, lines, short, made };
}

/** Who is President is said above: "The Democrats won 284 of 531 electoral votes; Vice-President: Roy." */
function inBrief({ branch, side, party, votes, of, elected: seats }: BranchWon): string {
  const who = PARTIES[party];
  if (seats) return words.wonElectoralVotes({ who, votes, whole: of, vice: seats.vice });
  const unit = branch === 'house' ? words.congressmen : words.senators;
  const casting = 2 * votes === of ? words.castingVote : '';
  return words.wonControl({
    side,
    partner: side + 2,
    votes,
    whole: of,
    unit,
    branch: BRANCH[branch].named,
    casting,
  });
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
    { title: words.states, points: names.map((_, seat) => carried(seat)) },
    ...BRANCHES.flatMap(({ votes: key, title }) => {
      const bySide = votes[key];
      if (!bySide) return [];
      return [
        {
          title: key === 'electoralVotes' ? words.votesTitle : title,
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
    return branches.length > 0
      ? [words.took({ names: subject(model, group), branches: listAnd(branches) })]
      : [];
  });
  return taken.length > 0 ? taken.join(' ') : words.nobodyHasMajoritySentence;
}

/** "the House by 23", "the Senate by the casting vote". */
function branchWon({ branch, votes, of }: BranchWon): string {
  const lead = 2 * votes - of;
  if (lead === 0) return words.byCastingVote(BRANCH[branch].named);
  return words.byLead({
    branch: BRANCH[branch].named,
    lead,
    unit: branch === 'president' ? words.votesUnit : '',
  });
}

/** Every branch of the election with its votes, as far as they are counted. */
function rows({ table, names, view: now }: TableModel): PartRows {
  const open = table.state.value.tally.result ? [] : Object.keys(factsOf(now.value).votes ?? {});
  const elects = votedOn(table.rules);
  const counted: NonNullable<NationalContestFacts['votes']> = {};
  for (const { view } of table.entries.value) Object.assign(counted, factsOf(view).votes);
  const { sides } = table.state.value;
  return {
    one: words.branch,
    rows: BRANCHES.filter(({ votes }) => elects.includes(votes)).map(({ votes, title, majority }) => {
      const bySide = counted[votes];
      return {
        title:
          votes === 'electoralVotes'
            ? words.presidentRow(majority)
            : words.controlRow({ branch: title, majority }),
        points: bySide && names.map((_, seat) => bySide[sides[seat]]),
        open: open.includes(votes),
      };
    }),
    sum: words.branches,
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
  if (verb === 'ticket') return words.choosesTicket({ own: by === you, party: game.terms![word] });
  if (verb !== 'play') return line;
  const card = sammy.find(word)!;
  const votes = sammy.cards[card].kind === 'state';
  return words.putsIn({ own: by === you, card: game.pack.say(card), votes });
}

/** Who put the state in, and which bid is the best so far. */
function stands(model: TableModel): string[] | undefined {
  const view = model.view.value;
  const { contestant } = factsOf(view);
  if (view.phase !== 'bid' || contestant === undefined) return undefined;
  const best = bestBid(view);
  const { pack } = model.game;
  const bid = best
    ? words.isHighestBid({ whose: whose(model, best.seat), card: sayCard(pack, best.card) })
    : words.nobodyHasBid;
  return [words.putItIn(model.names[contestant]), bid];
}

const OFFICES: Readonly<Record<string, string>> = {
  president: words.president,
  'vice-president': words.vicePresident,
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
  return [{ title: words.theTickets, rows: titles.map((title) => [title, runs(title)]) }];
}

export const notes: GameNotes = {
  stands,
  brought,
  brief,
  worth: (model) => ({ ...whatCounts(), lists: tickets(model) }),
  handMeaning,
  counted: (_, count) => (count === 1 ? words.oneBranch : words.severalBranches),
  decided,
  rows,
  Keepsake: { title: words.theStates, Body: Keepsake },
};
