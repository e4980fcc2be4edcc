import { createParser } from 'eventsource-parser';

/** The server says something every 25 s: a connection that is silent for longer than this is dead, in milliseconds. */
const SILENCE = 60_000;

/** What became of a connection: its token isn't taken any more, it was open and ended, or it never opened. */
export type ConnectionEnd = 'token' | 'ended' | 'failed';

interface SseConnectionOptions {
  /** From the site's root, query included. */
  address: string;
  /** The member's access token; null for a visitor. */
  token: string | null;
  /** Ends the connection when it is aborted. A connection that is silent for too long aborts it itself. */
  end: AbortController;
  /** The server has taken it. */
  onOpen?: () => void;
  /** @param data what came with it, as JSON says it. */
  onEvent: (name: string, data: unknown) => void;
}

/**
 * Listens to what the server says, as server-sent events. With `fetch`, because the browser's own `EventSource` can't send a
 * token, and an address is no place for one.
 * @returns why it ended. It never rejects.
 */
export async function openSseConnection(options: SseConnectionOptions): Promise<ConnectionEnd> {
  const { address, token, end } = options;
  const watch = watchSilence(end);
  let opened = false;
  try {
    const { ok, status, body } = await fetch(address, {
      headers: {
        Accept: 'text/event-stream',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      cache: 'no-store',
      signal: end.signal,
    });
    if (status === 401) return 'token';
    if (!ok || !body) return 'failed';
    opened = true;
    options.onOpen?.();
    const parser = createParser({
      onEvent: ({ event, data }) => options.onEvent(event ?? 'message', JSON.parse(data)),
    });
    await read(body, (text) => {
      watch.heard();
      parser.feed(text);
    });
    return 'ended';
  } catch {
    return opened ? 'ended' : 'failed';
  } finally {
    watch.stop();
    // An answer that nobody reads to its end would hold its connection.
    end.abort();
  }
}

async function read(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<void> {
  const text = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onText(text.decode(value, { stream: true }));
  }
}

/** Ends a connection on which nothing is heard: a computer that slept, or a network that changed, doesn't say so by itself. */
function watchSilence(end: AbortController): { heard: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => end.abort(), SILENCE);
  };
  heard();
  return { heard, stop };
}
