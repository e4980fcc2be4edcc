import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { signedHeaders } from './signed-headers.ts';
import type { Heartbeat, HeartbeatAnswer, JoinAnswer, Payment, PaymentReport, Property } from './types.ts';

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** An error response of the site. */
export class SiteError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface SiteSettings {
  /** The site's origin. */
  url: string;
  keyId: string;
  secret: string;
  timeoutMs?: number;
}

/** A signed text of the site. */
export interface Signed {
  payload: string;
  key: string;
  signature: string;
}

/** Calls of a game server. Each rejects if the site is unreachable, too slow, rejects the key, or sends an unexpected response. */
export interface SiteClient {
  heartbeat(said: Heartbeat): Promise<HeartbeatAnswer>;
  joinCheck(identifiers: readonly string[], name: string): Promise<JoinAnswer>;
  snapshot(): Promise<Signed>;
  syncProperties(properties: readonly Property[]): Promise<{ count: number }>;
  /** Returns all pending payments, oldest first. */
  payments(): Promise<Payment[]>;
  reportPayment(id: string, report: PaymentReport): Promise<{ state: string }>;
}

const ROOT = '/api/game/v1';

export function createSiteClient(settings: SiteSettings): SiteClient {
  const call = <Answer>(method: string, path: string, body?: object) =>
    send(settings, method, ROOT + path, body === undefined ? '' : JSON.stringify(body)) as Promise<Answer>;
  return {
    heartbeat: async (said) => known(await call('POST', '/heartbeat', said), isHeartbeatAnswer),
    joinCheck: async (identifiers, name) =>
      known(await call('POST', '/join-check', { identifiers, name: name.slice(0, 100) }), isJoinAnswer),
    snapshot: () => call('GET', '/snapshot'),
    syncProperties: (properties) => call('PUT', '/properties', { properties }),
    payments: () => allPayments((path) => call('GET', path)),
    reportPayment: (id, report) => call('POST', `/settlements/${encodeURIComponent(id)}`, report),
  };
}

interface PaymentPage {
  items: Payment[];
  nextCursor: string | null;
}

async function allPayments(get: (path: string) => Promise<PaymentPage>): Promise<Payment[]> {
  const payments: Payment[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: PaymentPage = known<PaymentPage>(
      await get(`/settlements?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
      ({ items }) => Array.isArray(items),
    );
    payments.push(...page.items);
    cursor = page.nextCursor;
  }
  return payments;
}

/** Validates a response. The other side may be a proxy that responds to everything, which must not let players in. @throws Error */
function known<Answer>(answer: unknown, isOne: (answer: Partial<Answer>) => boolean): Answer {
  if (typeof answer !== 'object' || answer === null || !isOne(answer))
    throw new Error('The answer isn’t one of the site’s.');
  return answer as Answer;
}

function isHeartbeatAnswer({ nextInSeconds, mustBeWhitelisted }: Partial<HeartbeatAnswer>): boolean {
  return Number.isFinite(nextInSeconds) && typeof mustBeWhitelisted === 'boolean';
}

/** Requires a message, because without one the game server would admit a rejected player. */
function isJoinAnswer({ result, message }: Partial<JoinAnswer>): boolean {
  return typeof result === 'string' && typeof message === 'string' && message !== '';
}

/** Uses `http`, because Node 16 has no `fetch`. */
function send(
  { url, keyId, secret, timeoutMs = TIMEOUT_MS }: SiteSettings,
  method: string,
  path: string,
  body: string,
): Promise<unknown> {
  const address = new URL(path, url);
  const headers: Record<string, string | number> = signedHeaders(keyId, secret, {
    method,
    body,
    now: Date.now(),
    path: address.pathname + address.search,
  });
  headers.accept = 'application/json';
  if (body !== '') {
    headers['content-type'] = 'application/json';
    headers['content-length'] = Buffer.byteLength(body);
  }
  const open = address.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = open(address, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) sent.destroy(new Error('The answer is too long.'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(timer);
        try {
          resolve(read(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8')));
        } catch (error) {
          reject(error);
        }
      });
    });
    const timer = setTimeout(() => sent.destroy(new Error('The site doesn’t answer in time.')), timeoutMs);
    sent.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sent.end(body);
  });
}

/** @throws SiteError for an error response. */
function read(status: number, text: string): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new SiteError(status, `The site answered ${status}, and no JSON.`);
  }
  if (status === 200) return answer;
  const { message } = answer as { message?: unknown };
  throw new SiteError(status, typeof message === 'string' ? message : `The site answered ${status}.`);
}
