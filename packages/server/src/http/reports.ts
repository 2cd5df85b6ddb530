// A player reports another to the operator, with a reason; the talk and the log around it go along.

import type { FastifyInstance } from 'fastify';
import { MOST_REPORTS, type Party } from '../office/reports.ts';
import { newId } from '../security/keys.ts';
import { whoIs } from '../table/chair-notes.ts';
import type { Table } from '../table/table.ts';
import { FORMS } from './forms.ts';
import { scopeOf } from './idempotent-requests.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';
import { mustExist } from './table-access.ts';

/** So much of what was said, and of what was played. */
const AROUND = 30;

export function reportRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { door, once, office, random } = desk;

  app.post(
    '/api/tables/:id/seats/:seat/report',
    desk.ask(FORMS.report, async ({ body, id, seat, sender, key, text }) => {
      const { table } = await door.seat(id, seat, sender);
      mustExist(table, body.seat);
      return desk.counted(id, seat, () =>
        once.run(key, scopeOf(table, seat), text, 201, async (keep) => {
          const [by, about] = [partyAt(table, seat), partyAt(table, body.seat)];
          if (seat === body.seat) throw new Problem(409, 'You cannot report yourself.');
          if (office.reports.waits(id, by.who, about.who))
            throw new Problem(409, `You have reported ${about.name} already; the operator will answer here.`);
          if (office.reports.isFull)
            throw new Problem(503, `${MOST_REPORTS} reports wait for the operator; try later.`, {
              retryAfter: 3600,
            });
          const report = newId(random);
          const { game } = table.kept;
          const around = table.lately(AROUND);
          const at = desk.now();
          await office.reports.file({
            id: report,
            table: id,
            game,
            by,
            about,
            reason: body.reason,
            ...around,
            at,
          });
          office.days.count('reports');
          const answer = { report };
          if (keep) await table.keepAnswer(keep(answer));
          return answer;
        }),
      );
    }),
  );
}

function partyAt({ kept }: Table, seat: number): Party {
  const { name, owner } = kept.seats[seat] ?? {};
  if (name !== undefined && owner !== undefined) return { seat, name, who: whoIs(owner) };
  throw new Problem(409, `No person sits in seat ${seat} who could be reported.`);
}
