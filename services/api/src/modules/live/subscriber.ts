import type { TopicEvents, TopicKey, TopicParams, Topics } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import { type EventStream, eventText } from '../../platform/streams/event-stream.ts';

/** New subscriber of a topic. */
export interface Subscriber<K extends TopicKey> {
  /** Caller; null for a visitor of a public topic. */
  caller: Topics[K]['access'] extends 'public' ? Caller | null : Caller;
  params: TopicParams<K>;
  /** Id of the window, for topics that are sent to each window. */
  window: Topics[K] extends { perWindow: true } ? string : undefined;
  /** Sends an event to this subscriber. */
  send<E extends keyof TopicEvents<K> & string>(event: E, data: TopicEvents<K>[E]): void;
  /** Calls back when the subscription ends. */
  onEnd(act: () => void): void;
}

/** Subscription of a stream to a topic. Broadcasts are buffered until the subscription is accepted. */
export class Listening {
  private held: Buffer[] | undefined = [];

  /** @param name of the topic as requested, including that of a window. */
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

/** Returns an event of a topic in its wire format. `state` marks events that contain a state. */
export function topicText(topic: string, event: string, data: unknown, isState = false): Buffer {
  return eventText(event, { topic, data, ...(isState && { state: true }) });
}
