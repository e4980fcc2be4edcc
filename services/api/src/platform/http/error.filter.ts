import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './send-error.ts';
import { toApiError } from './to-api-error.ts';

/** Everything that is thrown ends here and leaves as the one error object. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const error = toApiError(thrown instanceof HttpException ? (thrown.cause ?? thrown) : thrown);
    if (error.code === 'INTERNAL') request.log.error({ err: thrown }, 'unexpected error');
    else if (error.status >= 500) request.log.warn({ err: error.cause ?? thrown }, 'unavailable');
    sendError(http.getResponse<FastifyReply>(), error, request.id);
  }
}
