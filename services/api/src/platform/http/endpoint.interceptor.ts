import { type EndpointKey, endpoint } from '@boardwalk/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { ApiError } from '../errors/api-error.ts';
import { Idempotency } from '../idempotency/idempotency.service.ts';
import { checkInput } from './check-input.ts';
import { endpointKeyOf } from './endpoint.decorator.ts';
import { RawAnswer } from './raw-answer.ts';

/** Holds both sides of a call to the endpoint table: the input before the handler, the answer after it. */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Endpoint');

  constructor(private readonly idempotency: Idempotency) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const key = endpointKeyOf(context.getHandler());
    if (!key) throw new ApiError('ACCESS_DENIED');
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    request.input = checkInput(key, request);
    const answer = () => next.handle().pipe(map((value: unknown) => this.checkAnswer(key, value, reply)));
    if (endpoint(key).status !== 201) return answer();
    return from(this.idempotency.once(key, request, reply, () => lastValueFrom(answer())));
  }

  private checkAnswer(key: EndpointKey, value: unknown, reply: FastifyReply): unknown {
    if (value instanceof RawAnswer) {
      reply.code(value.status).headers(value.headers);
      return value.body && new StreamableFile(value.body);
    }
    const schema = endpoint(key).answer;
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    this.logger.error({
      msg: `${key} would answer outside its schema`,
      answer: value,
      why: result.error.issues,
    });
    throw new ApiError('INTERNAL');
  }
}
