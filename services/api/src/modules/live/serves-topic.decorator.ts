import type { TopicKey } from '@boardwalk/contracts';
import { DiscoveryService } from '@nestjs/core';
import type { MethodDeclaration, MethodDecoratorFor } from '../../platform/discovery/declared.ts';
import type { Subscriber } from './subscriber.ts';

/** Called for a subscriber who has the topic's access, to send the current state. @throws ApiError to refuse the subscription. */
export type ServeTopic<K extends TopicKey> = (subscriber: Subscriber<K>) => Promise<void>;

interface TopicDeclaration extends MethodDeclaration<TopicKey, ServeTopic<never>> {
  <K extends TopicKey>(key: K): MethodDecoratorFor<ServeTopic<K>>;
}

/** Declares the method of a provider that serves a topic of the table. Each topic has one; it is called for each new subscriber. */
export const ServesTopic: TopicDeclaration = DiscoveryService.createDecorator<TopicKey>();
