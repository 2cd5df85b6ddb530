// What the operator does besides: answers reports, announces a restart, hands out or deletes what is kept about a person.

import * as words from '#words/office.ts';
import { code, field, form, make, sheet, soft, textField } from './elements.ts';
import type { OperatorOrders } from './operator-orders.ts';
import type { Report, Reports } from './requests.ts';

const part = encodeURIComponent;

export function reportsSheet(desk: OperatorOrders, { reports }: Reports): HTMLElement {
  const waiting = reports.filter(({ answer }) => answer === undefined).length;
  const shown =
    reports.length > 0 ? reports.map((report) => article(desk, report)) : [soft(words.thereNoReports)];
  return sheet(waiting > 0 ? words.reportsWaiting(waiting) : words.reports, ...shown);
}

function article(desk: OperatorOrders, report: Report): HTMLElement {
  const { by, about, table, game, reason, answer } = report;
  const [reporter, reported] = [by, about].map(({ name }) => make('strong', {}, name));
  const head = make('p', {}, reporter, ' ', code(by.who), words.reportsVerb, reported, ' ', code(about.who));
  head.append(words.seatAt(about.seat), code(table), ` (${game}): ${reason}`);
  return make(
    'article',
    { class: 'report', 'aria-label': words.nameAbout({ name: by.name, about: about.name }) },
    head,
    heard(words.saidBefore, report.said),
    heard(words.playedBefore, report.played),
    answer === undefined ? answerForm(desk, report.id) : make('p', {}, words.youAnswered(answer)),
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
      words.reporterCanRead,
    );
  return form(send, field(words.yourAnswer, answer), make('button', {}, words.answer));
}

export function noticeSheet(desk: OperatorOrders): HTMLElement {
  const text = textField({
    maxlength: '200',
    value: words.restartNotice,
  });
  const minutes = make('input', { type: 'number', min: '0', max: '10080', value: '5', required: '' });
  const announce = (): void => {
    const body = { text: text.value, minutes: Number(minutes.value) };
    void desk.carryOut(() => desk.requests.ask('POST', 'notice', body), words.everybodyCanRead);
  };
  const takeBack = (): void =>
    void desk.carryOut(() => desk.requests.ask('DELETE', 'notice'), words.announcementGone);
  return sheet(
    words.announceRestart,
    form(
      announce,
      field(words.whatPlayersRead, text),
      field(words.minutes, minutes),
      make('button', {}, words.announce),
      make('button', { type: 'button', onclick: takeBack }, words.takeItBack),
    ),
  );
}

export function personSheet(desk: OperatorOrders): HTMLElement {
  const who = textField({ minlength: '8', maxlength: '43' });
  const save = (): void =>
    void desk.carryOut(async () => {
      saveAs(await desk.requests.ask<{ who: string }>('GET', `people/${part(who.value.trim())}`));
    }, words.everythingInFile);
  const drop = async (): Promise<void> => {
    const person = who.value.trim();
    const question = words.deleteQuestion(person);
    if (person !== '' && (await desk.isSure(question)))
      await desk.carryOut(
        () => desk.requests.ask('DELETE', `people/${part(person)}`),
        words.nothingKept(person),
      );
  };
  return sheet(
    words.whatIsKept,
    form(
      save,
      field(words.whoByKey, who),
      make('button', {}, words.saveAsFile),
      make('button', { type: 'button', class: 'danger', onclick: () => void drop() }, words.deleteIt),
    ),
  );
}

function saveAs(kept: { readonly who: string }): void {
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  make('a', { href: address, download: `messdeck-${kept.who}.json` }).click();
  URL.revokeObjectURL(address);
}
