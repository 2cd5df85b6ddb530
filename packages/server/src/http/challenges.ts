// Challenges: laid, looked at, joined, and played board by board.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Challenges } from '../duplicate/challenges.ts';
import { playedBy } from '../duplicate/field.ts';
import type { Challenge, Pair } from '../duplicate/kept.ts';
import { memberWith, tellBoard, tellChallenge, type Viewer } from '../duplicate/told.ts';
import { networkOf } from '../security/address.ts';
import { FORMS } from './forms.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';
import { type Sender, sitterOf } from './sender.ts';
import { isTableId } from './table-access.ts';

const NO_CHALLENGE = 'There is no such challenge, or it is not open to you.';
const NOT_YOURS = 'You do not play in this challenge.';

/** What somebody may do at a challenge. */
interface Guest {
  readonly challenge: Challenge;
  readonly viewer: Viewer | undefined;
  readonly mayJoin: boolean;
}

export function challengeRoutes(app: FastifyInstance, desk: RequestDesk, challenges: Challenges): void {
  const { once, random } = desk;

  /** Anybody where it is public; else those with the link, a partner's key, or a place in it. */
  const enter = async (id: string, sender: Sender): Promise<Guest> => {
    const challenge = isTableId(id) ? await challenges.find(id) : undefined;
    if (!challenge) throw new Problem(404, NO_CHALLENGE);
    const owns = ownsWith(sender);
    const viewer = memberWith(challenge, owns);
    const mayJoin = challenge.open || owns(challenge.invite) || owns(challenge.maker?.owner);
    const isAsked = challenge.pairs.some((pair) => owns(partnerKey(pair)));
    if (!viewer && !mayJoin && !isAsked) throw new Problem(404, NO_CHALLENGE);
    return { challenge, viewer, mayJoin };
  };

  const enterAsMember = async (id: string, sender: Sender): Promise<Guest & { viewer: Viewer }> => {
    const guest = await enter(id, sender);
    if (!guest.viewer) throw new Problem(403, NOT_YOURS);
    return { ...guest, viewer: guest.viewer };
  };

  app.post(
    '/api/challenges',
    { config: { rateLimit: desk.counting.makes('tablesPerAddress') } },
    desk.ask(FORMS.challenge, async ({ body, sender, key, text }) => {
      const whose = `challenge ${sender.browser ?? sender.address()}`;
      return once.run(key, { whose, documents: true }, text, 201, (keep) => {
        desk.countTable(sender);
        return challenges.lay(body, sitterOf(sender, random), keep);
      });
    }),
  );

  app.get(
    '/api/challenges',
    desk.ask(FORMS.nothing, async () => ({ status: 200, body: { challenges: await challenges.listed() } })),
  );

  app.get(
    '/api/challenges/:id',
    desk.ask(FORMS.nothing, async ({ id, sender }) => {
      const { challenge, viewer } = await enter(id, sender);
      return { status: 200, body: tellChallenge(challenge, viewer, desk.now()) };
    }),
  );

  app.get(
    '/api/today',
    desk.ask(FORMS.nothing, async ({ sender }) => {
      const { day, left } = today();
      const challenge = await challenges.today(day, left);
      const viewer = memberWith(challenge, ownsWith(sender));
      return { status: 200, body: tellChallenge(challenge, viewer, desk.now()) };
    }),
  );

  app.post(
    '/api/challenges/:id/pairs',
    { config: { rateLimit: desk.counting.makes('seatsPerAddress') } },
    desk.ask(FORMS.pair, async ({ body, id, sender, key, text }) => {
      const { mayJoin } = await enter(id, sender);
      if (!mayJoin) throw new Problem(403, 'Only the link of the challenge lets you join.');
      const whose = `join ${id} ${sender.browser ?? `${sender.bearer} ${sender.address()}`}`;
      return once.run(key, { whose, documents: true }, text, 201, (keep) =>
        challenges.join(id, body, sitterOf(sender, random), keep),
      );
    }),
  );

  app.post(
    '/api/challenges/:id/pairs/:pair/partner',
    { config: { rateLimit: desk.counting.makes('seatsPerAddress') } },
    desk.ask(FORMS.partner, async ({ body, id, request, sender, key, text }) => {
      const { challenge } = await enter(id, sender);
      const pair = pairIn(request, challenge);
      if (!ownsWith(sender)(partnerKey(pair)))
        throw new Problem(403, `Only the link of ${pair.first.name} lets you be this partner.`);
      const whose = `partner ${id} ${sender.browser ?? `${sender.bearer} ${sender.address()}`}`;
      return once.run(key, { whose, documents: true }, text, 201, (keep) =>
        challenges.joinPartner(id, pair.number, body.name, sitterOf(sender, random), keep),
      );
    }),
  );

  app.put(
    '/api/challenges/:id/pairs/:pair/partner',
    desk.ask(FORMS.bot, async ({ body, id, request, sender }) => {
      const { challenge, viewer } = await enterAsMember(id, sender);
      const pair = pairIn(request, challenge);
      if (viewer.pair !== pair || viewer.member !== 0)
        throw new Problem(403, `Only ${pair.first.name} can choose this partner.`);
      await challenges.takeBot(id, pair.number, body.bot, undefined);
      return { status: 204 };
    }),
  );

  app.post(
    '/api/challenges/:id/boards/:board',
    desk.ask(FORMS.nothing, async ({ id, request, sender }) => {
      const { challenge, viewer } = await enterAsMember(id, sender);
      const board = boardIn(request, challenge);
      const body = await challenges.play(id, viewer, board, networkOf(sender.address()));
      return { status: 200, body };
    }),
  );

  app.get(
    '/api/challenges/:id/boards/:board',
    desk.ask(FORMS.nothing, async ({ id, request, sender }) => {
      const { challenge, viewer } = await enterAsMember(id, sender);
      const board = boardIn(request, challenge);
      if (!playedBy(challenge, viewer.pair).includes(board))
        throw new Problem(403, 'A board is open to those who have played it.');
      return { status: 200, body: tellBoard(challenge, viewer, board) };
    }),
  );
}

function ownsWith({ bearer, browser }: Sender): (hash: string | undefined) => boolean {
  return (hash) => hash !== undefined && hash !== '' && (hash === bearer || hash === browser);
}

function partnerKey({ partner }: Pair): string | undefined {
  return partner && 'key' in partner ? partner.key : undefined;
}

function pairIn(request: FastifyRequest, { pairs }: Challenge): Pair {
  const { pair } = request.params as { readonly pair: string };
  const found = /^\d{1,4}$/.test(pair) ? pairs[Number(pair)] : undefined;
  if (found) return found;
  throw new Problem(404, `There is no pair ${JSON.stringify(pair.slice(0, 20))} in this challenge.`);
}

function boardIn(request: FastifyRequest, { boards }: Challenge): number {
  const { board } = request.params as { readonly board: string };
  if (/^\d{1,2}$/.test(board) && Number(board) < boards) return Number(board);
  throw new Problem(404, `This challenge has the boards 0 to ${boards - 1}.`);
}

/** The day by the clock on the wall, the same everywhere, and how long it still lasts. */
function today(): { readonly day: string; readonly left: number } {
  const now = new Date();
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return { day: now.toISOString().slice(0, 10), left: end - now.getTime() };
}
