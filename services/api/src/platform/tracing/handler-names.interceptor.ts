import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { trace } from '@opentelemetry/api';

/** Names the span of a handler after it, such as `UsersController.list`. Fastify only sees Nest's wrapper function. */
@Injectable()
export class HandlerNamesInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    trace.getActiveSpan()?.updateName(`${context.getClass().name}.${context.getHandler().name}`);
    return next.handle();
  }
}
