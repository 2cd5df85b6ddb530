// JSON merge patches (RFC 7396): what changed between two views, for readers who keep the view before.

type Fields = Readonly<Record<string, unknown>>;

/**
 * The patch that makes `after` of `before`; undefined where none can: null in a patch takes a field away, so no patch
 * gives a field the value null.
 */
export function mergePatch(before: Fields, after: Fields): Record<string, unknown> | undefined {
  const patch: Record<string, unknown> = {};
  for (const key of Object.keys(before)) if (!(key in after)) patch[key] = null;
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    if (isFields(value) && isFields(old)) {
      const inner = mergePatch(old, value);
      if (!inner) return undefined;
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!same(old, value)) {
      if (hasNull(value)) return undefined;
      patch[key] = value;
    }
  }
  return patch;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is null, or holds a field that is; lists are given whole and may hold anything. */
function hasNull(value: unknown): boolean {
  return value === null || (isFields(value) && Object.values(value).some(hasNull));
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}
