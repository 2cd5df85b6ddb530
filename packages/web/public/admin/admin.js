// The operator's office as a page: the requests of /api/admin (docs/hosting.md), nothing else. The key stays in this tab.

const office = document.getElementById('office');
const told = document.getElementById('told');
const question = document.getElementById('question');
const KEPT = 'messdeck operator';

let key = sessionStorage.getItem(KEPT) ?? '';

/** An element with attributes, handlers and what is in it; text stays text. */
function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) element.addEventListener(attribute.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(attribute, value);
  }
  element.append(...inside.filter((each) => each !== undefined));
  return element;
}

function say(sentence, trouble = false) {
  told.textContent = sentence;
  told.className = trouble ? 'trouble' : '';
}

async function ask(method, path, body) {
  const reply = await fetch(`api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (reply.status === 204) return {};
  const answer = await reply.json();
  if (reply.ok) return answer;
  throw Object.assign(new Error(answer.detail), { status: reply.status });
}

/** Does something, says what came of it, and shows how everything is now. */
async function carryOut(work, sentence) {
  try {
    const done = await work();
    await show();
    say(typeof sentence === 'function' ? sentence(done) : sentence);
  } catch (error) {
    say(error.message, true);
    if (error.status === 401) leave();
  }
}

function sure(words) {
  document.getElementById('question-words').textContent = words;
  question.returnValue = 'no';
  question.showModal();
  return new Promise((resolve) =>
    question.addEventListener('close', () => resolve(question.returnValue === 'yes'), { once: true }),
  );
}

function order(words, name, danger, work, sentence) {
  const press = async () => {
    if (!danger || (await sure(danger))) await carryOut(work, sentence);
  };
  return make(
    'button',
    { type: 'button', class: danger ? 'small danger' : 'small', 'aria-label': name, onclick: press },
    words,
  );
}

function sheet(title, ...inside) {
  const id = `about-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return make('section', { class: 'sheet', 'aria-labelledby': id }, make('h2', { id }, title), ...inside);
}

function list(name, heads, rows, none) {
  if (rows.length === 0) return make('p', { class: 'soft' }, none);
  const head = ({ words, num }) => make('th', { scope: 'col', class: num && 'num' }, words);
  const table = make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...heads.map(head))),
    make('tbody', {}, ...rows),
  );
  // Wide lists scroll, by keyboard too.
  return make('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': name }, table);
}

const words = (text) => ({ words: text });
const number = (text) => ({ words: text, num: true });
const cell = (...inside) => make('td', {}, ...inside);
const count = (value) => make('td', { class: 'num' }, String(value));
const part = encodeURIComponent;

// ── What there is ─────────────────────────────────────────────────────────────────────────────────────────────────

function tablesSheet({ tables, stored }) {
  const sitter = (table, seat, at) => {
    if (!seat) return make('li', {}, `${at}: free`);
    const who = seat.who && make('code', {}, seat.who);
    const remove =
      seat.who &&
      order(
        'Remove',
        `Remove ${seat.name} from table ${table.table}`,
        `Remove ${seat.name}? A bot plays on if the match runs.`,
        () => ask('DELETE', `tables/${part(table.table)}/seats/${at}`),
        `${seat.name} was removed.`,
      );
    return make('li', {}, `${at}: ${seat.name}${seat.bot ? ` (${seat.bot})` : ''} `, who, ' ', remove);
  };
  const row = (table) =>
    make(
      'tr',
      {},
      cell(make('code', {}, table.table)),
      cell(`${table.game}, ${table.state}${table.public ? ', public' : ''}`),
      cell(make('ul', {}, ...table.seats.map((seat, at) => sitter(table, seat, at)))),
      count(table.people),
      cell(
        order(
          'Close',
          `Close table ${table.table}`,
          'Close this table? It is deleted with its match and its talk.',
          () => ask('DELETE', `tables/${part(table.table)}`),
          'The table is closed.',
        ),
      ),
    );
  const heads = [words('Table'), words('Game'), words('Seats'), number('Here'), words('What to do')];
  return sheet(
    'Tables',
    make('p', { class: 'soft' }, `In use: ${tables.length}. Stored: ${stored}.`),
    list('Tables in use', heads, tables.map(row), 'Nobody plays at the moment.'),
  );
}

function peopleSheet({ people }) {
  const row = ({ who, address, table, seat }) =>
    make(
      'tr',
      {},
      cell(make('code', {}, who || 'nobody')),
      cell(address),
      cell(make('code', {}, table)),
      cell(seat === null ? 'looks on' : `seat ${seat}`),
    );
  const heads = [words('Who'), words('Address'), words('Table'), words('As')];
  return sheet('Connected', list('Connected', heads, people.map(row), 'Nobody is connected.'));
}

function reportsSheet({ reports }) {
  const heard = (name, lines) =>
    lines.length > 0 &&
    make(
      'div',
      {},
      make('p', { class: 'soft' }, name),
      make(
        'ul',
        { class: 'heard', tabindex: '0', 'aria-label': name },
        ...lines.map((line) => make('li', {}, line)),
      ),
    );
  const one = ({ id, table, game, by, about, reason, said, played, answer }) => {
    const field = make('input', { class: 'wide', required: '', maxlength: '500' });
    const send = (event) => {
      event.preventDefault();
      void carryOut(
        () => ask('POST', `reports/${part(id)}/answer`, { answer: field.value }),
        'The reporter reads your answer.',
      );
    };
    return make(
      'article',
      { class: 'report', 'aria-label': `${by.name} about ${about.name}` },
      make(
        'p',
        {},
        make('strong', {}, by.name),
        ' ',
        make('code', {}, by.who),
        ' reports ',
        make('strong', {}, about.name),
        ' ',
        make('code', {}, about.who),
        `, seat ${about.seat} at `,
        make('code', {}, table),
        ` (${game}): ${reason}`,
      ),
      heard('Said before', said) || undefined,
      heard('Played before', played) || undefined,
      answer === undefined
        ? make(
            'form',
            { class: 'row', onsubmit: send },
            make('label', {}, 'Your answer', field),
            make('button', {}, 'Answer'),
          )
        : make('p', {}, `You answered: ${answer}`),
    );
  };
  const waiting = reports.filter(({ answer }) => answer === undefined).length;
  const shown =
    reports.length > 0 ? reports.map(one) : [make('p', { class: 'soft' }, 'Nobody has reported anybody.')];
  return sheet(waiting > 0 ? `Reports: ${waiting} wait` : 'Reports', ...shown);
}

function bansSheet({ bans }) {
  const whom = make('input', { class: 'wide', required: '', maxlength: '60', autocomplete: 'off' });
  const hours = make('input', {
    type: 'number',
    min: '0.1',
    max: '8760',
    step: 'any',
    value: '24',
    required: '',
  });
  const why = make('input', {
    class: 'wide',
    required: '',
    maxlength: '200',
    value: 'against the rules of the house',
  });
  const send = (event) => {
    event.preventDefault();
    const target = /[.:/]/.test(whom.value) ? { range: whom.value.trim() } : { who: whom.value.trim() };
    const body = { ...target, hours: Number(hours.value), why: why.value };
    void carryOut(
      () => ask('POST', 'bans', body),
      ({ hours: rest }) => `Banned for ${rest} hours.`,
    );
  };
  const row = ({ id, who, range, hours: rest, why: reason }) =>
    make(
      'tr',
      {},
      cell(make('code', {}, who ?? range)),
      count(rest),
      cell(reason),
      cell(
        order(
          'Lift',
          `Lift the ban of ${who ?? range}`,
          '',
          () => ask('DELETE', `bans/${part(id)}`),
          'The ban is lifted.',
        ),
      ),
    );
  const heads = [words('Whom'), number('Hours left'), words('Reason'), words('What to do')];
  return sheet(
    'Bans',
    list('Bans', heads, bans.map(row), 'Nobody is banned.'),
    make(
      'form',
      { class: 'row', onsubmit: send },
      make('label', {}, 'Whom: a key or addresses (203.0.113.0/24)', whom),
      make('label', {}, 'Hours', hours),
      make('label', {}, 'Reason, which they read', why),
      make('button', {}, 'Ban'),
    ),
  );
}

function noticeSheet() {
  const text = make('input', {
    class: 'wide',
    required: '',
    maxlength: '200',
    value: 'The server restarts. Your match goes on by itself.',
  });
  const minutes = make('input', { type: 'number', min: '0', max: '10080', value: '5', required: '' });
  const send = (event) => {
    event.preventDefault();
    const body = { text: text.value, minutes: Number(minutes.value) };
    void carryOut(() => ask('POST', 'notice', body), 'Everybody at a table reads it now.');
  };
  return sheet(
    'Announce a restart',
    make(
      'form',
      { class: 'row', onsubmit: send },
      make('label', {}, 'What players read', text),
      make('label', {}, 'In minutes', minutes),
      make('button', {}, 'Announce'),
      make(
        'button',
        {
          type: 'button',
          onclick: () => carryOut(() => ask('DELETE', 'notice'), 'Nothing is announced any more.'),
        },
        'Take it back',
      ),
    ),
  );
}

function personSheet() {
  const who = make('input', {
    class: 'wide',
    required: '',
    minlength: '8',
    maxlength: '43',
    autocomplete: 'off',
  });
  const save = (event) => {
    event.preventDefault();
    void carryOut(async () => {
      const kept = await ask('GET', `people/${part(who.value.trim())}`);
      const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' });
      const address = URL.createObjectURL(file);
      make('a', { href: address, download: `messdeck-${kept.who}.json` }).click();
      URL.revokeObjectURL(address);
    }, 'Everything kept about this person is in the file.');
  };
  const drop = async () => {
    const person = who.value.trim();
    if (
      person !== '' &&
      (await sure(`Delete everything kept about ${person}? Bots play on in running matches.`))
    )
      await carryOut(() => ask('DELETE', `people/${part(person)}`), `Nothing of ${person} is kept any more.`);
  };
  return sheet(
    'What is kept about a person',
    make(
      'form',
      { class: 'row', onsubmit: save },
      make('label', {}, 'Who: the key as the lists show it', who),
      make('button', {}, 'Save as a file'),
      make('button', { type: 'button', class: 'danger', onclick: drop }, 'Delete'),
    ),
  );
}

function daysSheet({ days }) {
  const heads = [
    words('Day'),
    number('Tables'),
    number('Matches ended'),
    number('Chairs taken'),
    number('Actions'),
    number('Reports'),
  ];
  const row = ({ day, tables, matches, seats, actions, reports }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, day),
      ...[tables, matches, seats, actions, reports].map(count),
    );
  return sheet('Days', list('Days', heads, days.slice(0, 31).map(row), 'Nothing has been counted yet.'));
}

async function show() {
  const [tables, people, reports, bans, days] = await Promise.all(
    ['tables', 'people', 'reports', 'bans', 'days'].map((what) => ask('GET', what)),
  );
  office.replaceChildren(
    reportsSheet(reports),
    tablesSheet(tables),
    peopleSheet(people),
    bansSheet(bans),
    noticeSheet(),
    personSheet(),
    daysSheet(days),
  );
  sessionStorage.setItem(KEPT, key);
  open(true);
}

function open(inside) {
  office.hidden = !inside;
  document.getElementById('enter').hidden = inside;
  document.getElementById('leave').hidden = !inside;
}

function leave() {
  key = '';
  sessionStorage.removeItem(KEPT);
  office.replaceChildren();
  open(false);
}

document.getElementById('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  key = document.getElementById('key').value.trim();
  document.getElementById('key').value = '';
  void carryOut(
    async () => undefined,
    'The office is open. This page shows how things were when you came or last did something.',
  );
});
document.getElementById('leave').addEventListener('click', () => {
  leave();
  say('You have left the office.');
});
if (key !== '') void carryOut(async () => undefined, '');
