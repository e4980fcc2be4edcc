/**
 * A value as JSON whose keys are in order: two values are the same when their texts are. A database that keeps JSON, an editor and a schema each
 * write keys in an order of their own, and absent ones as nothing.
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
