/**
 * An event of a topic, or a state of its subscription: `open` once the server accepts it, `refused` with the error code, and `lost` while the server
 * is unreachable.
 */
export interface LiveNews {
  /** Name of the subscription. */
  topic: string;
  event: string;
  data?: unknown;
  /** The event describes a current state. */
  state?: true;
}

/** Caches the current state of each topic for later subscribers. */
export class ReceivedTopics {
  readonly #topics = new Map<string, Map<string, LiveNews>>();

  note(news: LiveNews): void {
    const { topic, event, state } = news;
    if (event === 'lost' || event === 'refused') this.#topics.delete(topic);
    if (!state && event !== 'open' && event !== 'refused') return;
    const events = this.#topics.get(topic) ?? new Map<string, LiveNews>();
    if (event === 'open') events.delete('refused');
    this.#topics.set(topic, events.set(event, news));
  }

  /** Returns the events that a new subscriber needs. */
  of(topic: string): readonly LiveNews[] {
    return [...(this.#topics.get(topic)?.values() ?? [])];
  }

  /** Forgets all but these topics. */
  retain(topics: readonly string[]): void {
    for (const topic of this.#topics.keys()) if (!topics.includes(topic)) this.#topics.delete(topic);
  }
}
