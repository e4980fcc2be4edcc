import type { TopicKey } from '@boardwalk/contracts';
import { follow } from './followers.ts';
import { hand, listenerOf, type TopicOptions } from './topic-options.ts';

/**
 * Listens to a topic of the table, over the one connection that all tabs of this browser share. In a tab that nobody sees it hears nothing
 * unless `whileHidden`; `onOpen` is told when it is seen again.
 * @param key of the table of topics (`shared/contracts/src/live`).
 * @returns the way to stop.
 */
export function followTopic<K extends TopicKey>(key: K, options: TopicOptions<K>): () => void {
  return follow({ ...listenerOf(key, options), tell: (news) => hand(options, news) });
}
