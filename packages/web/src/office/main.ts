// The operator's office at /admin: a small page of its own, which loads nothing of the games.

import * as words from '#words/office.ts';
import { bansSheet, daysSheet, peopleSheet, tablesSheet } from './lists.ts';
import { byId, OperatorOrders } from './operator-orders.ts';
import { noticeSheet, personSheet, reportsSheet } from './orders.ts';
import { type Bans, type Days, type People, type Reports, Requests, type Tables } from './requests.ts';

const requests = new Requests();
const desk = new OperatorOrders(requests, show, leave);

async function show(): Promise<void> {
  const [tables, people, reports, bans, days] = await Promise.all([
    requests.ask<Tables>('GET', 'tables'),
    requests.ask<People>('GET', 'people'),
    requests.ask<Reports>('GET', 'reports'),
    requests.ask<Bans>('GET', 'bans'),
    requests.ask<Days>('GET', 'days'),
  ]);
  byId('office').replaceChildren(
    reportsSheet(desk, reports),
    tablesSheet(desk, tables),
    peopleSheet(people),
    bansSheet(desk, bans),
    noticeSheet(desk),
    personSheet(desk),
    daysSheet(days),
  );
  requests.keep();
  open(true);
}

function open(isInside: boolean): void {
  byId('office').hidden = !isInside;
  byId('enter').hidden = isInside;
  byId('leave').hidden = !isInside;
}

function leave(): void {
  requests.forget();
  byId('office').replaceChildren();
  open(false);
}

const enter = (sentence: string): Promise<void> => desk.carryOut(async () => undefined, sentence);

byId('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = byId<HTMLInputElement>('key');
  requests.use(field.value.trim());
  field.value = '';
  void enter(words.officeOpen);
});
byId('leave').addEventListener('click', () => {
  leave();
  desk.say(words.officeLeft);
});
if (requests.hasKey) void enter('');
