import { type TopicEvents, type TopicKey, type TopicParams, topic, topicName } from '@boardwalk/contracts';
import { inTurns } from '../../platform/streams/event-streams.ts';
import { type Listening, topicText } from './subscriber.ts';

/** The parameters of a topic as an argument, which there is none of where the topic has none. */
type Where<K extends TopicKey> = keyof TopicParams<K> extends never ? [] : [params: TopicParams<K>];

/** A topic that is served: tells everybody who listens to it. */
export class LiveTopic<K extends TopicKey> {
  /** By name, without that of a window. */
  private readonly listening = new Map<string, Set<Listening>>();

  constructor(private readonly key: K) {}

  /** Tells all who listen in this process, in turns. */
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

  /** Tells all who listen in this process, whatever their parameters are. */
  async broadcastToAll<E extends keyof TopicEvents<K> & string>(
    event: E,
    data: TopicEvents<K>[E],
  ): Promise<void> {
    const all = [...this.listening.values()].flatMap((listening) => [...listening]);
    await inTurns(all, (one) => one.send(this.text(one.name, event, data)));
  }

  /** What is told under a name. */
  text(name: string, event: string, data: unknown): Buffer {
    return topicText(name, event, data, topic(this.key).state?.includes(event));
  }

  /** @returns the way to be told no more. */
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
