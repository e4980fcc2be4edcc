import type { TopicEvents, TopicKey, TopicParams, Topics } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import { type EventStream, eventText } from '../../platform/streams/event-stream.ts';

/** One who begins to listen to a topic. */
export interface Subscriber<K extends TopicKey> {
  /** Who listens: for a public topic it may be nobody that is known. */
  caller: Topics[K]['access'] extends 'public' ? Caller | null : Caller;
  params: TopicParams<K>;
  /** What the listening window calls itself, where a topic is told to each window. */
  window: Topics[K] extends { perWindow: true } ? string : undefined;
  /** Tells this one something. */
  send<E extends keyof TopicEvents<K> & string>(event: E, data: TopicEvents<K>[E]): void;
  /** Calls back once they listen no more. */
  onEnd(act: () => void): void;
}

/** A stream that listens to a topic. What everybody is told waits until it is known that this one may hear it. */
export class Listening {
  private held: Buffer[] | undefined = [];

  /** @param name of the topic as it was asked for, a window's included. */
  constructor(
    readonly name: string,
    private readonly stream: EventStream,
  ) {}

  send(text: Buffer): void {
    if (this.held) this.held.push(text);
    else this.stream.send(text);
  }

  admit(): void {
    for (const text of this.held ?? []) this.stream.send(text);
    this.held = undefined;
  }
}

/** What a topic says, as it goes over the wire. `state` marks what tells how something stands. */
export function topicText(topic: string, event: string, data: unknown, isState = false): Buffer {
  return eventText(event, { topic, data, ...(isState && { state: true }) });
}
