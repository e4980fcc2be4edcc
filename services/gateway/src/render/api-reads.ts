import type { ReadAnswer } from '@boardwalk/contracts';
import type { CallApi } from '../api-calls.ts';

/** Timeout of an API read during a rendering, in milliseconds; the browser fetches what is missing. */
const TIMEOUT_MS = 300;
/** Limits of one rendering's reads: number, and bytes in total. */
const MAX_READS = 24;
const MAX_BYTES = 2_000_000;
/** Release files are for gateways, and streams never end: pages need neither. */
const CLOSED = /^\/api\/(?:registry|health)(?:\/|$)|\/events$/;
/** Temporary errors, which don't answer the request. */
const PASSING = new Set([408, 425, 429]);

const refused = (status: number): ReadAnswer => ({ status, body: '' });

/** Reads of the API during one rendering: as a visitor, by GET, and limited. */
export class ApiReads {
  readonly #callApi: CallApi;
  #left = MAX_READS;
  #bytes = MAX_BYTES;
  /** Whether a read has failed. */
  failed = false;

  constructor(callApi: CallApi) {
    this.#callApi = callApi;
  }

  /** @returns the API's response; null if it is unreachable. */
  async read(path: string): Promise<ReadAnswer | null> {
    if (!isReadable(path)) return refused(403);
    this.#left -= 1;
    if (this.#left < 0) return refused(403);
    try {
      const answer = await this.#callApi(path, TIMEOUT_MS);
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

/** Returns whether a path is one of the API's and can't be resolved to another one. */
export function isReadable(path: string): boolean {
  const url = URL.parse(path, 'http://api');
  if (url?.origin !== 'http://api' || url.pathname + url.search !== path) return false;
  if (!path.startsWith('/api/') || CLOSED.test(url.pathname)) return false;
  return !/%(?:2e|2f|5c|00)|\/\//i.test(url.pathname);
}
