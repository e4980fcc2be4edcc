import { type TopicEvents, type TopicKey, type TopicParams, topic, topicName } from '@boardwalk/contracts';
import { inTurns } from '../../platform/streams/event-streams.ts';
import { type Listening, topicText } from './subscriber.ts';

/** Parameters of a topic as an argument, which is omitted for a topic without any. */
type Where<K extends TopicKey> = keyof TopicParams<K> extends never ? [] : [params: TopicParams<K>];

/** A served topic with its subscribers in this process. */
export class LiveTopic<K extends TopicKey> {
  /** Subscribers by topic name, without that of a window. */
  private readonly listening = new Map<string, Set<Listening>>();

  constructor(private readonly key: K) {}

  /** Sends an event to all subscribers in this process, in batches. */
  async broadcast<E extends keyof TopicEvents<K> & string>(
    event: E,
    data: TopicEvents<K>[E],
    ...[params]: Where<K>
  ): Promise<void> {
    const texts = new Map<string, Buffer>();
    await inTurns(this.listening.get(topicName(this.key, params)) ?? [], (one) => {
      const text = texts.get(one.name) ?? this.text(one.name, event, data);
      texts.set(one.name, text);
      one.send(text);
    });
  }

  /** Sends an event to all subscribers in this process, with any parameters. */
  async broadcastToAll<E extends keyof TopicEvents<K> & string>(
    event: E,
    data: TopicEvents<K>[E],
  ): Promise<void> {
    const all = [...this.listening.values()].flatMap((listening) => [...listening]);
    await inTurns(all, (one) => one.send(this.text(one.name, event, data)));
  }

  /** Returns an event of a topic name as text. */
  text(name: string, event: string, data: unknown): Buffer {
    return topicText(name, event, data, topic(this.key).state?.includes(event));
  }

  /** @returns a function that unsubscribes. */
  add(params: TopicParams<K>, one: Listening): () => void {
    const name = topicName(this.key, params);
    const all = this.listening.get(name) ?? new Set();
    this.listening.set(name, all.add(one));
    return () => {
      all.delete(one);
      if (all.size === 0 && this.listening.get(name) === all) this.listening.delete(name);
    };
  }
}
