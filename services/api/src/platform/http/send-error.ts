import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/api-error.ts';
import { toApiError } from './to-api-error.ts';

/** Everything that is thrown ends here and leaves as the one error object. */
export function answerThrown(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toApiError(thrown);
  const { id: requestId, log } = request;
  if (error.code === 'INTERNAL') log.error({ requestId, err: thrown }, 'unexpected error');
  else if (error.status >= 500) log.warn({ requestId, err: error.cause ?? thrown }, 'unavailable');
  sendError(reply, error, requestId);
}

/** Writes the error object, or ends the connection when half of an answer is out already. */
export function sendError(reply: FastifyReply, error: ApiError, requestId: string): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  // What the failed handler wanted to say of its answer doesn't hold for this one.
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
    reply.removeHeader(name);
  reply.code(error.status).headers({ ...error.headers, 'cache-control': 'no-store' });
  reply.type('application/json; charset=utf-8').send(JSON.stringify(error.toWire(requestId)));
}
