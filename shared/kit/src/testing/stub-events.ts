import { vi } from 'vitest';

/** A connection from the server's point of view. */
export interface ServedStream {
  topics: string[];
  token: string | undefined;
  isOpen: boolean;
  /** Sends an event of a topic. */
  send(topic: string, event: string, data?: unknown, state?: true): void;
  end(): void;
}

/** Replaces `fetch` with a server for event streams that responds with these statuses; the last one repeats. */
export function stubEvents(...statuses: number[]): ServedStream[] {
  const streams: ServedStream[] = [];
  vi.stubGlobal('fetch', (address: string, { signal, headers }: RequestInit) => {
    let body: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
      },
    });
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    const served: ServedStream = {
      topics: new URL(address, 'http://site').searchParams.get('topics')?.split(',') ?? [],
      token: (headers as Record<string, string>).Authorization?.replace('Bearer ', ''),
      isOpen: status === 200,
      send: (topic, event, data = {}, state) =>
        body.enqueue(
          new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify({ topic, data, state })}\n\n`),
        ),
      end() {
        served.isOpen = false;
        body.close();
      },
    };
    signal?.addEventListener('abort', () => {
      served.isOpen = false;
      try {
        body.error(signal.reason);
      } catch {
        // It has ended already.
      }
    });
    streams.push(served);
    return Promise.resolve(new Response(stream, { status }));
  });
  return streams;
}
