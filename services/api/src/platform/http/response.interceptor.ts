import { type Endpoint, type EndpointKey, endpoint, splitKey } from '@boardwalk/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { isMember } from '../auth/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import { IdempotencyService } from '../idempotency/idempotency.service.ts';
import { endpointKeyOf } from './endpoint.decorator.ts';
import { matchesTag, RawAnswer } from './raw-answer.ts';
import { ResponseCache, type TaggedBody, taggedBody } from './response-cache.ts';

/**
 * Processes responses as the endpoint's row declares: validates them against the schema, returns the stored response of a repeated idempotency key,
 * and adds an ETag to public responses.
 */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  private readonly logger = new Logger('ResponseInterceptor');

  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly cache: ResponseCache,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const key = endpointKeyOf(context.getHandler());
    if (!key) return next.handle();
    const row = endpoint(key);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // Nest runs the handler in the async context in which handle() was called: within the transaction of an idempotent call.
    const handle = () => next.handle().pipe(map((value) => this.check(key, value)));
    if (row.cacheTopics && !(row.cacheFor === 'visitors' && isMember(request.caller))) {
      const cached = this.cache.find(key, request, () => lastValueFrom(handle()));
      return from(cached).pipe(map((body) => sendTagged(row, request, reply, body)));
    }
    const answered = row.idempotent
      ? from(this.idempotency.once(key, request, reply, () => lastValueFrom(handle())))
      : handle();
    return answered.pipe(map((value) => send(key, request, reply, value)));
  }

  private check(key: EndpointKey, value: unknown): unknown {
    const schema = endpoint(key).answer;
    if (!schema || value instanceof RawAnswer) return value;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    // Logs where the response differs, but no values: they may be personal data.
    const why = result.error.issues.map(({ code, path }) => ({ code, path: path.join('.') }));
    this.logger.error({ msg: `${key} would answer outside its schema`, why });
    throw new ApiError('INTERNAL');
  }
}

function send(key: EndpointKey, request: FastifyRequest, reply: FastifyReply, value: unknown): unknown {
  // The handler has opened an event stream and writes to the connection itself.
  if (reply.sent) return undefined;
  const row = endpoint(key);
  reply.header('cache-control', 'no-store');
  if (value instanceof RawAnswer) {
    reply.code(value.status).headers(value.headers);
    return value.body;
  }
  if (!row.answer) return undefined;
  return isPublicRead(key, row) ? sendTagged(row, request, reply, taggedBody(value)) : value;
}

function isPublicRead(key: EndpointKey, { access, rate }: Endpoint): boolean {
  return access === 'public' && rate !== 'health' && splitKey(key)[0] === 'GET';
}

/** Sends a body with its ETag, or 304 to a caller who sent that tag. Browsers may store only responses that visitors get as well. */
function sendTagged(
  { access }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, tag }: TaggedBody,
): Buffer | undefined {
  const everybodys = access === 'public' && !isMember(request.caller);
  reply.header('cache-control', everybodys ? 'no-cache' : 'no-store').header('etag', tag);
  if (matchesTag(request.headers['if-none-match'], tag)) {
    reply.code(304);
    return undefined;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  return bytes;
}
