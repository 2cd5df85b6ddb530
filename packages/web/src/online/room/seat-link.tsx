// "Take this seat to another device": a private link of the own chair, as a QR code and to copy.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/online/room.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { ask, newKey } from '../../sources/remote/api.ts';
import { LinkRow } from './link-row.tsx';
import { linkTo } from './link-to.ts';
import { QrCode } from './qr-code.tsx';

interface SeatProps {
  readonly table: string;
  readonly seat: number;
}

interface ButtonProps {
  readonly kind: string;
  readonly open: () => void;
}

export function SeatLinkButton({ kind, open }: ButtonProps): JSX.Element {
  return (
    <button type="button" class={kind} data-action="seat link" aria-haspopup="dialog" onClick={open}>
      {words.toAnotherDevice}
    </button>
  );
}

export function SeatLink({ table, seat, close }: SeatProps & { readonly close: () => void }): JSX.Element {
  const link = useSignal('');
  const trouble = useSignal('');
  useEffect(() => {
    ask<{ link: string }>('POST', `/tables/${table}/seats/${seat}/link`, { key: newKey() }).then(
      (made) => (link.value = linkTo('seat', table, seat, made.link)),
      (error: unknown) => (trouble.value = reasonOf(error)),
    );
  }, []);
  return (
    <SheetDialog title={words.toAnotherDevice} close={close}>
      {trouble.value && <p role="alert">{trouble.value}</p>}
      {link.value && <Link link={link.value} />}
      {!link.value && !trouble.value && <p role="status">{words.makingLink}</p>}
    </SheetDialog>
  );
}

function Link({ link }: { readonly link: string }): JSX.Element {
  return (
    <div class="seat-link">
      <QrCode text={link} says={words.qrOfSeat} />
      <p>{words.scanThis}</p>
      <LinkRow link={link} label={words.linkToSeat} of="seat" />
      <p class="soft">{words.keepPrivate}</p>
    </div>
  );
}
