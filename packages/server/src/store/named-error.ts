// Errors of SQLite by the name of their code, whatever their words are.

export function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return names.includes((error as { readonly sqliteCodeName?: string } | undefined)?.sqliteCodeName ?? '');
}
