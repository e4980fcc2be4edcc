import { type TopicKey, topic, topicKeys } from './table.ts';

/** A requested topic subscription. */
export interface RequestedTopic {
  key: TopicKey;
  params: Record<string, unknown>;
  /** Id of the subscribing window, for topics that distinguish windows. */
  window?: string;
}

const WINDOW = /^[\w-]{8,36}$/;
const PATTERNS = topicKeys.map((key) => [key, key.split('/')] as const);

/** Parses a name of `topicName`. @returns the error code if the topic or its parameters are invalid. */
export function requestedTopic(name: string): RequestedTopic | 'TOPIC_UNKNOWN' | 'INPUT_INVALID' {
  const [, path = '', window] = /^([^@]*)(?:@(.*))?$/s.exec(name) ?? [];
  const parts = path.split('/');
  const [key, pattern] = PATTERNS.find(([, wanted]) => fits(parts, wanted)) ?? [];
  if (!key || !pattern) return 'TOPIC_UNKNOWN';
  const row = topic(key);
  if (row.perWindow ? !WINDOW.test(window ?? '') : window !== undefined) return 'INPUT_INVALID';
  const params = row.params?.safeParse(valuesOf(parts, pattern)) ?? { success: true, data: {} };
  if (!params.success) return 'INPUT_INVALID';
  return { key, params: params.data, ...(row.perWindow && window !== undefined && { window }) };
}

function fits(parts: readonly string[], pattern: readonly string[]): boolean {
  return (
    parts.length === pattern.length &&
    pattern.every((wanted, place) => wanted.startsWith(':') || wanted === parts[place])
  );
}

function valuesOf(parts: readonly string[], pattern: readonly string[]): Record<string, string | undefined> {
  const named = pattern.flatMap((wanted, place) =>
    wanted.startsWith(':') ? [[wanted.slice(1), decoded(parts[place] ?? '')] as const] : [],
  );
  return Object.fromEntries(named);
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
