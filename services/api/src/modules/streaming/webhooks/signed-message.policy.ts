import { createHmac, timingSafeEqual, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Message as it was received. */
export interface SignedMessage {
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Parses the bytes as JSON; must be called after the signature was verified. @throws BODY_UNREADABLE */
  parse(): unknown;
}

/** Message with a valid signature and timestamp. */
export interface ProvenMessage {
  id: string;
  type: string;
  sentAt: Date;
  subscriptionId: string;
}

/** Maximum age of a message, against replays. Timestamps in the future are limited in the same way. */
const OLDEST_MS = 600_000;

function header({ headers }: SignedMessage, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function isTimely(sentAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - sentAt.getTime()) <= OLDEST_MS;
}

/**
 * Verifies EventSub's HMAC-SHA256 of id, time and body (https://dev.twitch.tv/docs/eventsub/handling-webhook-events). Returns undefined when it is
 * invalid. Type and subscription are read from the body, because the headers with them aren't signed.
 */
export function provenByTwitch(
  message: SignedMessage,
  secret: string,
  now: Date,
): Pick<ProvenMessage, 'id' | 'sentAt'> | undefined {
  const [id, time, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    header(message, `twitch-eventsub-message-${name}`),
  ) as [string, string, string];
  const right = Buffer.from(
    `sha256=${createHmac('sha256', secret).update(id).update(time).update(message.bytes).digest('hex')}`,
  );
  const given = Buffer.from(signature);
  if (id === '' || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const sentAt = new Date(time);
  return isTimely(sentAt, now) ? { id, sentAt } : undefined;
}

/**
 * Verifies Kick's RSA signature with SHA-256 of id, time and body, joined by dots (https://docs.kick.com/events/webhook-security).
 * @param key PEM
 */
export function provenByKick(message: SignedMessage, key: string, now: Date): ProvenMessage | undefined {
  const [id, time, signature, type, subscriptionId] = [
    'message-id',
    'message-timestamp',
    'signature',
    'type',
    'subscription-id',
  ].map((name) => header(message, `kick-event-${name}`)) as [string, string, string, string, string];
  const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), message.bytes]);
  if (id === '' || !isSignedBy(key, signed, signature)) return undefined;
  const sentAt = new Date(time);
  return isTimely(sentAt, now) ? { id, type, sentAt, subscriptionId } : undefined;
}

function isSignedBy(key: string, signed: Buffer, signature: string): boolean {
  try {
    return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
