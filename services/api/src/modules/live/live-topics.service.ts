import {
  askedTopic,
  type ErrorCode,
  type TopicKey,
  type TopicParams,
  topic,
  topicKeys,
} from '@boardwalk/contracts';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { refusalOf } from '../../platform/auth/access.guard.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { EventStream } from '../../platform/streams/event-stream.ts';
import { LiveTopic } from './live-topic.ts';
import { Listening, type Subscriber, topicText } from './subscriber.ts';

/** Lets somebody listen who has the topic's access, and tells them how things stand. @throws ApiError to refuse them. */
type Listen<K extends TopicKey> = (subscriber: Subscriber<K>) => Promise<void>;
/** A topic that a member listens to. */
interface Heard {
  name: string;
  key: TopicKey;
  caller: Caller;
  stream: EventStream;
  leave(): void;
}

interface Served<K extends TopicKey> {
  live: LiveTopic<K>;
  listen: Listen<K>;
}

/** What can be listened to: each module serves its own topics of the table. */
@Injectable()
export class LiveTopics implements OnApplicationBootstrap {
  private readonly logger = new Logger('LiveTopics');
  /** Each with its own key; the map can't say so. */
  private readonly served = new Map<TopicKey, Served<never>>();
  /** What members listen to in this process. */
  private readonly heard = new Map<string, Set<Heard>>();

  /**
   * Serves a topic of the table: once, from `onModuleInit` of a provider.
   * @param listen is called for each who begins to listen.
   */
  serve<K extends TopicKey>(key: K, listen: Listen<K>): LiveTopic<K> {
    if (this.served.has(key)) throw new Error(`The topic ${key} is served already.`);
    const live = new LiveTopic(key);
    this.served.set(key, { live, listen } as unknown as Served<never>);
    return live;
  }

  /** Refuses to start while a topic of the table isn't served, or doesn't say who may listen. */
  onApplicationBootstrap(): void {
    const problems = [
      ...topicKeys.filter((key) => !this.served.has(key)).map((key) => `nothing serves ${key}`),
      ...topicKeys
        .filter((key) => topic(key).access === undefined)
        .map((key) => `${key} doesn't say who may listen`),
    ];
    if (problems.length > 0) throw new Error(`Topics can't be listened to:\n${problems.join('\n')}`);
  }

  /**
   * Lets a stream listen to a topic, and tells it so: `open` once it listens, or `refused` with the reason. It never rejects: the other topics
   * of the stream go on.
   */
  async listen(name: string, caller: Caller | null, stream: EventStream): Promise<void> {
    const refusal = await this.begin(name, caller, stream).catch((error: unknown) => {
      if (error instanceof ApiError) return error.code;
      this.logger.error(`Nobody could listen to ${name}: ${String(error)}`);
      return 'INTERNAL' as const;
    });
    stream.send(refusal ? topicText(name, 'refused', { code: refusal }) : topicText(name, 'open', {}));
  }

  /** The members who listen to something in this process. */
  memberIds(): string[] {
    return [...this.heard.keys()];
  }

  /** Ends what a member listens to and may not any more: their permissions have changed. The rest of their streams goes on. */
  review(memberId: string, permissions: Caller['permissions']): void {
    for (const one of this.heard.get(memberId) ?? []) {
      const refusal = refusalOf(topic(one.key).access, { ...one.caller, permissions });
      if (!refusal) continue;
      one.leave();
      one.stream.send(topicText(one.name, 'refused', { code: refusal }));
    }
  }

  /** Notes what a member listens to. @returns what forgets it. */
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
    const asked = askedTopic(name);
    if (typeof asked === 'string') return asked;
    const refusal = refusalOf(topic(asked.key).access, caller);
    if (refusal) return refusal;
    const served = this.served.get(asked.key);
    if (!served) return 'TOPIC_UNKNOWN';
    const { params, window } = asked;
    const listening = new Listening(name, stream);
    // Before how things stand is read: a change meanwhile is told twice instead of not at all.
    const ends: (() => void)[] = [served.live.add(params as TopicParams<never>, listening)];
    let isOver = false;
    const leave = () => {
      isOver = true;
      for (const end of ends.splice(0)) end();
    };
    stream.onEnd(leave);
    if (caller) ends.push(this.note(caller.id, { name, key: asked.key, caller, stream, leave }));
    const subscriber = {
      caller,
      params,
      window,
      send: (event: string, data: unknown) => {
        if (!isOver) stream.send(served.live.text(name, event, data));
      },
      onEnd: (act: () => void) => {
        if (isOver) act();
        else ends.push(act);
      },
    };
    try {
      await served.listen(subscriber as unknown as Subscriber<never>);
    } catch (error) {
      leave();
      throw error;
    }
    listening.admit();
    return undefined;
  }
}
