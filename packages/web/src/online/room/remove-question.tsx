// Before the host removes somebody: what that means, and a way out.

import type { JSX } from 'preact';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { STAND_IN } from '../words.ts';

interface QuestionProps {
  /** The match is running: a bot plays on for good. */
  readonly playing: boolean;
  readonly name: string;
  /** The table is private: its invitation is renewed. */
  readonly renews: boolean;
  readonly remove: () => void;
  readonly close: () => void;
}

export function RemoveQuestion({ playing, name, renews, remove, close }: QuestionProps): JSX.Element {
  return (
    <SheetDialog title={`Remove ${name}?`} close={close}>
      <p>
        {playing
          ? `A ${STAND_IN} takes the chair, under its own name, for the rest of the match. ${name} can’t come back to it.`
          : `${name}’s chair will be open.`}
        {renews &&
          ` The invitation gets a new link${playing ? ', under Invite a friend below the score sheet' : ''}; the old one stops working.`}
      </p>
      <form method="dialog" class="chair-do">
        <button type="submit" class="btn remove" data-action="make room" onClick={remove}>
          Remove {name}
        </button>
        <button type="submit" class="btn">
          Keep {name} at the table
        </button>
      </form>
    </SheetDialog>
  );
}
