import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../addresses/address-group.ts';
import { createOpenCounts } from '../open-counts.ts';
import { RefusedRequest } from '../refused-request.ts';
import { type BodyBounds, tooLarge } from './body-bounds.ts';
import { BoundedBody } from './bounded-body.ts';

/**
 * A sender who is refused may hear so only once everything is sent, and hears nothing when the connection is reset meanwhile. So what is on its way is
 * read and thrown away for a moment; with a pause after each piece, because reading as fast as somebody can send would keep others waiting.
 * Milliseconds.
 */
const LINGER_MS = 1000;
const PAUSE_MS = 10;
const ASK_AGAIN_SECONDS = 2;

interface BoundBodiesOptions {
  boundsOf(request: FastifyRequest): BodyBounds;
  /** How many requests with a body one address may have under way at once. */
  mostAtOnce: number;
}

/**
 * Bounds the bodies of all requests by length and by time. Whoever exceeds them is answered BODY_TOO_LARGE or REQUEST_TOO_SLOW, and
 * the connection is closed: what is still on its way on it would be taken for the next request.
 */
export function boundBodies(app: FastifyInstance, { boundsOf, mostAtOnce }: BoundBodiesOptions): void {
  const underWay = createOpenCounts(mostAtOnce);
  const bodies = new WeakMap<IncomingMessage, BoundedBody>();
  /** Those who have a place. Whoever has none is cut off at once. */
  const taken = new WeakSet<IncomingMessage>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const bounds = boundsOf(request);
    const leave = underWay.take(addressGroup(request.ip));
    const isTooLarge = Number(request.headers['content-length']) > bounds.mostBytes;
    if (!leave || isTooLarge) reply.header('connection', 'close');
    if (!leave) return done(new RefusedRequest('TOO_MANY_REQUESTS', { retryAfter: ASK_AGAIN_SECONDS }));
    taken.add(request.raw);
    reply.raw.once('close', leave);
    done(isTooLarge ? tooLarge(bounds) : undefined);
  });

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const body = new BoundedBody(payload, boundsOf(request));
    body.once('error', () => reply.header('connection', 'close'));
    bodies.set(request.raw, body);
    done(null, body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete || !taken.has(request.raw)) return done(null, payload);
    readOn(request.raw, bodies.get(request.raw), () => {
      if (!request.raw.complete) reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads on until the request has ended, or for as long as is reasonable. A body that somebody reads is left to them. */
function readOn(raw: IncomingMessage, body: BoundedBody | undefined, done: () => void): void {
  if (raw.destroyed) {
    done();
    return;
  }
  let pause: NodeJS.Timeout | undefined;
  const rest = () => {
    raw.pause();
    pause = setTimeout(() => raw.resume(), PAUSE_MS);
  };
  const finish = () => {
    clearTimeout(timer);
    clearTimeout(pause);
    raw.off('end', finish).off('close', finish).off('data', rest);
    done();
  };
  const timer = setTimeout(finish, LINGER_MS);
  raw.once('end', finish).once('close', finish);
  if (body && !body.destroyed && body.readableFlowing !== null) return;
  body?.destroy();
  raw.on('data', rest).resume();
}
