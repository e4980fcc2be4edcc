import type { TopicKey, TopicParams } from './table.ts';

/** How many topics one connection may carry. */
export const MOST_TOPICS = 20;

/**
 * The name under which the server is asked for a topic: `articles/42/presence`, and `articles/42/presence@<window>` for one window of a topic
 * that is told to each by itself. Names are listed with commas between them.
 */
export function topicName<K extends TopicKey>(key: K, params?: TopicParams<K>, window?: string): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const name = key.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(values[param])));
  return window === undefined ? name : `${name}@${window}`;
}
