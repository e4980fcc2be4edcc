import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../addresses/address-group.ts';
import { createOpenCounts } from '../open-counts.ts';
import { RefusedRequest } from '../refused-request.ts';
import { type BodyBounds, tooLarge } from './body-bounds.ts';
import { BoundedBody } from './bounded-body.ts';

/**
 * Some senders read the response only after sending everything, and lose it if the connection is reset meanwhile. So the rest is read and discarded
 * for a moment; with a pause after each piece, because reading at full speed would block other requests. Milliseconds.
 */
const LINGER_MS = 1000;
const PAUSE_MS = 10;
const ASK_AGAIN_SECONDS = 2;

interface BoundBodiesOptions {
  boundsOf(request: FastifyRequest): BodyBounds;
  /** Maximum number of simultaneous requests with a body per address. */
  mostAtOnce: number;
}

/**
 * Limits the bodies of all requests by size and time. A sender who exceeds them gets BODY_TOO_LARGE or REQUEST_TOO_SLOW, and the connection is
 * closed: otherwise the rest of the body would be parsed as the next request.
 */
export function boundBodies(app: FastifyInstance, { boundsOf, mostAtOnce }: BoundBodiesOptions): void {
  const underWay = createOpenCounts(mostAtOnce);
  const bodies = new WeakMap<IncomingMessage, BoundedBody>();
  /** Requests with a slot. Those without are disconnected immediately. */
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

/** Reads until the request has ended, or for a limited time. A body with a reader is left to it. */
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
