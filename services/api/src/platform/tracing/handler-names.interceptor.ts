import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { trace } from '@opentelemetry/api';

/** Gives the span of a handler the handler's name, as `UsersController.list`. Fastify knows only Nest's own function round it. */
@Injectable()
export class HandlerNames implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    trace.getActiveSpan()?.updateName(`${context.getClass().name}.${context.getHandler().name}`);
    return next.handle();
  }
}
