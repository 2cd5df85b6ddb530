// Addresses of this page. Keys come after the `#`: no server and no log ever sees them.

export function linkTo(...parts: readonly (string | number)[]): string {
  return `${location.origin}${location.pathname}#/${parts.join('/')}`;
}
