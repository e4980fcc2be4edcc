import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { signedHeaders } from './signed-headers.ts';
import type { Heartbeat, HeartbeatAnswer, JoinAnswer, Payment, PaymentReport, Property } from './types.ts';

const TIMEOUT_MS = 4_000;
const MOST_BYTES = 8 * 1024 * 1024;

/** What the site answered when it didn't do what it was asked. */
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

/** A signed text, as the site answers it. */
export interface Signed {
  payload: string;
  key: string;
  signature: string;
}

/** The calls that a game server makes. Each rejects when the site is away, too slow, doesn't take the key, or says something else than it is asked. */
export interface SiteClient {
  heartbeat(said: Heartbeat): Promise<HeartbeatAnswer>;
  joinCheck(identifiers: readonly string[], name: string): Promise<JoinAnswer>;
  snapshot(): Promise<Signed>;
  syncProperties(properties: readonly Property[]): Promise<{ count: number }>;
  /** What waits to be paid, oldest first; all of it. */
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

/** Who is at the other end may be a proxy that answers everything: what isn't the site's word lets nobody in. @throws Error */
function known<Answer>(answer: unknown, isOne: (answer: Partial<Answer>) => boolean): Answer {
  if (typeof answer !== 'object' || answer === null || !isOne(answer))
    throw new Error('The answer isn’t one of the site’s.');
  return answer as Answer;
}

function isHeartbeatAnswer({ nextInSeconds, mustBeWhitelisted }: Partial<HeartbeatAnswer>): boolean {
  return Number.isFinite(nextInSeconds) && typeof mustBeWhitelisted === 'boolean';
}

/** Without a message the game server would let in whom the site turns away. */
function isJoinAnswer({ result, message }: Partial<JoinAnswer>): boolean {
  return typeof result === 'string' && typeof message === 'string' && message !== '';
}

/** `fetch` isn't there in Node 16. */
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
        if (bytes > MOST_BYTES) sent.destroy(new Error('The answer is too long.'));
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

/** @throws SiteError when the site didn't do what it was asked. */
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
