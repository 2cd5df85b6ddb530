// Where the other nodes reach this one: an address inside the network of the host.

const LOOKS = 'It is where the other nodes reach this one, such as http://10.0.0.5:4849.';

/** Throws a sentence that names what is wrong. */
export function parseInner(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bare = url && !url.username && !url.password && url.pathname === '/' && !url.search && !url.hash;
  if (url?.protocol === 'http:' && bare && url.port !== '' && url.port !== '0') return url;
  throw new Error(`--inner takes http://, a host and a port, not ${JSON.stringify(text)}. ${LOOKS}`);
}
