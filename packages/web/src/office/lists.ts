// What the operator sees: tables, people, bans and days, each with what can be done about it.

import {
  cell,
  code,
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
  words,
} from './elements.ts';
import type { OperatorOrders } from './operator-orders.ts';
import type { Ban, Bans, Days, OpenTable, People, Sitter, Tables } from './requests.ts';

const part = encodeURIComponent;

export function tablesSheet(desk: OperatorOrders, { tables, stored }: Tables): HTMLElement {
  const columns = [words('Table'), words('Game'), words('Seats'), numbers('Here'), words('What to do')];
  return sheet(
    'Tables',
    soft(`In use: ${tables.length}. Stored: ${stored}.`),
    list(
      'Tables in use',
      columns,
      tables.map((table) => tableRow(desk, table)),
      'Nobody is playing.',
    ),
  );
}

function tableRow(desk: OperatorOrders, table: OpenTable): HTMLElement {
  const close = desk.order({
    words: 'Close',
    name: `Close table ${table.table}`,
    question: 'Close this table? It is deleted with its match and its talk.',
    work: () => desk.requests.ask('DELETE', `tables/${part(table.table)}`),
    done: 'The table is closed.',
  });
  return row(
    cell(code(table.table)),
    cell(`${table.game}, ${table.state}${table.public ? ', public' : ''}`),
    cell(make('ul', {}, ...table.seats.map((sitter, seat) => chair(desk, table.table, sitter, seat)))),
    count(table.people),
    cell(close),
  );
}

function chair(desk: OperatorOrders, table: string, sitter: Sitter | null, seat: number): HTMLElement {
  if (!sitter) return make('li', {}, `${seat}: free`);
  const { name, bot, who } = sitter;
  const about = `${seat}: ${name}${bot ? ` (${bot})` : ''} `;
  if (!who) return make('li', {}, about);
  const remove = desk.order({
    words: 'Remove',
    name: `Remove ${name} from table ${table}`,
    question: `Remove ${name}? If the match is running, a bot plays on.`,
    work: () => desk.requests.ask('DELETE', `tables/${part(table)}/seats/${seat}`),
    done: `${name} was removed.`,
  });
  return make('li', {}, about, code(who), ' ', remove);
}

export function peopleSheet({ people }: People): HTMLElement {
  const rows = people.map(({ who, address, table, seat }) =>
    row(
      cell(code(who || 'no key')),
      cell(address),
      cell(code(table)),
      cell(seat === null ? 'watching' : `seat ${seat}`),
    ),
  );
  const columns = [words('Who'), words('Address'), words('Table'), words('As')];
  return sheet('Connected', list('Connected', columns, rows, 'Nobody is connected.'));
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
  const why = textField({ maxlength: '200', value: 'against the house rules' });
  const ban = (): void => {
    const named = whom.value.trim();
    const body = {
      ...(/[.:/]/.test(named) ? { range: named } : { who: named }),
      hours: Number(hours.value),
      why: why.value,
    };
    void desk.carryOut(
      () => desk.requests.ask<Ban>('POST', 'bans', body),
      (made) => `Banned for ${made.hours} hours.`,
    );
  };
  const columns = [words('Whom'), numbers('Hours left'), words('Reason'), words('What to do')];
  return sheet(
    'Bans',
    list(
      'Bans',
      columns,
      bans.map((each) => banRow(desk, each)),
      'Nobody is banned.',
    ),
    form(
      ban,
      field('Whom: a key or addresses (203.0.113.0/24)', whom),
      field('Hours', hours),
      field('Reason, which they read', why),
      make('button', {}, 'Ban'),
    ),
  );
}

function banRow(desk: OperatorOrders, { id, who, range, hours, why }: Ban): HTMLElement {
  const whom = who ?? range ?? '';
  const lift = desk.order({
    words: 'Lift',
    name: `Lift the ban of ${whom}`,
    work: () => desk.requests.ask('DELETE', `bans/${part(id)}`),
    done: 'The ban is lifted.',
  });
  return row(cell(code(whom)), count(hours), cell(why), cell(lift));
}

export function daysSheet({ days }: Days): HTMLElement {
  const columns = [
    words('Day'),
    numbers('Tables'),
    numbers('Matches ended'),
    numbers('Chairs taken'),
    numbers('Actions'),
    numbers('Reports'),
  ];
  const rows = days
    .slice(0, 31)
    .map(({ day, tables, matches, seats, actions, reports }) =>
      row(
        make('th', { scope: 'row' }, day),
        ...[tables, matches, seats, actions, reports].map((figure) => count(figure)),
      ),
    );
  return sheet('Days', list('Days', columns, rows, 'Nothing has been counted yet.'));
}
