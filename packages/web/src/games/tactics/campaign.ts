// A Campaign that is over: its Engagements, and which of them decided it.

import { type ScoredHand, subject } from '@messdeck/engine';
import { engagementsIn } from '@messdeck/engine/games/tactics';
import * as words from '#words/games/tactics/notes.ts';
import { figure, placeInWords } from '#words/numbers.ts';
import type { Table } from '../../sources/table.ts';
import type { Parts } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';

export const isCampaign = ({ rules }: Table): boolean => rules['match'] === 'campaign';

export function campaign({ table }: TableModel): Parts | undefined {
  if (!isCampaign(table)) return undefined;
  return {
    whole: words.campaign,
    one: words.engagement,
    hands: engagementsIn(table.state.value.tally.hands),
  };
}

/** Which Engagements won it. */
export function decidedIn(model: TableModel): string | undefined {
  const { hands = [] } = campaign(model) ?? {};
  const { winners = [] } = model.table.state.value.tally.result ?? {};
  if (hands.length === 0 || winners.length === 0) return undefined;
  const [winner] = winners;
  const loser = model.names.findIndex((_, seat) => !winners.includes(seat));
  const scored = (part: readonly ScoredHand[]): string =>
    [winner, loser]
      .map((seat) => figure(part.reduce((sum, { points }) => sum + points[seat], 0)))
      .join(' to ');
  const names = subject(model, winners);
  return hands.length === 2
    ? words.wonBothEngagements({ names, scores: hands.map(scored).join(' and ') })
    : words.engagementDecided({ place: placeInWords(hands.length), scored: scored(hands.at(-1)!) });
}
