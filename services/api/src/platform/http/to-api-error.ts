import type { ErrorCode } from '@boardwalk/contracts';
import { isUnavailable } from '../database/postgres-errors.ts';
import { ApiError } from '../errors/api-error.ts';

/** What the framework's own refusals are called on the wire. */
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

/** Gives whatever was thrown its row of the error table; what nobody foresaw is INTERNAL. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isUnavailable(thrown)) return new ApiError('UNAVAILABLE', { cause: thrown });
  return new ApiError(BY_STATUS[statusOf(thrown)] ?? 'INTERNAL', { cause: thrown });
}

function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null) return 500;
  // A malformed URL is refused as 400 like a malformed body, but there it is the route that doesn't exist.
  if ('code' in thrown && thrown.code === 'FST_ERR_BAD_URL') return 404;
  if ('statusCode' in thrown && typeof thrown.statusCode === 'number') return thrown.statusCode;
  if ('getStatus' in thrown && typeof thrown.getStatus === 'function') return thrown.getStatus();
  return 500;
}
