// The files for containers say only what the command knows: compose.yaml and the chart are read as their programs would
// read them, and every option in them is one of `messdeck serve`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './prepare.mjs';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const OPTIONS = new Set(read('packages/cli/src/program.ts').match(/(?<=option\(\s*')--[a-z-]+/g));
const optionsIn = (words: readonly string[]): string[] =>
  words.filter((word) => word.startsWith('--')).map((word) => word.replace(/=.*/, ''));
const mustKnow = (words: readonly string[]): void => {
  expect(words[0]).toBe('serve');
  expect(optionsIn(words).filter((option) => !OPTIONS.has(option))).toEqual([]);
};

interface Service {
  readonly profiles: readonly string[];
  readonly command?: readonly string[];
  readonly build?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
}

test('compose.yaml has one node with a file, or two with PostgreSQL behind Caddy', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
    volumes: object;
  };
  const of = (profile: string): string[] =>
    Object.entries(services).flatMap(([name, { profiles }]) => (profiles.includes(profile) ? [name] : []));
  expect(of('one')).toEqual(['messdeck']);
  expect(of('two')).toEqual(['first', 'second', 'postgres', 'caddy']);
  for (const name of ['messdeck', 'first', 'second']) {
    const { command = [], read_only: fixed, cap_drop: dropped } = services[name];
    mustKnow(command);
    expect([fixed, dropped]).toEqual([true, ['ALL']]);
  }
  for (const name of ['first', 'second']) {
    expect(services[name].environment?.['DATABASE_URL']).toMatch(/^postgres:\/\/.*@postgres\/messdeck$/);
    expect(services[name].command).toContain(`http://${name}:4849`);
    expect(services['caddy'].command).toContain(`${name}:4848`);
  }
  const named = Object.values(services).flatMap(({ volumes: each = [] }) =>
    each.map((one) => one.split(':')[0]),
  );
  expect(named.sort()).toEqual(Object.keys(volumes).sort());
});

/** As helm would fill in our template: values, and branches that ask for one value. */
function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  const taken: boolean[] = [];
  const lines: string[] = [];
  for (const line of template.split('\n')) {
    const [, word, rest = ''] = /^\{\{- (if|else|end|fail)\b(.*)\}\}$/.exec(line) ?? [];
    if (word === 'if')
      taken.push(rest.trim() === '.Values.databaseSecret' ? values['databaseSecret'] !== '' : false);
    else if (word === 'else') taken.push(!taken.pop());
    else if (word === 'end') taken.pop();
    else if (word === undefined && taken.every(Boolean)) lines.push(line);
  }
  return lines
    .join('\n')
    .replace(/\{\{ \.Release\.Name \}\}/g, 'cards')
    .replace(/\{\{- toJson \.Values\.(\w+) \| nindent \d+ \}\}/g, (_, name) => JSON.stringify(values[name]))
    .replace(/\{\{ \.Values\.(\w+) \}\}/g, (_, name: string) => {
      expect(Object.keys(values)).toContain(name);
      return String(values[name]);
    });
}

test.each([
  ['a file on a volume', {}],
  ['a database', { databaseSecret: 'tables', replicas: 2 }],
])('the chart makes a set of nodes with %s', (_, more) => {
  expect(parse(read('chart/Chart.yaml'))).toMatchObject({ apiVersion: 'v2', name: 'messdeck' });
  const values = { ...(parse(read('chart/values.yaml')) as Record<string, unknown>), ...more };
  const filled = fill(read('chart/templates/messdeck.yaml'), values);
  expect(filled).not.toContain('{{');
  const documents = parseAllDocuments(filled).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
  expect(documents.map(({ kind }) => kind)).toEqual(['Service', 'Service', 'StatefulSet']);
  const { spec } = documents[2].spec.template;
  const [{ args, volumeMounts, securityContext, readinessProbe }] = spec.containers;
  mustKnow(args);
  expect(optionsIn(args).includes('--inner')).toBe('databaseSecret' in more);
  expect(securityContext.readOnlyRootFilesystem).toBe(true);
  expect(spec.securityContext.runAsUser).toBeGreaterThan(1000);
  expect(readinessProbe.httpGet.path).toBe('/readyz');
  const volumes = [...(spec.volumes ?? []), ...(documents[2].spec.volumeClaimTemplates ?? [])];
  expect(volumes.map(({ name, metadata }) => name ?? metadata.name)).toEqual(
    volumeMounts.map(({ name }: { name: string }) => name),
  );
});

test('the Dockerfile has two stages, a user without rights, and a look at its health', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
  expect(dockerfile).toMatch(/^USER \d+:\d+$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  mustKnow(JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]));
});
