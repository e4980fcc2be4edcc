import type { TopicKey } from '@boardwalk/contracts';
import { useEffect, useEffectEvent } from 'react';
import { follow } from './followers.ts';
import type { LiveNews } from './live-news.ts';
import { dispatch, listenerOf, type TopicOptions } from './topic-options.ts';

/**
 * Subscribes to a topic of the table, over one connection that all tabs of this browser share. A hidden tab receives nothing unless `whileHidden`;
 * `onOpen` is called when it is visible again.
 * @param key of the table of topics (`shared/contracts/src/live`).
 * @returns a function that unsubscribes.
 */
export function followTopic<K extends TopicKey>(key: K, options: TopicOptions<K>): () => void {
  return follow({ ...listenerOf(key, options), receive: (news) => dispatch(options, news) });
}

/**
 * Subscribes to a topic of the table (see `followTopic`) while the component is mounted. Calls the functions of the last render; subscribes again
 * with other parameters.
 * @param options `enabled: false` doesn't subscribe.
 */
export function useLiveTopic<K extends TopicKey>(
  key: K,
  options: TopicOptions<K> & { enabled?: boolean },
): void {
  const receive = useEffectEvent((news: LiveNews) => dispatch(options, news));
  const { name, whileHidden } = listenerOf(key, options);
  const { enabled = true } = options;
  useEffect(
    () => (enabled ? follow({ name, whileHidden, receive: (news) => receive(news) }) : undefined),
    [name, whileHidden, enabled],
  );
}
