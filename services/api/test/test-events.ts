import type { TestApi } from './test-api.ts';

export interface ReceivedEvent {
  name: string;
  topic: string;
  data: unknown;
  /** Whether the event contains a state. */
  state?: true;
}

interface Listening {
  topics?: readonly string[];
  token?: string;
}

/** Returns the address of the stream with these topics. */
export const liveAddress = (...topics: readonly string[]) =>
  `/api/live/events?topics=${encodeURIComponent(topics.join(','))}` as const;

/** Subscribes like a page, to the topic of releases by default, and records the events. */
export async function listen(
  { url }: Pick<TestApi, 'url'>,
  { topics = ['releases'], token }: Listening = {},
) {
  const stop = new AbortController();
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url + liveAddress(...topics), { signal: stop.signal, headers });
  const received: ReceivedEvent[] = [];
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const name = /^event: (.*)$/m.exec(block)?.[1];
        if (name) received.push({ name, ...JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') });
      }
    }
  })().catch(() => {});
  return {
    response,
    received,
    ended,
    named: (name: string) => received.filter((event) => event.name === name).map(({ data }) => data),
    close: () => stop.abort(),
  };
}
