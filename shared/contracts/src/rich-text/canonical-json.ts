/**
 * Serializes a value as JSON with sorted keys: two values are equal if their texts are. Needed because the database, the editor and the schema each
 * order keys differently, and write absent values differently.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? inOrder(inner) : inner)) ?? '';
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
