// Links of clubs that this browser knows: whoever came by one, or made it, can ask others in.

const NAME = 'messdeck.clubs';

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The key of a club's link, as far as it is known here. */
export const linkOf = (club: string): string | undefined => all()[club];

export function keepLink(club: string, link: string): void {
  localStorage.setItem(NAME, JSON.stringify({ ...all(), [club]: link }));
}
