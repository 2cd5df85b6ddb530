// What every store must do, whatever it is made of. Each test is handed a fresh store.

import { expect, test } from 'vitest';
import { sizeOf } from './size.ts';
import { type Commit, Conflict, type KeptTable, type PaperKind, type Store } from './store.ts';

export function keptTable(id: string, more: Partial<KeptTable> = {}): KeptTable {
  return {
    id,
    game: 'do-boy',
    edition: 1,
    rules: { match: 'hand' },
    seats: [{ name: 'Ann', owner: 'hash-of-ann' }, null, null, null],
    host: 0,
    state: 'waiting',
    public: false,
    chat: true,
    invite: 'hash-of-invite',
    watch: 'hash-of-watch',
    made: 1000,
    ...more,
  };
}

const made = (id: string, more: Partial<KeptTable> = {}, at = 1000): Commit => ({
  table: id,
  at,
  kept: keptTable(id, more),
  keys: [`key-${id}`],
});

const action = (id: string, seq: number, at = 1000): Commit => ({
  table: id,
  at,
  action: { seq, from: seq, events: [{ by: 1, do: `play I${seq + 1}`, move: seq }] },
});

const answer = { scope: 'once', key: 'name', body: 'asked', sealed: 'sealed' };

export function storeConforms(open: () => Promise<Store>): void {
  test('what is committed is found again, in its order', async () => {
    const store = await open();
    await store.commit(made('a'));
    await Promise.all([0, 1, 2].map((seq) => store.commit(action('a', seq))));
    await store.commit({ table: 'a', at: 5, talk: { seq: 0, seat: 1, text: 'Grüße 👋' } });
    await store.commit({ table: 'a', at: 5, seal: { seq: 0, hand: 0, draw: 0, secret: 'c0ffee' } });
    await store.commit({ ...action('a', 3), seal: { seq: 1, given: ['ab', null] } });
    expect(await store.load('a')).toEqual({
      kept: keptTable('a'),
      actions: [0, 1, 2, 3].map((seq) => ({
        from: seq,
        events: [{ by: 1, do: `play I${seq + 1}`, move: seq }],
      })),
      talk: [{ seat: 1, text: 'Grüße 👋' }],
      seals: [{ hand: 0, draw: 0, secret: 'c0ffee' }, { given: ['ab', null] }],
      size: expect.any(Number),
    });
    expect(await store.load('b')).toBeUndefined();
    await store.close();
  });

  test('a long match is found whole', async () => {
    const store = await open();
    await store.commit(made('a'));
    await Promise.all(Array.from({ length: 1000 }, (_, seq) => store.commit(action('a', seq))));
    const froms = async (): Promise<number[]> => (await store.load('a'))!.actions.map(({ from }) => from);
    expect(await froms()).toEqual([...Array(1000).keys()]);
    await store.commit(action('a', 1000));
    expect(await froms()).toEqual([...Array(1001).keys()]);
    await store.close();
  });

  test('a number that is taken refuses the whole commit, and only that', async () => {
    const store = await open();
    await store.commit(made('a'));
    await store.commit(action('a', 0));
    const done = await Promise.allSettled([
      store.commit(action('a', 1)),
      store.commit({ ...action('a', 1), kept: keptTable('a', { state: 'over' }), answer }),
      store.commit(action('a', 2)),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((done[1] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
    const found = await store.load('a');
    expect(found?.kept.state).toBe('waiting');
    expect(found?.actions).toHaveLength(3);
    expect(await store.answer('once', 'name')).toBeUndefined();
    await store.close();
  });

  test('a table knows how much belongs to it: all that was ever added, and what was refused is not', async () => {
    const store = await open();
    const commits = [made('a'), action('a', 0), { ...action('a', 1), answer }, made('b')];
    for (const commit of commits) await store.commit(commit);
    await expect(store.commit(action('a', 1))).rejects.toBeInstanceOf(Conflict);
    const talk = { seq: 0, seat: 0, text: 'Hello' };
    const seal = { seq: 0, hand: 0, draw: 0, secret: 'c0ffee' };
    await store.commit({ table: 'a', at: 5, kept: keptTable('a'), keys: ['key-a', 'key-b'], talk, seal });
    const size = [...commits.slice(0, 3), { table: 'a', at: 5, talk, seal }].reduce(
      (sum, one) => sum + sizeOf(one),
      0,
    );
    expect((await store.load('a'))!.size).toBe(size);
    await store.close();
  });

  test('an answer lies in the commit of what it answers, and is given once', async () => {
    const store = await open();
    await store.commit(made('a'));
    await store.commit({ ...action('a', 0), answer });
    expect(await store.answer('once', 'name')).toEqual(answer);
    await expect(store.commit({ ...action('a', 1), answer })).rejects.toBeInstanceOf(Conflict);
    expect((await store.load('a'))?.actions).toHaveLength(1);
    await store.close();
  });

  test('credentials once given out are known by their hash', async () => {
    const store = await open();
    await store.commit(made('a'));
    expect(await store.knows('key-a')).toBe(true);
    expect(await store.knows('key-b')).toBe(false);
    await store.close();
  });

  test('tables are counted, whatever their state', async () => {
    const store = await open();
    await store.commit(made('closed'));
    await store.commit(made('over', { public: true, state: 'over' }));
    expect(await store.count()).toBe(2);
    await store.close();
  });

  test('stale tables are forgotten with everything that belongs to them; finished ones later', async () => {
    const store = await open();
    await store.commit({ ...made('stale', {}, 10), answer });
    await store.commit(made('played', { state: 'playing' }, 10));
    await store.commit(action('played', 0, 500));
    await store.commit(made('over', { state: 'over' }, 10));
    await store.commit(made('talks', {}, 10));
    await store.commit({ table: 'talks', at: 500, talk: { seq: 0, seat: 0, phrase: 'hello' } });
    await store.commit(made('open', {}, 10));
    const ages = { unfinished: 100, finished: 5 };
    expect(await store.stale(ages)).toBe(2);
    expect(await store.sweep(ages, 10, new Set(['open']))).toBe(1);
    expect(await store.load('stale')).toBeUndefined();
    expect(await store.knows('key-stale')).toBe(false);
    expect(await store.answer('once', 'name')).toBeUndefined();
    expect(await store.load('played')).toBeDefined();
    for (const id of ['over', 'talks', 'open']) expect(await store.load(id)).toBeDefined();
    await store.close();
  });

  test('papers of the house are kept, replaced, thrown away one by one and when their time is over', async () => {
    const store = await open();
    const paper = (kind: PaperKind, id: string, at: number, until: number, text = '{}'): Promise<void> =>
      store.file({ kind, id, at, until, text });
    await paper('ban', 'late', 20, 900);
    await paper('ban', 'early', 10, 100);
    await paper('report', 'early', 10, 500, '{"a":"“ü”"}');
    await paper('ban', 'late', 30, 800, '{"again":true}');
    expect(await store.papers('ban')).toEqual([
      { kind: 'ban', id: 'early', at: 10, until: 100, text: '{}' },
      { kind: 'ban', id: 'late', at: 30, until: 800, text: '{"again":true}' },
    ]);
    expect(await store.shredOld(100)).toBe(0);
    expect(await store.shredOld(101)).toBe(1);
    expect((await store.papers('ban')).map(({ id }) => id)).toEqual(['late']);
    await store.shred('ban', 'late');
    expect(await store.papers('ban')).toEqual([]);
    expect((await store.papers('report'))[0].text).toBe('{"a":"“ü”"}');
    await store.close();
  });

  test('jobs are kept once, the earliest due first, and put off until they are dropped', async () => {
    const store = await open();
    const job = (id: string, due: number, failed = 0) => ({
      kind: 'say',
      id,
      about: '{"a":"ü"}',
      due,
      failed,
    });
    await store.addJob(job('b', 20));
    await store.addJob(job('a', 30));
    await store.addJob(job('b', 99));
    await store.commit({ ...made('t'), jobs: [job('c', 10), job('a', 99)] });
    expect(await store.jobs(10)).toEqual([job('c', 10), job('b', 20), job('a', 30)]);
    expect(await store.jobs(1)).toEqual([job('c', 10)]);
    await store.putOff(job('c', 40, 1));
    await store.putOff(job('none', 5, 1));
    await store.dropJob('say', 'b');
    expect(await store.jobs(10)).toEqual([job('a', 30), job('c', 40, 1)]);
    await store.close();
  });

  test('whatever is kept of a credential is found and can be forgotten; a table can be dropped', async () => {
    const store = await open();
    await store.commit({ ...made('a'), keys: ['hash-of-ann', 'hash-of-roy'] });
    await store.commit({ ...made('b', { seats: [null, null], removed: ['hash-of-ann'] }), keys: [] });
    await store.commit({ ...made('c', { seats: [{ name: 'Roy', owner: 'hash-of-roy' }] }), keys: [] });
    await store.commit({ table: 'a', at: 5, talk: { seq: 0, seat: 0, text: 'One' } });
    await store.commit({ table: 'a', at: 5, talk: { seq: 1, seat: 1, text: 'Two' } });
    expect(await store.tablesOf('hash-of-an')).toEqual(['a', 'b']);
    expect(await store.tablesOf('hash-of-r')).toEqual(['c']);
    await store.unsay('a', [{ seq: 0, seat: 0, text: '…' }]);
    expect((await store.load('a'))!.talk).toEqual([
      { seat: 0, text: '…' },
      { seat: 1, text: 'Two' },
    ]);
    await store.forget('hash-of-a');
    expect([await store.knows('hash-of-ann'), await store.knows('hash-of-roy')]).toEqual([false, true]);
    await store.drop('a');
    expect(await store.load('a')).toBeUndefined();
    expect(await store.count()).toBe(2);
    expect(await store.knows('hash-of-roy')).toBe(false);
    await store.close();
  });

  test('documents are written, replaced and forgotten together, or not at all where one was not as seen', async () => {
    const store = await open();
    const put = (text: string, order = 0, group = 'g') => ({ group, order, text });
    await store.change([
      { kind: 'person', id: 'a', seen: 0, put: put('{"a":"“ü”"}', 1.5) },
      { kind: 'person', id: 'b', seen: 0, put: put('{}', 2) },
      { kind: 'key', id: 'a', seen: 0, put: put('{}', 3) },
    ]);
    expect(await store.document('person', 'a')).toEqual({
      kind: 'person',
      id: 'a',
      group: 'g',
      order: 1.5,
      version: 1,
      text: '{"a":"“ü”"}',
    });
    const ids = async (most = 9): Promise<string[]> =>
      (await store.documents('person', 'g', most)).map(({ id }) => id);
    expect([await ids(), await ids(1)]).toEqual([['b', 'a'], ['b']]);
    const stale = [
      [{ kind: 'person', id: 'a', seen: 0, put: put('new') }],
      [{ kind: 'person', id: 'a', seen: 2, put: put('new') }],
      [{ kind: 'person', id: 'a', seen: 2 }],
      [{ kind: 'person', id: 'nobody', seen: 1, put: put('new') }],
      [{ kind: 'person', id: 'nobody', seen: 1 }],
    ];
    for (const changes of stale) {
      const more = { kind: 'person', id: 'c', seen: 0, put: put('{}') };
      await expect(store.change([more, ...changes])).rejects.toBeInstanceOf(Conflict);
      expect(await store.document('person', 'c')).toBeUndefined();
    }
    await store.change([
      { kind: 'person', id: 'a', seen: 1, put: put('[1]', 9) },
      { kind: 'person', id: 'b', seen: 1 },
    ]);
    expect(await store.document('person', 'a')).toMatchObject({ version: 2, order: 9, text: '[1]' });
    expect(await ids()).toEqual(['a']);
    await store.close();
  });

  test('of two who change a document at once, one is refused', async () => {
    const store = await open();
    const change = (text: string) =>
      store.change([{ kind: 'transfer', id: 'a', seen: 1, put: { group: '', order: 5, text } }]);
    await store.change([{ kind: 'transfer', id: 'a', seen: 0, put: { group: '', order: 5, text: '' } }]);
    const done = await Promise.allSettled([change('one'), change('two'), change('three')]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await store.forgetDocuments('transfer', 5);
    expect(await store.document('transfer', 'a')).toBeDefined();
    await store.forgetDocuments('transfer', 5.5);
    expect(await store.document('transfer', 'a')).toBeUndefined();
    await store.close();
  });
}
