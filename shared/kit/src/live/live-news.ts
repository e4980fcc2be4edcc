/**
 * What is said of a topic: one of its events, `open` once the server lets this browser listen, `refused` with the code when it doesn't, and
 * `lost` while the server can't be asked.
 */
export interface LiveNews {
  /** Its name, as it was asked for. */
  topic: string;
  event: string;
  data?: unknown;
  /** The event tells how something stands. */
  state?: true;
}

/** How things stand, topic by topic, for whoever begins to listen later. */
export class HeardTopics {
  readonly #topics = new Map<string, Map<string, LiveNews>>();

  note(news: LiveNews): void {
    const { topic, event, state } = news;
    if (event === 'lost' || event === 'refused') this.#topics.delete(topic);
    if (!state && event !== 'open' && event !== 'refused') return;
    const heard = this.#topics.get(topic) ?? new Map<string, LiveNews>();
    if (event === 'open') heard.delete('refused');
    this.#topics.set(topic, heard.set(event, news));
  }

  /** All that whoever begins to listen has to be told. */
  of(topic: string): readonly LiveNews[] {
    return [...(this.#topics.get(topic)?.values() ?? [])];
  }

  /** Forgets all but these topics. */
  keep(topics: readonly string[]): void {
    for (const topic of this.#topics.keys()) if (!topics.includes(topic)) this.#topics.delete(topic);
  }
}
