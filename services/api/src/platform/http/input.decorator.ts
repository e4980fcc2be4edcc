import { Readable } from 'node:stream';
import { type Endpoint, type EndpointKey, endpoint, type FieldError } from '@boardwalk/contracts';
import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { fieldMessage } from '../language/field-messages.ts';
import { unstorableTexts } from '../text/untrusted-text.ts';
import { endpointKeyOf } from './endpoint.decorator.ts';
import { JsonBody } from './json-body.ts';

const PARTS = ['params', 'query', 'body'] as const;
const INPUT = 'boardwalk:input';

/** Unchecked input of a call. */
interface SentInput extends Pick<FastifyRequest, 'params' | 'query' | 'body'> {
  key: EndpointKey | undefined;
}

const Sent = createParamDecorator((_: unknown, context: ExecutionContext): SentInput => {
  const { params, query, body } = context.switchToHttp().getRequest<FastifyRequest>();
  return { key: endpointKeyOf(context.getHandler()), params, query, body };
});

/** Checks the input of a call. */
@Injectable()
export class InputPipe implements PipeTransform<SentInput, Record<string, unknown>> {
  transform({ key, ...sent }: SentInput): Record<string, unknown> {
    if (!key) throw new Error('Only the handler of an endpoint has an input.');
    return checkInput(key, sent);
  }
}

/**
 * Checks the input against the schemas of the endpoint's row.
 * @throws BODY_UNREADABLE; INPUT_INVALID with every refused field; MEDIA_TYPE_UNKNOWN when bytes are expected and something else was sent.
 */
export function checkInput(
  key: EndpointKey,
  sent: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Record<string, unknown> {
  const row = endpoint(key);
  if (row.rawBody && !(sent.body instanceof Readable)) throw new ApiError('MEDIA_TYPE_UNKNOWN');
  const input: Record<string, unknown> = {};
  const fields: FieldError[] = [];
  for (const part of PARTS) {
    const schema = row[part];
    if (!schema) continue;
    const value = part === 'body' ? bodyOf(row, sent.body) : sent[part];
    const result = schema.safeParse(value ?? (part === 'body' ? undefined : {}), {
      error: fieldMessage,
    });
    // The schemas have already cleaned texts of people. Unstorable characters in values of programs, such as an id, are refused.
    if (result.success) fields.push(...unstorableTexts(result.data, part));
    if (result.success) input[part] = result.data;
    else fields.push(...result.error.issues.map((issue) => toField(part, issue)));
  }
  if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields: fields.slice(0, 50) });
  return input;
}

function bodyOf({ jsonLimits }: Endpoint, body: unknown): unknown {
  return body instanceof JsonBody ? body.parse(jsonLimits) : body;
}

/** Injects the checked input of a call: `params`, `query` and `body`, as the schemas of the endpoint's row return them. */
export function Input(): ParameterDecorator {
  return (controller, method, index) => {
    Sent(InputPipe)(controller, method, index);
    if (method !== undefined) Reflect.defineMetadata(INPUT, true, controller, method);
  };
}

/** Whether a handler injects its input, which also checks it. */
export function takesInput(controller: object, method: string): boolean {
  return Reflect.getMetadata(INPUT, controller, method) === true;
}

function toField(part: string, issue: z.core.$ZodIssue): FieldError {
  return { path: [part, ...issue.path].join('.'), message: issue.message };
}
