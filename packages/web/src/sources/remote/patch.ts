// JSON merge patches (RFC 7396), as the server sends them for views.

type Fields = Readonly<Record<string, unknown>>;

export function applyPatch(before: object, patch: object): Record<string, unknown> {
  const after: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key];
    else if (isFields(value)) after[key] = applyPatch(isFields(after[key]) ? after[key] : {}, value);
    else after[key] = value;
  }
  return after;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
