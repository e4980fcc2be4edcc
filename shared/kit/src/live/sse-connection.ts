import { createParser } from 'eventsource-parser';

/** Timeout of a silent connection, in milliseconds. The server sends something every 25 s. */
const SILENCE_TIMEOUT_MS = 60_000;

/** Outcome of a connection: its token was refused, it was open and ended, or it never opened. */
export type ConnectionEnd = 'token' | 'ended' | 'failed';

interface SseConnectionOptions {
  /** From the site's root, with the query. */
  address: string;
  /** The member's access token; null for a visitor. */
  token: string | null;
  /** Ends the connection when aborted. A connection that is silent for too long aborts it itself. */
  end: AbortController;
  /** Called when the server has accepted the connection. */
  onOpen?: () => void;
  /** @param data the event's JSON data. */
  onEvent: (name: string, data: unknown) => void;
}

/**
 * Receives server-sent events. With `fetch`, because the browser's `EventSource` can't send a token, which doesn't belong into a URL.
 * @returns why it ended. Never rejects.
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
      watch.restart();
      parser.feed(text);
    });
    return 'ended';
  } catch {
    return opened ? 'ended' : 'failed';
  } finally {
    watch.stop();
    // An unread response body would keep its connection open.
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

/** Aborts a silent connection: a computer that slept, or a changed network, isn't reported otherwise. */
function watchSilence(end: AbortController): { restart: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => end.abort(), SILENCE_TIMEOUT_MS);
  };
  restart();
  return { restart, stop };
}
