// While a match runs the host can still ask friends in: to watch, or to take over from a bot.

import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import type { ToldTable } from '../../sources/remote/api.ts';
import { keptTable } from '../../sources/remote/kept.ts';
import { InvitationLinks } from './invitation.tsx';
import { useInvitation } from './invitations.ts';

interface SheetProps {
  readonly told: ToldTable;
  readonly close: () => void;
}

export function InviteSheet({ told, close }: SheetProps): JSX.Element {
  const invite = useInvitation(told);
  return (
    <SheetDialog title={words.inviteFriend} close={close}>
      <div class="invite">
        <p>{words.friendCanWatch}</p>
        <InvitationLinks
          id={told.table}
          invite={invite}
          watch={keptTable(told.table)?.watch}
          open={told.public}
          isHost
        />
      </div>
    </SheetDialog>
  );
}
