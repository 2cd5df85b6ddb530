// Where a PostgreSQL database is: its URL, taken apart. Several hosts stand in it as a comma list, as libpq has them.

export interface Address {
  /** One URL for each host, to be tried in turn. */
  readonly urls: readonly string[];
  /** How people are told of it: without user and password. */
  readonly name: string;
}

const LOOKS = 'It looks like postgres://USER:PASSWORD@HOST:PORT/DATABASE.';
const PARTS = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#]*))?(\?[^#]*)?$/;

/** Throws a sentence that names what is wrong; a password is never part of it. */
export function parseAddress(url: string): Address {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  const parts = PARTS.exec(url);
  if (!parts) {
    const isOther = scheme !== undefined && !/^postgres(ql)?$/i.test(scheme);
    const wrong = isOther
      ? `A database URL begins with postgres://, not ${scheme}://.`
      : 'This is no database URL.';
    throw new Error(`${wrong} ${LOOKS}`);
  }
  const [, user, hosts, database, wishes = ''] = parts;
  if (!database) throw new Error(`The database URL names no database. ${LOOKS}`);
  const each = hosts.split(',');
  const wrong = each.find((host) => !isHost(host));
  if (wrong !== undefined) {
    // Without an @ this may be the user and the password.
    const what = user === undefined ? 'something else' : JSON.stringify(wrong);
    throw new Error(`The database URL has ${what} where a host belongs. ${LOOKS}`);
  }
  const urls = each.map((host) => `postgres://${user ? `${user}@` : ''}${host}/${database}${wishes}`);
  if (!urls.every((each) => URL.canParse(each)) || !isEncoded([user ?? '', database])) {
    throw new Error(`The database URL cannot be read: special characters in it are written as %XX. ${LOOKS}`);
  }
  return { urls, name: `the database ${decodeURIComponent(database)} at ${each.join(' or ')}` };
}

function isHost(text: string): boolean {
  const parts = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i.exec(text);
  return parts !== null && (parts[2] === undefined || (Number(parts[2]) > 0 && Number(parts[2]) <= 65_535));
}

function isEncoded(texts: readonly string[]): boolean {
  try {
    texts.map(decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}
