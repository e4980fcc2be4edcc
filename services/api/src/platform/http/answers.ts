import { type Endpoint, type EndpointKey, endpoint, splitKey } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { Idempotency } from '../idempotency/idempotency.service.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import { type AnswerBody, bodyOf, packedFor } from './answer-body.ts';
import { matches } from './conditional.ts';
import { KeptAnswers } from './kept-answers.ts';
import { RawAnswer } from './raw-answer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Handle = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The way from a handler to the wire: held to the answer's schema, kept where the row says so, sent with what may be done with it. */
@Injectable()
export class Answers {
  private readonly logger = new Logger('Endpoint');
  private readonly public = new BoundedMap<string, AnswerBody>(50);

  constructor(
    private readonly idempotency: Idempotency,
    private readonly kept: KeptAnswers,
  ) {}

  /** Not a promise where nothing has to be waited for: making one costs more than most that happens on a call with nothing to do. */
  send(
    key: EndpointKey,
    request: FastifyRequest,
    reply: FastifyReply,
    handle: Handle,
  ): FastifyReply | Promise<FastifyReply> {
    const row = endpoint(key);
    // Bytes aren't compared: of a call with a body of them nobody could say whether it is the same again.
    if (row.madeOf || (row.status === 201 && !row.rawBody)) return this.sendOnce(key, request, reply, handle);
    const made = handle(request, reply);
    const sendMade = (value: unknown) => this.sendMade(key, request, reply, this.checked(key, value));
    return isAwaited(made) ? Promise.resolve(made).then(sendMade) : sendMade(made);
  }

  /** What was made before isn't made again: lists that haven't changed, and what a call with the same key has created already. */
  private async sendOnce(
    key: EndpointKey,
    request: FastifyRequest,
    reply: FastifyReply,
    handle: Handle,
  ): Promise<FastifyReply> {
    const row = endpoint(key);
    const make = async () => this.checked(key, await handle(request, reply));
    if (row.madeOf) return sendBody(row, request, reply, await this.kept.find(key, request, make));
    return this.sendMade(key, request, reply, await this.idempotency.once(key, request, reply, make));
  }

  private sendMade(
    key: EndpointKey,
    request: FastifyRequest,
    reply: FastifyReply,
    value: unknown,
  ): FastifyReply {
    const row = endpoint(key);
    if (reply.sent) return reply;
    reply.header('cache-control', 'no-store');
    if (value instanceof RawAnswer) return reply.code(value.status).headers(value.headers).send(value.body);
    if (!row.answer) return reply.send();
    if (isForEverybody(key, row)) return sendBody(row, request, reply, this.known(bodyOf(value)));
    return reply.header('content-type', JSON_TYPE).send(JSON.stringify(value));
  }

  /** The same bytes as before are the body of before, which may have been packed meanwhile. */
  private known(body: AnswerBody): AnswerBody {
    const before = this.public.get(body.tag);
    if (before) return before;
    this.public.set(body.tag, body);
    return body;
  }

  private checked(key: EndpointKey, value: unknown): unknown {
    const schema = endpoint(key).answer;
    if (!schema || value instanceof RawAnswer) return value;
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

/** Queries are no promises, but are awaited like them. */
function isAwaited(made: unknown): made is PromiseLike<unknown> {
  return typeof (made as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';
}

/** Public JSON that is the same for all who ask. */
function isForEverybody(key: EndpointKey, { access, rate }: Endpoint): boolean {
  return access === 'public' && rate !== 'health' && splitKey(key)[0] === 'GET';
}

/**
 * Sends a body with its tag; who names the tag has it already. Only what is public may be stored by browsers: who wants to keep
 * more (a program, a page as long as it is open) can, and ask by the tag.
 */
function sendBody(
  { access }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  body: AnswerBody,
): FastifyReply {
  const { bytes, tag } = body;
  reply.header('cache-control', access === 'public' ? 'no-cache' : 'no-store').header('etag', tag);
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.header('content-type', JSON_TYPE).header('vary', 'accept-encoding');
  const packed = packedFor(body, request.headers['accept-encoding']);
  if (!packed) return reply.send(bytes);
  // The same answer in other bytes: that is what a weak tag says.
  return reply.header('content-encoding', 'br').header('etag', `W/${tag}`).send(packed);
}
