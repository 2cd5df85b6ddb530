// The seal of a match that was played on a server: what was committed to before each shuffle, who contributed, whether
// the cards came from that, and what all of it does not prove.

import { isFault, type MatchRecord } from '@messdeck/engine';
import type { Seals, Verified } from '@messdeck/engine/sealed';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/replay.tsx';
import { SheetDialog } from '../shared/sheet-dialog.tsx';
import { heardOf } from '../sources/remote/own-seals.ts';
import type { ReplayFrames } from '../sources/replay/replay-frames.ts';

export function Seal({
  film,
  close,
}: {
  readonly film: ReplayFrames;
  readonly close: () => void;
}): JSX.Element {
  const { record, game } = film;
  const found = useSignal<Verified | { readonly error: string } | undefined>(undefined);
  useEffect(() => {
    void import('@messdeck/engine/sealed').then(({ verify }) => {
      found.value = verify(record, game);
    });
  }, [film]);
  const verdict = found.value;
  return (
    <SheetDialog title={words.seal} close={close}>
      <div class="seal-grid">
        {verdict === undefined && <p role="status">{words.shufflingEveryHandAgain}</p>}
        {verdict && isFault(verdict) && (
          <p role="status" class="broken">
            <b>{words.sealBroken}</b> {verdict.error}
          </p>
        )}
        {verdict && !isFault(verdict) && <Opened record={record} seals={record.seals!} />}
        <details>
          <summary>{words.notProved}</summary>
          <p>{words.limitsOfSeal}</p>
        </details>
      </div>
    </SheetDialog>
  );
}

function Opened({ record, seals }: { readonly record: MatchRecord; readonly seals: Seals }): JSX.Element {
  const titles = titlesOf(record, seals);
  return (
    <>
      <p role="status">{words.sealHolds()}</p>
      <Witness record={record} seals={seals} />
      <ol class="seal-list">
        {seals.draws.map(({ commit, secret, given }, at) => (
          <li key={commit}>
            <h3>{titles[at]}</h3>
            <p>{gaveIn(record, given)}</p>
            <details>
              <summary>{words.lockedInAs(commit.slice(0, 16))}</summary>
              <dl>
                <dt>SHA-256</dt>
                <dd>{commit}</dd>
                <dt>{words.secret}</dt>
                <dd>{secret}</dd>
                {given.map((bits, seat) => [
                  <dt key={`name ${seat}`}>{record.seats[seat].name}</dt>,
                  <dd key={`bits ${seat}`}>{bits ?? words.nothing}</dd>,
                ])}
              </dl>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What each draw was for: the cut, the hands as they are counted, and what was shuffled again in the middle of one. */
function titlesOf({ log }: MatchRecord, { draws }: Seals): string[] {
  const drawn = log.filter(({ by }) => by === 'chance');
  let hands = 0;
  return drawn.map((event, at) => {
    if (event.do.startsWith('cut')) return words.cut;
    if (draws[at].draw > 0 && hands > 0) return words.handReshuffled(hands);
    hands++;
    return words.handAt(hands);
  });
}

/** What this browser itself heard and gave, where it sat at that table. */
function Witness({ record, seals }: { readonly record: MatchRecord; readonly seals: Seals }): JSX.Element {
  const lines = record.seats.flatMap((_, seat) => {
    const heard = heardOf(seals.match, seat);
    const known = seals.draws.filter(({ commit }) => heard[commit] !== undefined);
    if (Object.keys(heard).length === 0) return [];
    const missing = known.filter(({ commit, given }) => given[seat] !== heard[commit]).length;
    const strange = Object.keys(heard).filter(
      (commit) => !seals.draws.some((one) => one.commit === commit),
    ).length;
    return [
      words.heardLocks({
        heard: known.length,
        locks: seals.draws.length,
        bits: bitsSaid(known.length, missing),
      }),
      ...(strange > 0 ? [words.unknownLock] : []),
    ];
  });
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

function bitsSaid(heard: number, missing: number): string {
  if (missing === 0) return words.ownBitsIn;
  return words.ownBitsMissing(missing === heard ? words.allOfThem : words.someOfThem(missing));
}

function gaveIn({ seats }: MatchRecord, given: readonly (string | null)[]): string {
  const names = seats.filter((_, seat) => given[seat] !== null).map(({ name }) => name);
  if (names.length === 0) return words.noBits;
  const list =
    names.length === 1 ? names[0] : words.and({ names: names.slice(0, -1).join(', '), last: names.at(-1) });
  return words.addedBits(list);
}
