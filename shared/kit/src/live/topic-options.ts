import {
  type ErrorCode,
  type TopicEvents,
  type TopicKey,
  type TopicParams,
  type Topics,
  topicName,
} from '@boardwalk/contracts';
import type { Follower } from './followers.ts';
import type { LiveNews } from './live-news.ts';
import { thisTab } from './this-tab.ts';

/** Options of a subscription. */
export type TopicOptions<K extends TopicKey> = {
  /** Handlers of events, by name. */
  onEvent: { [E in keyof TopicEvents<K>]?: (data: TopicEvents<K>[E]) => void };
  /** The server has accepted the subscription: initially, and after each interruption. Events missed meanwhile aren't repeated. */
  onOpen?: () => void;
  /** The server has rejected the subscription. It is requested again with the next connection. */
  onRefused?: (code: ErrorCode) => void;
  /** The server is unreachable: earlier state may be outdated. */
  onLost?: () => void;
  /** Receives events also while the tab is hidden. */
  whileHidden?: boolean;
} & (keyof TopicParams<K> extends never ? { params?: undefined } : { params: TopicParams<K> }) &
  (Topics[K] extends { perWindow: true } ? { perWindow: true } : { perWindow?: undefined });

/** Subscription data of this tab, without the handlers. */
export function listenerOf<K extends TopicKey>(
  key: K,
  { params, perWindow, whileHidden = false }: TopicOptions<K>,
): Omit<Follower, 'receive'> {
  return { name: topicName(key, params, perWindow && thisTab()), whileHidden };
}

/** Calls the handler of an event. */
export function dispatch<K extends TopicKey>(options: TopicOptions<K>, { event, data }: LiveNews): void {
  const { onEvent, onOpen, onRefused, onLost } = options;
  if (event === 'open') onOpen?.();
  else if (event === 'lost') onLost?.();
  else if (event === 'refused') onRefused?.((data as { code: ErrorCode }).code);
  else (onEvent as Partial<Record<string, (data: unknown) => void>>)[event]?.(data);
}
