// The invitation: a link and its QR code, to show on a phone or to send; and the link to look on.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { CopyButton } from '../copy-button.tsx';
import { renewInvitation } from './invitations.ts';
import { LinkRow } from './link-row.tsx';
import { linkTo } from './link-to.ts';
import { QrCode } from './qr-code.tsx';

interface Links {
  readonly id: string;
  /** None where anybody may come, or where the one we had was renewed elsewhere. */
  readonly invite: string | undefined;
  readonly watch: string | undefined;
  /** Anybody may come and look on. */
  readonly open: boolean;
  readonly isHost: boolean;
}

export function Invitation(links: Links): JSX.Element {
  return (
    <aside class="slip invite" aria-labelledby="ask-in">
      <h2 id="ask-in">{words.inviteYourFriends}</h2>
      <InvitationLinks {...links} />
      <p class="soft">
        <a href={`#/t/${links.id}/${links.invite ?? ''}/more`} target="_blank" rel="noreferrer">
          {words.anotherPlayerHere}
        </a>
      </p>
    </aside>
  );
}

export function InvitationLinks({ id, invite, watch, open, isHost }: Links): JSX.Element {
  const watching = watch === undefined ? open && linkTo('watch', id) : linkTo('watch', id, watch);
  return (
    <>
      {(invite !== undefined || open) && <Link link={linkTo('t', id, ...(invite ? [invite] : []))} />}
      {isHost && !open && <NewLink id={id} has={invite !== undefined} />}
      {watching && (
        <p class="soft">
          {words.watchOnly(
            <CopyButton text={watching} link={watching} kind="linklike" label={words.copySpectatorLink} />,
          )}
        </p>
      )}
    </>
  );
}

function Link({ link }: { readonly link: string }): JSX.Element {
  const share = async (): Promise<void> => {
    await navigator.share({ title: words.shareTitle, url: link }).catch(() => undefined);
  };
  return (
    <>
      <div class="both">
        <QrCode text={link} says={words.qrOfInvitation} />
        <div>
          <p>{words.scanOrSend}</p>
          {'share' in navigator && (
            <button type="button" class="btn small" onClick={() => void share()}>
              {words.share}
            </button>
          )}
        </div>
      </div>
      <LinkRow link={link} label={words.invitationLink} of="invite" />
    </>
  );
}

/** Makes a new link, after which the one that was sent opens nothing. */
function NewLink({ id, has }: { readonly id: string; readonly has: boolean }): JSX.Element {
  const said = useSignal('');
  const make = async (): Promise<void> => {
    try {
      await renewInvitation(id);
      said.value = has ? words.oldLinkNoLonger : '';
    } catch (error) {
      said.value = reasonOf(error);
    }
  };
  return (
    <p class="new-link soft">
      <button type="button" class="btn small" data-action="new link" onClick={() => void make()}>
        {words.newLink}
      </button>
      <span role="status">{said.value || (has ? words.oldLinkWillStop : words.makeOne)}</span>
    </p>
  );
}
