import { Readable } from 'node:stream';
import { type EndpointKey, endpoint, type FieldError } from '@boardwalk/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { unstorableTexts } from './unstorable-text.ts';

type Sent = Pick<FastifyRequest, 'params' | 'query' | 'body'>;
const PARTS = ['params', 'query', 'body'] as const;

/** Checks what was sent against the endpoint's schemas. @throws INPUT_INVALID with every refused field. */
export function checkInput(key: EndpointKey, sent: Sent): Record<string, unknown> {
  const row = endpoint(key);
  if (row.rawBody && !(sent.body instanceof Readable)) throw new ApiError('MEDIA_TYPE_UNKNOWN');
  const input: Record<string, unknown> = {};
  const fields: FieldError[] = [];
  for (const part of PARTS) {
    const schema = row[part];
    if (!schema) continue;
    fields.push(...unstorableTexts(sent[part], part));
    const result = schema.safeParse(sent[part] ?? (part === 'body' ? undefined : {}));
    if (result.success) input[part] = result.data;
    else fields.push(...result.error.issues.map((issue) => toField(part, issue)));
  }
  if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields: fields.slice(0, 50) });
  return input;
}

function toField(part: string, issue: z.core.$ZodIssue): FieldError {
  return { path: [part, ...issue.path].join('.'), message: issue.message };
}
