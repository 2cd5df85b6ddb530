// The law of replay: a record played again gives the same scores and, to every seat, the same stream.

import { Match, makeRecord } from '../src/index.ts';
import type { Fail } from './broken.ts';
import type { Watched } from './watched.ts';

export function lawfulReplay(match: Match, watched: readonly Watched[], fail: Fail): void {
  const record = makeRecord(match, []);
  const again = new Match(match.game, match.rules, match.seats);
  const streams = watched.map(({ seat }) => {
    const stream: string[] = [];
    again.watch(seat, (entry) => stream.push(JSON.stringify(entry)));
    return stream;
  });
  for (const event of JSON.parse(JSON.stringify(record.log)) as typeof record.log) {
    const refusal = again.act(event.by, event.do);
    if (refusal) fail(`replay equals play: ${refusal.refused}`);
  }
  watched.forEach((one, i) => {
    if (streams[i].join('\n') !== one.stream.join('\n'))
      fail(`replay gives seat ${one.seat} the same stream`);
  });
  const { hands, result } = makeRecord(again, []);
  if (JSON.stringify({ hands, result }) !== JSON.stringify({ hands: record.hands, result: record.result })) {
    fail('replay gives the same scores');
  }
}
