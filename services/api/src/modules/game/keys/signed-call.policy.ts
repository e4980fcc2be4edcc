import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { CLOCK_SKEW_S, GAME_KEY_HEADERS, signedText } from '@boardwalk/contracts';
import type { SignedCall } from '../../../platform/auth/game-servers.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Signature headers of a call. */
export interface CallHeaders {
  key: string;
  timestamp: string;
  nonce: string;
  signature: string;
}

/** Returns the headers of a signed call; undefined when one is missing or malformed. */
export function readHeaders(headers: IncomingHttpHeaders): CallHeaders | undefined {
  const read = (name: keyof typeof GAME_KEY_HEADERS, form: RegExp) => {
    const value = headers[GAME_KEY_HEADERS[name]];
    return typeof value === 'string' && form.test(value) ? value : undefined;
  };
  const [key, timestamp] = [read('key', UUID), read('timestamp', TIMESTAMP)];
  const [nonce, signature] = [read('nonce', NONCE), read('signature', SIGNATURE)];
  return key && timestamp && nonce && signature ? { key, timestamp, nonce, signature } : undefined;
}

/** Whether the timestamp of a call is within the tolerated clock skew. */
export function isTimely({ timestamp }: CallHeaders, now: Date): boolean {
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= CLOCK_SKEW_S;
}

/** Whether the signature matches the call as it was received. */
export function isSigned({ timestamp, nonce, signature }: CallHeaders, call: SignedCall, secret: string) {
  const { method, path, bodyHash } = call;
  const text = signedText({ method, path, timestamp, nonce, bodyHash });
  const wanted = createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex'));
}
