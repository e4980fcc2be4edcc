import type { ErrorCode } from '@boardwalk/contracts';
import { preferredLanguage, RefusedRequest } from '@boardwalk/server';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOutOfRoom, isUnavailable } from '../database/postgres-errors.ts';
import { ApiError } from '../errors/api-error.ts';
import { isReadOnly } from '../storage/file-store.ts';

/** Codes of errors that Nest and Fastify throw themselves. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BODY_UNREADABLE',
  401: 'AUTHENTICATION_REQUIRED',
  403: 'ACCESS_DENIED',
  404: 'ROUTE_NOT_FOUND',
  405: 'ROUTE_NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'ROUTE_NOT_FOUND',
  415: 'MEDIA_TYPE_UNKNOWN',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Log messages of responses with a status of 500 or more; `unavailable` for codes that aren't listed. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  STORAGE_FULL: 'there is no room left, on the disk of the files or of the database',
  STORAGE_READ_ONLY: 'a folder of files can’t be written: look at its owner, and at how it is mounted',
};

/** Writes every error as the error object. An unknown error is logged in full, but its response carries no details. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger('ApiExceptionFilter');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const error = toApiError(thrown);
    const { id: requestId } = request;
    if (error.code === 'INTERNAL') this.logger.error({ requestId, err: thrown, msg: 'unexpected error' });
    else if (error.status >= 500)
      this.logger.warn({ requestId, err: error.cause ?? thrown, msg: REASONS[error.code] ?? 'unavailable' });
    sendError(host.switchToHttp().getResponse<FastifyReply>(), error, request);
  }
}

/** Writes the error object in the requested language, or closes the connection when a part of the response has been sent. */
export function sendError(
  reply: FastifyReply,
  error: ApiError,
  { id, headers }: Pick<FastifyRequest, 'id' | 'headers'>,
): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  // Headers of the failed handler describe a response that isn't sent.
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
    reply.removeHeader(name);
  reply.code(error.status).headers({ ...error.headers, 'cache-control': 'no-store' });
  reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toWire(id, preferredLanguage(headers['accept-language']))));
}

/** Returns the row of the error table for a thrown value; INTERNAL for unexpected errors. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof RefusedRequest)
    return new ApiError(thrown.code, { message: thrown.explanation, headers: thrown.headers });
  if (isOutOfRoom(thrown)) return new ApiError('STORAGE_FULL', { cause: thrown });
  if (isReadOnly(thrown)) return new ApiError('STORAGE_READ_ONLY', { cause: thrown });
  if (isUnavailable(thrown)) return new ApiError('UNAVAILABLE', { cause: thrown });
  if (isBadAddress(thrown)) return new ApiError('ADDRESS_UNREADABLE', { cause: thrown });
  return new ApiError(BY_STATUS[statusOf(thrown)] ?? 'INTERNAL', { cause: thrown });
}

/** Whether Fastify refused a malformed URL. It does so with 400, as for a malformed body. */
function isBadAddress(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'FST_ERR_BAD_URL';
}

function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null) return 500;
  if ('statusCode' in thrown && typeof thrown.statusCode === 'number') return thrown.statusCode;
  if ('getStatus' in thrown && typeof thrown.getStatus === 'function') return thrown.getStatus();
  return 500;
}
