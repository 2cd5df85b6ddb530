// What the operator does besides: answers reports, announces a restart, hands out or deletes what is kept about a person.

import { code, field, form, make, sheet, soft, textField } from './elements.ts';
import type { OperatorOrders } from './operator-orders.ts';
import type { Report, Reports } from './requests.ts';

const part = encodeURIComponent;

export function reportsSheet(desk: OperatorOrders, { reports }: Reports): HTMLElement {
  const waiting = reports.filter(({ answer }) => answer === undefined).length;
  const shown =
    reports.length > 0 ? reports.map((report) => article(desk, report)) : [soft('There are no reports.')];
  return sheet(waiting > 0 ? `Reports: ${waiting} waiting` : 'Reports', ...shown);
}

function article(desk: OperatorOrders, report: Report): HTMLElement {
  const { by, about, table, game, reason, answer } = report;
  const [reporter, reported] = [by, about].map(({ name }) => make('strong', {}, name));
  const head = make('p', {}, reporter, ' ', code(by.who), ' reports ', reported, ' ', code(about.who));
  head.append(`, seat ${about.seat} at `, code(table), ` (${game}): ${reason}`);
  return make(
    'article',
    { class: 'report', 'aria-label': `${by.name} about ${about.name}` },
    head,
    heard('Said before', report.said),
    heard('Played before', report.played),
    answer === undefined ? answerForm(desk, report.id) : make('p', {}, `You answered: ${answer}`),
  );
}

function heard(name: string, lines: readonly string[]): HTMLElement | undefined {
  if (lines.length === 0) return undefined;
  const items = lines.map((line) => make('li', {}, line));
  return make(
    'div',
    {},
    soft(name),
    make('ul', { class: 'heard', tabindex: '0', 'aria-label': name }, ...items),
  );
}

function answerForm(desk: OperatorOrders, id: string): HTMLElement {
  const answer = textField({ maxlength: '500' });
  const send = (): void =>
    void desk.carryOut(
      () => desk.requests.ask('POST', `reports/${part(id)}/answer`, { answer: answer.value }),
      'The reporter can read your answer.',
    );
  return form(send, field('Your answer', answer), make('button', {}, 'Answer'));
}

export function noticeSheet(desk: OperatorOrders): HTMLElement {
  const text = textField({
    maxlength: '200',
    value: 'The server is about to restart. Your match will go on by itself.',
  });
  const minutes = make('input', { type: 'number', min: '0', max: '10080', value: '5', required: '' });
  const announce = (): void => {
    const body = { text: text.value, minutes: Number(minutes.value) };
    void desk.carryOut(
      () => desk.requests.ask('POST', 'notice', body),
      'Everybody at a table can read it now.',
    );
  };
  const takeBack = (): void =>
    void desk.carryOut(() => desk.requests.ask('DELETE', 'notice'), 'The announcement is gone.');
  return sheet(
    'Announce a restart',
    form(
      announce,
      field('What players read', text),
      field('In minutes', minutes),
      make('button', {}, 'Announce'),
      make('button', { type: 'button', onclick: takeBack }, 'Take it back'),
    ),
  );
}

export function personSheet(desk: OperatorOrders): HTMLElement {
  const who = textField({ minlength: '8', maxlength: '43' });
  const save = (): void =>
    void desk.carryOut(async () => {
      saveAs(await desk.requests.ask<{ who: string }>('GET', `people/${part(who.value.trim())}`));
    }, 'Everything kept about this person is in the file.');
  const drop = async (): Promise<void> => {
    const person = who.value.trim();
    const question = `Delete everything kept about ${person}? Bots play on in running matches.`;
    if (person !== '' && (await desk.isSure(question)))
      await desk.carryOut(
        () => desk.requests.ask('DELETE', `people/${part(person)}`),
        `Nothing about ${person} is kept any more.`,
      );
  };
  return sheet(
    'What is kept about a person',
    form(
      save,
      field('Who: the key as the lists show it', who),
      make('button', {}, 'Save as a file'),
      make('button', { type: 'button', class: 'danger', onclick: () => void drop() }, 'Delete'),
    ),
  );
}

function saveAs(kept: { readonly who: string }): void {
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  make('a', { href: address, download: `messdeck-${kept.who}.json` }).click();
  URL.revokeObjectURL(address);
}
