// What the operator sees: tables, people, bans and days, each with what can be done about it.

import * as words from '#words/office.ts';
import {
  cell,
  code,
  column,
  count,
  field,
  form,
  list,
  make,
  numbers,
  row,
  sheet,
  soft,
  textField,
} from './elements.ts';
import type { OperatorOrders } from './operator-orders.ts';
import type { Ban, Bans, Days, OpenTable, People, Sitter, Tables } from './requests.ts';

const part = encodeURIComponent;

export function tablesSheet(desk: OperatorOrders, { tables, stored }: Tables): HTMLElement {
  const columns = [
    column(words.table),
    column(words.game),
    column(words.seats),
    numbers(words.here),
    column(words.whatToDo),
  ];
  return sheet(
    words.tables,
    soft(words.inUse({ tables: tables.length, stored })),
    list(
      words.tablesInUse,
      columns,
      tables.map((table) => tableRow(desk, table)),
      words.nobodyPlaying,
    ),
  );
}

function tableRow(desk: OperatorOrders, table: OpenTable): HTMLElement {
  const close = desk.order({
    words: words.close,
    name: words.closeTable(table.table),
    question: words.closeQuestion,
    work: () => desk.requests.ask('DELETE', `tables/${part(table.table)}`),
    done: words.tableClosed,
  });
  return row(
    cell(code(table.table)),
    cell(`${table.game}, ${table.state}${table.public ? words.isPublic : ''}`),
    cell(make('ul', {}, ...table.seats.map((sitter, seat) => chair(desk, table.table, sitter, seat)))),
    count(table.people),
    cell(close),
  );
}

function chair(desk: OperatorOrders, table: string, sitter: Sitter | null, seat: number): HTMLElement {
  if (!sitter) return make('li', {}, words.freeSeat(seat));
  const { name, bot, who } = sitter;
  const about = `${seat}: ${name}${bot ? ` (${bot})` : ''} `;
  if (!who) return make('li', {}, about);
  const remove = desk.order({
    words: words.remove,
    name: words.removeFrom({ name, table }),
    question: words.removeQuestion(name),
    work: () => desk.requests.ask('DELETE', `tables/${part(table)}/seats/${seat}`),
    done: words.wasRemoved(name),
  });
  return make('li', {}, about, code(who), ' ', remove);
}

export function peopleSheet({ people }: People): HTMLElement {
  const rows = people.map(({ who, address, table, seat }) =>
    row(
      cell(code(who || words.noKey)),
      cell(address),
      cell(code(table)),
      cell(seat === null ? words.watching : words.seatNumber(seat)),
    ),
  );
  const columns = [column(words.who), column(words.address), column(words.table), column(words.asWhom)];
  return sheet(words.connected, list(words.connected, columns, rows, words.nobodyConnected));
}

export function bansSheet(desk: OperatorOrders, { bans }: Bans): HTMLElement {
  const whom = textField({ maxlength: '60' });
  const hours = make('input', {
    type: 'number',
    min: '0.1',
    max: '8760',
    step: 'any',
    value: '24',
    required: '',
  });
  const why = textField({ maxlength: '200', value: words.againstRules });
  const ban = (): void => {
    const named = whom.value.trim();
    const body = {
      ...(/[.:/]/.test(named) ? { range: named } : { who: named }),
      hours: Number(hours.value),
      why: why.value,
    };
    void desk.carryOut(
      () => desk.requests.ask<Ban>('POST', 'bans', body),
      (made) => words.bannedFor(made.hours),
    );
  };
  const columns = [
    column(words.whom),
    numbers(words.hoursLeft),
    column(words.reason),
    column(words.whatToDo),
  ];
  return sheet(
    words.bans,
    list(
      words.bans,
      columns,
      bans.map((each) => banRow(desk, each)),
      words.nobodyBanned,
    ),
    form(
      ban,
      field(words.whomToBan, whom),
      field(words.hours, hours),
      field(words.reasonGiven, why),
      make('button', {}, words.ban),
    ),
  );
}

function banRow(desk: OperatorOrders, { id, who, range, hours, why }: Ban): HTMLElement {
  const whom = who ?? range ?? '';
  const lift = desk.order({
    words: words.lift,
    name: words.liftBan(whom),
    work: () => desk.requests.ask('DELETE', `bans/${part(id)}`),
    done: words.banLifted,
  });
  return row(cell(code(whom)), count(hours), cell(why), cell(lift));
}

export function daysSheet({ days }: Days): HTMLElement {
  const columns = [
    column(words.day),
    numbers(words.tables),
    numbers(words.matchesEnded),
    numbers(words.chairsTaken),
    numbers(words.actions),
    numbers(words.reports),
  ];
  const rows = days
    .slice(0, 31)
    .map(({ day, tables, matches, seats, actions, reports }) =>
      row(
        make('th', { scope: 'row' }, day),
        ...[tables, matches, seats, actions, reports].map((figure) => count(figure)),
      ),
    );
  return sheet(words.days, list(words.days, columns, rows, words.nothingCounted));
}
