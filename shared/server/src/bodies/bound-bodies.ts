import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../addresses/address-group.ts';
import { createOpenCounts } from '../open-counts.ts';
import { RefusedRequest } from '../refused-request.ts';
import { type BodyBounds, tooLarge } from './body-bounds.ts';
import { BoundedBody } from './bounded-body.ts';

/**
 * A sender who is refused may hear so only once everything is sent, and hears nothing when the connection is reset meanwhile. So what is on its way is
 * read and thrown away for a moment, in milliseconds and bytes.
 */
const LINGER_MS = 1000;
const LINGER_BYTES = 8_388_608;
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

  const refuse = (reply: FastifyReply, refusal: RefusedRequest) => {
    reply.header('connection', 'close');
    return refusal;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const bounds = boundsOf(request);
    if (Number(request.headers['content-length']) > bounds.mostBytes)
      return done(refuse(reply, tooLarge(bounds)));
    const leave = underWay.take(addressGroup(request.ip));
    if (!leave)
      return done(refuse(reply, new RefusedRequest('TOO_MANY_REQUESTS', { retryAfter: ASK_AGAIN_SECONDS })));
    reply.raw.once('close', leave);
    done();
  });

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const body = new BoundedBody(payload, boundsOf(request));
    body.once('error', () => reply.header('connection', 'close'));
    bodies.set(request.raw, body);
    done(null, body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete || !hasBody(request)) return done(null, payload);
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
  let left = LINGER_BYTES;
  const finish = () => {
    clearTimeout(timer);
    raw.off('end', finish).off('close', finish).off('data', count);
    done();
  };
  const count = ({ length }: Buffer) => {
    left -= length;
    if (left < 0) finish();
  };
  const timer = setTimeout(finish, LINGER_MS);
  raw.once('end', finish).once('close', finish);
  if (body && !body.destroyed && body.readableFlowing !== null) return;
  body?.destroy();
  raw.on('data', count).resume();
}
