import type { TopicKey } from '@boardwalk/contracts';
import { follow } from './followers.ts';
import { hand, listenerOf, type TopicOptions } from './topic-options.ts';

/**
 * Subscribes to a topic of the table, over one connection that all tabs of this browser share. A hidden tab receives nothing unless `whileHidden`;
 * `onOpen` is called when it is visible again.
 * @param key of the table of topics (`shared/contracts/src/live`).
 * @returns a function that unsubscribes.
 */
export function followTopic<K extends TopicKey>(key: K, options: TopicOptions<K>): () => void {
  return follow({ ...listenerOf(key, options), receive: (news) => hand(options, news) });
}
