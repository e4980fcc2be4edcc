import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { CLOCK_SKEW_S, GAME_KEY_HEADERS, signedText } from '@boardwalk/contracts';
import type { SignedCall } from '../../../platform/auth/game-servers.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** What the headers of a call say. */
export interface CallHeaders {
  key: string;
  timestamp: string;
  nonce: string;
  signature: string;
}

/** The headers of a signed call, undefined when one is missing or makes no sense. */
export function readHeaders(headers: IncomingHttpHeaders): CallHeaders | undefined {
  const read = (name: keyof typeof GAME_KEY_HEADERS, form: RegExp) => {
    const value = headers[GAME_KEY_HEADERS[name]];
    return typeof value === 'string' && form.test(value) ? value : undefined;
  };
  const [key, timestamp] = [read('key', UUID), read('timestamp', TIMESTAMP)];
  const [nonce, signature] = [read('nonce', NONCE), read('signature', SIGNATURE)];
  return key && timestamp && nonce && signature ? { key, timestamp, nonce, signature } : undefined;
}

/** Whether a call is of this time, as far as clocks can differ. */
export function isTimely({ timestamp }: CallHeaders, now: Date): boolean {
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= CLOCK_SKEW_S;
}

/** Whether the call, as it came, is the one that the key has signed. */
export function isSigned({ timestamp, nonce, signature }: CallHeaders, call: SignedCall, secret: string) {
  const { method, path, bodyHash } = call;
  const text = signedText({ method, path, timestamp, nonce, bodyHash });
  const wanted = createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex'));
}
