import {
  type ErrorCode,
  requestedTopic,
  type TopicKey,
  type TopicParams,
  topic,
  topicKeys,
} from '@boardwalk/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { refusalOf } from '../../platform/auth/access.guard.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { byUniqueValue, type DeclaredMethod, declaredMethods } from '../../platform/discovery/declared.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { EventStream } from '../../platform/streams/event-stream.ts';
import { LiveTopic } from './live-topic.ts';
import { ServesTopic, type ServeTopic } from './serves-topic.decorator.ts';
import { Listening, type Subscriber, topicText } from './subscriber.ts';

/** Subscription of a member. */
interface Heard {
  name: string;
  key: TopicKey;
  caller: Caller;
  stream: EventStream;
  leave(): void;
}

/** Registry of live topics: each module serves its own topics of the table. */
@Injectable()
export class LiveTopicsService implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('LiveTopics');
  /** Each with its own key type, which the map can't express. */
  private readonly topics = new Map<TopicKey, LiveTopic<never>>(
    topicKeys.map((key) => [key, new LiveTopic<never>(key as never)]),
  );
  private handlers = new Map<TopicKey, DeclaredMethod<TopicKey, ServeTopic<never>>>();
  /** Subscriptions of members in this process. */
  private readonly heard = new Map<string, Set<Heard>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Refuses to start while a topic is served twice. */
  onModuleInit(): void {
    const methods = declaredMethods<TopicKey, ServeTopic<never>>(this.discovery, this.scanner, ServesTopic);
    this.handlers = byUniqueValue('topic', methods);
  }

  /** Returns a topic of the table, to send events to its subscribers. */
  of<K extends TopicKey>(key: K): LiveTopic<K> {
    return this.topics.get(key) as unknown as LiveTopic<K>;
  }

  /** Refuses to start while a topic of the table isn't served, or declares no access. */
  onApplicationBootstrap(): void {
    const problems = [
      ...topicKeys.filter((key) => !this.handlers.has(key)).map((key) => `nothing serves ${key}`),
      ...topicKeys
        .filter((key) => topic(key).access === undefined)
        .map((key) => `${key} doesn't say who may listen`),
    ];
    if (problems.length > 0) throw new Error(`Topics can't be listened to:\n${problems.join('\n')}`);
  }

  /**
   * Subscribes a stream to a topic, and sends the result: `open`, or `refused` with the reason. Never rejects, so that the other topics of the
   * stream aren't affected.
   */
  async listen(name: string, caller: Caller | null, stream: EventStream): Promise<void> {
    const refusal = await this.begin(name, caller, stream).catch((error: unknown) => {
      if (error instanceof ApiError) return error.code;
      this.logger.error(`Nobody could listen to ${name}: ${String(error)}`);
      return 'INTERNAL' as const;
    });
    stream.send(refusal ? topicText(name, 'refused', { code: refusal }) : topicText(name, 'open', {}));
  }

  /** Returns the members with subscriptions in this process. */
  memberIds(): string[] {
    return [...this.heard.keys()];
  }

  /** Ends subscriptions that a member may not have anymore after a change of permissions. Other subscriptions of the stream continue. */
  review(memberId: string, permissions: Caller['permissions']): void {
    for (const one of this.heard.get(memberId) ?? []) {
      const refusal = refusalOf(topic(one.key).access, { ...one.caller, permissions });
      if (!refusal) continue;
      one.leave();
      one.stream.send(topicText(one.name, 'refused', { code: refusal }));
    }
  }

  /** Records a member's subscription. @returns a function that removes it. */
  private note(memberId: string, one: Heard): () => void {
    const own = this.heard.get(memberId) ?? new Set();
    this.heard.set(memberId, own.add(one));
    return () => {
      own.delete(one);
      if (own.size === 0 && this.heard.get(memberId) === own) this.heard.delete(memberId);
    };
  }

  private async begin(
    name: string,
    caller: Caller | null,
    stream: EventStream,
  ): Promise<ErrorCode | undefined> {
    const requested = requestedTopic(name);
    if (typeof requested === 'string') return requested;
    const refusal = refusalOf(topic(requested.key).access, caller);
    if (refusal) return refusal;
    const handler = this.handlers.get(requested.key);
    if (!handler) return 'TOPIC_UNKNOWN';
    const live = this.of<never>(requested.key as never);
    const { params, window } = requested;
    const listening = new Listening(name, stream);
    // Subscribes before the current state is read: a change in between is sent twice instead of not at all.
    const ends: (() => void)[] = [live.add(params as TopicParams<never>, listening)];
    let isOver = false;
    const leave = () => {
      isOver = true;
      for (const end of ends.splice(0)) end();
    };
    stream.onEnd(leave);
    if (caller) ends.push(this.note(caller.id, { name, key: requested.key, caller, stream, leave }));
    const subscriber = {
      caller,
      params,
      window,
      send: (event: string, data: unknown) => {
        if (!isOver) stream.send(live.text(name, event, data));
      },
      onEnd: (act: () => void) => {
        if (isOver) act();
        else ends.push(act);
      },
    };
    try {
      await handler.call(subscriber as unknown as Subscriber<never>);
    } catch (error) {
      leave();
      throw error;
    }
    listening.admit();
    return undefined;
  }
}
