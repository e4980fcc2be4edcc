import type { TopicKey, TopicParams } from './table.ts';

/** Maximum number of topics per connection. */
export const MAX_TOPICS = 20;

/**
 * Returns the name to subscribe with: `articles/42/presence`, or `articles/42/presence@<window>` for a topic that distinguishes windows. Names are
 * joined with commas.
 */
export function topicName<K extends TopicKey>(key: K, params?: TopicParams<K>, window?: string): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const name = key.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(values[param])));
  return window === undefined ? name : `${name}@${window}`;
}
