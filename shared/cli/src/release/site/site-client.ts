import { PlainError } from '@boardwalk/build/command';
import {
  type EndpointAnswer,
  type EndpointKey,
  type EndpointRequest,
  endpoint,
  splitKey,
} from '@boardwalk/contracts';
import { networkReason } from './network-reason.ts';
import { retryAfter, TransientError, withRetries } from './retry.ts';
import { siteErrorFrom } from './site-error.ts';

/** Timeout of one response, in milliseconds. */
const TIMEOUT_MS = 60_000;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface ClientOptions {
  origin: string;
  token: string;
  log(line: string): void;
}

/** Client of a site's API, typed by the table of endpoints. It retries calls while the site is busy or unreachable. */
export class SiteClient {
  readonly origin: string;
  readonly #token: string;
  readonly #log: (line: string) => void;

  constructor({ origin, token, log }: ClientOptions) {
    this.origin = origin;
    this.#token = token;
    this.#log = log;
  }

  /** Calls an endpoint. @throws SiteError when the site refuses; PlainError when it can't be reached. */
  async call<K extends EndpointKey>(key: K, input: EndpointRequest<K>): Promise<EndpointAnswer<K>> {
    const { body } = input as LooseInput;
    const text = await this.#send(key, input as LooseInput, {
      ...(body !== undefined && { body: JSON.stringify(body), type: 'application/json' }),
    });
    const { answer } = endpoint(key);
    if (!answer) return undefined as EndpointAnswer<K>;
    const read = answer.safeParse(jsonOf(text));
    if (!read.success)
      throw new PlainError(
        `${this.origin} returned a response that this version of the tools doesn't expect.`,
      );
    return read.data as EndpointAnswer<K>;
  }

  /** Sends bytes to an endpoint. */
  async upload<K extends EndpointKey>(
    key: K,
    input: EndpointRequest<K>,
    body: Uint8Array<ArrayBuffer>,
  ): Promise<void> {
    await this.#send(key, input as LooseInput, { body, type: 'application/octet-stream' });
  }

  async #send(
    key: EndpointKey,
    input: LooseInput,
    { body, type }: { body?: string | Uint8Array<ArrayBuffer>; type?: string },
  ): Promise<string> {
    const { method, url } = addressOf(this.origin, key, input);
    const headers = { authorization: `Bearer ${this.#token}`, ...(type && { 'content-type': type }) };
    try {
      return await withRetries(() => request(url, { method, headers, body }), this.#log);
    } catch (error) {
      if (error instanceof TransientError) throw new PlainError(`${error.message}. Nothing more was tried.`);
      throw error;
    }
  }
}

async function request(url: URL, init: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, { ...init, signal, redirect: 'manual' });
    text = await answer.text();
  } catch (error) {
    throw new TransientError(`${url.origin} can't be reached (${networkReason(error, TIMEOUT_MS)})`);
  }
  if (answer.ok) return text;
  if (answer.status >= 300 && answer.status < 400) {
    const to = answer.headers.get('location') ?? 'somewhere else';
    throw new PlainError(`${url.origin} redirects to ${to}. Use that address with --site.`);
  }
  if (answer.status === 429 || answer.status >= 500) {
    const { message } = siteErrorFrom(answer.status, text);
    throw new TransientError(
      `The site answers ${answer.status}: ${message}`,
      retryAfter(answer.headers.get('retry-after')),
    );
  }
  throw siteErrorFrom(answer.status, text);
}

/** Returns the address of a call, with escaped parameters and query. */
export function addressOf(
  origin: string,
  key: EndpointKey,
  { params = {}, query = {} }: LooseInput,
): { method: string; url: URL } {
  const [method, pattern] = splitKey(key);
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return { method, url };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
