// A QR code, drawn as one path.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

interface QrProps {
  readonly text: string;
  readonly says: string;
}

export function QrCode({ text, says }: QrProps): JSX.Element {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={says} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fffdf6" />
      <path d={path} fill="#1d2430" />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 3 });
  let path = '';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return { size, path };
}
