// What a host can do about a member; all of it stands in the club's book.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/clubs.ts';
import { reasonOf } from '../../shared/reason.ts';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { ask } from '../../sources/remote/api.ts';
import { AskOnce } from '../ask-once.tsx';

export interface Member {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly host?: true;
  readonly mutedUntil?: number;
}

interface MemberSheetProps {
  readonly club: string;
  readonly member: Member;
  readonly changed: () => Promise<void>;
  readonly close: () => void;
}

const A_DAY = 24;

export function MemberSheet({ club, member, changed, close }: MemberSheetProps): JSX.Element {
  const trouble = useSignal('');
  const removing = useSignal(false);
  const path = `/clubs/${club}/members/${member.person}`;
  const act = async (body: object): Promise<void> => {
    trouble.value = '';
    try {
      await ask('PUT', path, { body });
      await changed();
      close();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  const isMuted = member.mutedUntil !== undefined;
  return (
    <SheetDialog title={member.name} close={close}>
      <div class="do-list">
        <button
          type="button"
          class="btn"
          data-action="mute"
          onClick={() => void act({ mutedHours: isMuted ? 0 : A_DAY })}
        >
          {isMuted ? words.unmute : words.mute}
          {!isMuted && <small>{words.muteMeans}</small>}
        </button>
        <button
          type="button"
          class="btn"
          data-action="make host"
          onClick={() => void act({ host: member.host !== true })}
        >
          {member.host ? words.endHost : words.makeHost(member.name)}
          {!member.host && <small>{words.makeHostMeans}</small>}
        </button>
        <button
          type="button"
          class="btn grave"
          data-action="remove member"
          aria-expanded={removing.value}
          onClick={() => (removing.value = !removing.value)}
        >
          {words.remove}
          <small>{words.removeMeans}</small>
        </button>
        {removing.value && (
          <AskOnce
            sentence={words.sureRemove(member.name)}
            yes={words.remove}
            no={words.keep}
            act={async () => {
              await ask('DELETE', path);
              await changed();
              close();
            }}
            leave={() => (removing.value = false)}
          />
        )}
      </div>
      <p>{words.inTheOpen}</p>
      <p role="alert">{trouble.value}</p>
    </SheetDialog>
  );
}
