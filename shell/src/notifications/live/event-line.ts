import type { LineState } from '@boardwalk/kit';
import { createParser } from 'eventsource-parser';

const ADDRESS = '/api/notifications/events';
/** The server says something every 25 s: a line that is silent for longer than this is dead, in milliseconds. */
const SILENCE = 60_000;

interface EventLineOptions {
  /** The member's access token. */
  token: string;
  state: LineState;
  onEvent: (name: string, data: unknown) => void;
  /** The token isn't taken any more. */
  onRefused: () => void;
}

/**
 * Listens to what the server says to one member. With `fetch`, because the browser's own `EventSource` can't send a token, and an address
 * is no place for one.
 * @returns the way to stop.
 */
export function openEventLine(options: EventLineOptions): () => void {
  const end = new AbortController();
  void listen(options, end);
  return () => end.abort();
}

async function listen(options: EventLineOptions, end: AbortController): Promise<void> {
  const watch = watchSilence(end);
  try {
    const answer = await fetch(ADDRESS, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${options.token}` },
      cache: 'no-store',
      signal: end.signal,
    });
    if (answer.status === 401) return options.onRefused();
    if (!answer.ok || !answer.body) return options.state.lost();
    options.state.accepted();
    await read(answer.body, options.onEvent, watch.heard);
    options.state.lost();
  } catch {
    // Whoever ended it is told nothing by this: the one who keeps the line has let go of it.
    options.state.lost();
  } finally {
    watch.stop();
  }
}

async function read(
  body: ReadableStream<Uint8Array>,
  onEvent: EventLineOptions['onEvent'],
  heard: () => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => onEvent(event ?? 'message', JSON.parse(data)),
  });
  const text = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    parser.feed(text.decode(value, { stream: true }));
  }
}

/** Ends a line on which nothing is heard: a computer that slept, or a network that changed, doesn't say so by itself. */
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
