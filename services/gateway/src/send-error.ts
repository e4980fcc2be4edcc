import { ERRORS, type ErrorCode, errorObject } from '@boardwalk/contracts';
import { loggedError, preferredLanguage, RefusedRequest } from '@boardwalk/server';
import { errorText } from '@boardwalk/server/texts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Codes of Fastify's own errors. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'BODY_UNREADABLE',
  403: 'ROUTE_NOT_FOUND',
  404: 'ROUTE_NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'MEDIA_TYPE_UNKNOWN',
};

/** Responds with an error object like the API's, in the requested language. */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  { explanation, headers = {} }: Partial<Pick<RefusedRequest, 'explanation' | 'headers'>> = {},
): FastifyReply {
  const language = preferredLanguage(reply.request.headers['accept-language']);
  return reply
    .code(ERRORS[code].status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(errorObject(code, String(reply.request.id), explanation ?? errorText(code, language)));
}

/** Responds to every error of the gateway with an error object. Has to be called before routes are added. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RefusedRequest) return sendError(reply, error.code, error);
    const code = BY_STATUS[error.statusCode ?? 500] ?? 'INTERNAL';
    if (code === 'INTERNAL') request.log.error({ err: loggedError(error) }, 'unexpected error');
    return sendError(reply, code);
  });
  app.setNotFoundHandler((_, reply) => sendError(reply, 'ROUTE_NOT_FOUND'));
}
