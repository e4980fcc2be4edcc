import type { TestApi } from './test-api.ts';

export interface ReceivedEvent {
  name: string;
  data: unknown;
}

interface Listening {
  path?: string;
  token?: string;
}

/** Listens to events as a page does, to the registry's unless said otherwise, and keeps what it receives. */
export async function listen(
  { url }: Pick<TestApi, 'url'>,
  { path = '/api/registry/events', token }: Listening = {},
) {
  const stop = new AbortController();
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url + path, { signal: stop.signal, headers });
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
        if (name) received.push({ name, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') });
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
