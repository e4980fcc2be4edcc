import type { z } from 'zod';
import { accountTopics } from './account.topics.ts';
import { appsTopics } from './apps.topics.ts';
import { docsTopics } from './docs.topics.ts';
import { estateTopics } from './estate.topics.ts';
import { eventsTopics } from './events.topics.ts';
import { gameTopics } from './game.topics.ts';
import { inboxTopics } from './inbox.topics.ts';
import { newsTopics } from './news.topics.ts';
import { notificationsTopics } from './notifications.topics.ts';
import { registryTopics } from './registry.topics.ts';
import { reviewsTopics } from './reviews.topics.ts';
import { streamsTopics } from './streams.topics.ts';
import type { Topic } from './topic.ts';

/** Every topic that a page can subscribe to. Source of the server's checks, of the types of `useLiveTopic`, and of the access tests. */
export const topics = {
  ...registryTopics,
  ...accountTopics,
  ...notificationsTopics,
  ...newsTopics,
  ...docsTopics,
  ...gameTopics,
  ...reviewsTopics,
  ...inboxTopics,
  ...streamsTopics,
  ...eventsTopics,
  ...estateTopics,
  ...appsTopics,
};

export type Topics = typeof topics;
export type TopicKey = keyof Topics;

/** The values of a topic's parameters; an empty object where it has none. */
export type TopicParams<K extends TopicKey> = Topics[K] extends { params: infer S extends z.ZodType }
  ? z.output<S>
  : Record<never, never>;
/** The data of each event of a topic, by the event's name. */
export type TopicEvents<K extends TopicKey> = {
  [E in keyof Topics[K]['events']]: Topics[K]['events'][E] extends z.ZodType
    ? z.output<Topics[K]['events'][E]>
    : never;
};

/** Returns the row of a key, typed with all optional fields. */
export function topic(key: TopicKey): Topic {
  return topics[key];
}

export const topicKeys = Object.keys(topics) as TopicKey[];
