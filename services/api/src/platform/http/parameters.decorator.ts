import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** The checked input of a call: `params`, `query` and `body`, as the endpoint's schemas let them through. */
export const Input = createParamDecorator((_, context: ExecutionContext) => requestOf(context).input);

/** Who is calling. Only on endpoints that are not public. */
export const CurrentCaller = createParamDecorator((_, context: ExecutionContext) => {
  const { caller } = requestOf(context);
  if (!caller) throw new ApiError('AUTHENTICATION_REQUIRED');
  return caller;
});

/** The bytes of a call to an endpoint that takes them, as a stream that nobody has read yet. */
export const RawBody = createParamDecorator((_, context: ExecutionContext) => requestOf(context).body);

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}
