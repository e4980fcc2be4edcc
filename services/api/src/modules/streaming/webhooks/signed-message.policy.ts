import { createHmac, timingSafeEqual, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A message as it came over the wire. */
export interface SignedMessage {
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The JSON of the bytes, to be called once the signature was checked. @throws BODY_UNREADABLE */
  parse(): unknown;
}

/** A message whose signature was right, and that isn't too old. */
export interface ProvenMessage {
  id: string;
  type: string;
  sentAt: Date;
  subscriptionId: string;
}

/** An older one may be somebody's copy. One from the future is as wrong. */
const OLDEST_MS = 600_000;

function header({ headers }: SignedMessage, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function isTimely(sentAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - sentAt.getTime()) <= OLDEST_MS;
}

/** EventSub: HMAC-SHA256 of id, time and body (https://dev.twitch.tv/docs/eventsub/handling-webhook-events). Undefined for one that isn't proven. Type and subscription are in the body: the headers that name them aren't signed. */
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

/** Kick: RSA with SHA-256 over id, time and body, joined by dots (https://docs.kick.com/events/webhook-security). @param key PEM */
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
