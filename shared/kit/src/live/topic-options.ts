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

/** How somebody listens to a topic. */
export type TopicOptions<K extends TopicKey> = {
  /** What is done with each event that is of interest, by its name. */
  onEvent: { [E in keyof TopicEvents<K>]?: (data: TopicEvents<K>[E]) => void };
  /** The server has let this browser listen: at first, and after each interruption. What happened meanwhile isn't told again. */
  onOpen?: () => void;
  /** The server doesn't let this browser listen. It is asked again with the next connection. */
  onRefused?: (code: ErrorCode) => void;
  /** The server can't be asked: what was heard before may not be true any more. */
  onLost?: () => void;
  /** Listens also while nobody sees the tab. */
  whileHidden?: boolean;
} & (keyof TopicParams<K> extends never ? { params?: undefined } : { params: TopicParams<K> }) &
  (Topics[K] extends { perWindow: true } ? { perWindow: true } : { perWindow?: undefined });

/** As whom this tab listens, apart from what is done with it. */
export function listenerOf<K extends TopicKey>(
  key: K,
  { params, perWindow, whileHidden = false }: TopicOptions<K>,
): Omit<Follower, 'tell'> {
  return { name: topicName(key, params, perWindow && thisTab()), whileHidden };
}

/** Hands what was said on to whom it is for. */
export function hand<K extends TopicKey>(options: TopicOptions<K>, { event, data }: LiveNews): void {
  const { onEvent, onOpen, onRefused, onLost } = options;
  if (event === 'open') onOpen?.();
  else if (event === 'lost') onLost?.();
  else if (event === 'refused') onRefused?.((data as { code: ErrorCode }).code);
  else (onEvent as Partial<Record<string, (data: unknown) => void>>)[event]?.(data);
}
