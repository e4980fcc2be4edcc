import type { TestApi } from './test-api.ts';

export interface HeardEvent {
  name: string;
  data: unknown;
}

interface Listening {
  path?: string;
  token?: string;
}

/** Listens to events as a page does, to the registry's unless said otherwise, and notes what it hears. */
export async function listen(
  { url }: Pick<TestApi, 'url'>,
  { path = '/api/registry/events', token }: Listening = {},
) {
  const stop = new AbortController();
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url + path, { signal: stop.signal, headers });
  const heard: HeardEvent[] = [];
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const name = /^event: (.*)$/m.exec(block)?.[1];
        if (name) heard.push({ name, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') });
      }
    }
  })().catch(() => {});
  return {
    response,
    heard,
    ended,
    named: (name: string) => heard.filter((event) => event.name === name).map(({ data }) => data),
    close: () => stop.abort(),
  };
}
