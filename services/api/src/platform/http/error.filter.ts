import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerThrown } from './send-error.ts';

/** What Nest itself throws, which is that no route serves a call, leaves like everything that is thrown. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const cause = thrown instanceof HttpException ? (thrown.cause ?? thrown) : thrown;
    answerThrown(cause, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
