import { type CdpSession, TIMEOUT_MS } from './browser.ts';
import { isWaitedFor, type PageRequest } from './waterfall.ts';

/**
 * Time without requests after which a page has loaded everything, in milliseconds. Longer than the delay of its live connection (1.5 s), so that the
 * script of the connection always counts.
 */
const QUIET_MS = 2500;
const CHECK_INTERVAL_MS = 50;

/** Requests of a page, as reported by the browser's debugger. */
export class RequestLog {
  /** All requests so far, by their id. */
  readonly requests = new Map<string, PageRequest>();
  readonly #pending = new Map<string, PageRequest>();
  #lastChange = 0;
  #isClosed = false;

  private constructor() {}

  /** Records every request of a page from now on. */
  static async start(cdp: CdpSession): Promise<RequestLog> {
    const log = new RequestLog();
    cdp.on('Network.requestWillBeSent', (sent: Sent) => log.#add(sent));
    cdp.on(
      'Network.responseReceived',
      ({ requestId, response }: { requestId: string; response: Pick<PageRequest, 'status' | 'headers'> }) => {
        const found = log.requests.get(requestId);
        if (found) Object.assign(found, { status: response.status, headers: lowered(response.headers) });
      },
    );
    cdp.on(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
        const found = log.requests.get(requestId);
        if (found) found.bytes = encodedDataLength;
        log.#end(requestId);
      },
    );
    cdp.on('Network.loadingFailed', ({ requestId }: { requestId: string }) => log.#end(requestId));
    cdp.on('close', () => {
      log.#isClosed = true;
    });
    await cdp.send('Network.enable');
    return log;
  }

  /**
   * Resolves when no request is pending, and none has begun or ended for some time.
   * @param quietMs that time, in milliseconds. It begins with this call: a click or a hydration sends its requests a moment later.
   * @throws after a minute, with the pending requests, and when the page is closed.
   */
  async untilQuiet(quietMs = QUIET_MS): Promise<void> {
    const begin = performance.now();
    const end = begin + TIMEOUT_MS;
    while (this.#pending.size > 0 || performance.now() - Math.max(begin, this.#lastChange) < quietMs) {
      if (performance.now() > end)
        throw new Error(`Still loading: ${[...this.#pending.values()].map(({ url }) => url).join(', ')}`);
      await new Promise((done) => setTimeout(done, CHECK_INTERVAL_MS));
      if (this.#isClosed) throw new Error('The page was closed.');
    }
  }

  #add({ requestId, request: { url }, type, initiator }: Sent): void {
    if (!url.startsWith('http')) return;
    const askedBy = [...new Set([...(initiator.url ? [initiator.url] : []), ...filesOf(initiator.stack)])];
    const request: PageRequest = { url, kind: type ?? 'Other', bytes: 0, status: 0, headers: {}, askedBy };
    this.requests.set(requestId, request);
    if (!isWaitedFor(request)) return;
    this.#pending.set(requestId, request);
    this.#lastChange = performance.now();
  }

  #end(requestId: string): void {
    if (this.#pending.delete(requestId)) this.#lastChange = performance.now();
  }
}

interface Sent {
  requestId: string;
  request: { url: string };
  type?: string;
  initiator: { url?: string; stack?: Stack };
}
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

const filesOf = (stack: Stack | undefined): string[] =>
  stack
    ? [
        ...stack.callFrames.map(({ url }) => url).filter((url) => url.startsWith('http')),
        ...filesOf(stack.parent),
      ]
    : [];

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
