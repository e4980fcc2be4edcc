import type { ReadAnswer } from '@boardwalk/contracts';
import type { CallApi } from '../api-calls.ts';

/** How long the API may take to answer a drawing, in milliseconds; what isn't there by then the browser asks for. */
const PATIENCE = 300;
/** How much one drawing may read: as often, and as many bytes in all. */
const MOST_READS = 24;
const MOST_BYTES = 2_000_000;
/** Release files are for gateways, and streams never end: a page has no use for either. */
const CLOSED = /^\/api\/(?:registry|health)(?:\/|$)|\/events$/;
/** Answers that say nothing of what was asked for, only that it couldn't be told now. */
const PASSING = new Set([408, 425, 429]);

const refused = (status: number): ReadAnswer => ({ status, body: '' });

/** What one drawing reads of the API: as a visitor, by GET, and no more than a page needs. */
export class ApiReads {
  readonly #callApi: CallApi;
  #left = MOST_READS;
  #bytes = MOST_BYTES;
  /** Whether something that was asked for could not be told. */
  failed = false;

  constructor(callApi: CallApi) {
    this.#callApi = callApi;
  }

  /** @returns what the API says; null when it can't be asked. */
  async read(path: string): Promise<ReadAnswer | null> {
    if (!isReadable(path)) return refused(403);
    this.#left -= 1;
    if (this.#left < 0) return refused(403);
    try {
      const answer = await this.#callApi(path, PATIENCE);
      this.failed ||= answer.status >= 500 || PASSING.has(answer.status);
      return { status: answer.status, body: await this.#textOf(answer) };
    } catch {
      this.failed = true;
      return null;
    }
  }

  async #textOf({ body }: Response): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body ?? []) {
      this.#bytes -= chunk.byteLength;
      if (this.#bytes < 0) throw new Error('It is longer than a page has use for.');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  }
}

/** Whether a path is one of the API's, as it stands: nothing in it leads elsewhere, however it is read. */
export function isReadable(path: string): boolean {
  const url = URL.parse(path, 'http://api');
  if (url?.origin !== 'http://api' || url.pathname + url.search !== path) return false;
  if (!path.startsWith('/api/') || CLOSED.test(url.pathname)) return false;
  return !/%(?:2e|2f|5c|00)|\/\//i.test(url.pathname);
}
