// What counts as one address: a house has one address of IPv4, but of IPv6 as many as it likes behind 64 bits.

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function isThisMachine(address: string): boolean {
  return LOOPBACK.test(address);
}

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0].toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...new Array<string>(missing).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
