import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './send-error.ts';
import { toApiError } from './to-api-error.ts';

/** Everything that is thrown ends here and leaves as the one error object. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const error = toApiError(thrown instanceof HttpException ? (thrown.cause ?? thrown) : thrown);
    const requestId = request.id;
    if (error.code === 'INTERNAL') this.logger.error({ requestId, err: thrown, msg: 'unexpected error' });
    else if (error.status >= 500)
      this.logger.warn({ requestId, err: error.cause ?? thrown, msg: 'unavailable' });
    sendError(http.getResponse<FastifyReply>(), error, request.id);
  }
}
