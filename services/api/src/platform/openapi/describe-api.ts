import {
  type Endpoint,
  type EndpointKey,
  ERRORS,
  type ErrorCode,
  endpoint,
  endpointKeys,
  errorObjectSchema,
  GAME_KEY_HEADERS,
  permissionsFor,
  splitKey,
} from '@boardwalk/contracts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

/** Returns the endpoint table as an OpenAPI 3.1 document. */
export function describeApi(): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const key of endpointKeys) {
    const [method, path] = splitKey(key);
    const url = path.replace(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(key, endpoint(key)) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Boardwalk API',
      version: '1.0.0',
      description:
        'Every failing call answers the Error object; `details.code` names the row of the error table.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        gameKey: {
          type: 'apiKey',
          in: 'header',
          name: GAME_KEY_HEADERS.key,
          description:
            'With a timestamp, a nonce and a signature in headers of their own: docs/self-hosting/game-bridge.md.',
        },
      },
    },
  });
}

function operationOf(key: EndpointKey, row: Endpoint): ZodOpenApiOperationObject {
  const [method, path] = splitKey(key);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[^A-Za-z]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: row.summary,
    tags: [path.split('/')[2] ?? 'api'],
    security: securityOf(row),
    ...(typeof row.access === 'object' && {
      description: `Takes the permission ${permissionsFor(row.access.permission)
        .map((permission) => `\`${permission}\``)
        .join(' or ')}.`,
    }),
    requestParams: {
      ...(row.params instanceof z.ZodObject && { path: row.params }),
      ...(row.query instanceof z.ZodObject && { query: row.query }),
      ...(row.status === 201 && !row.rawBody && { header: idempotencyHeader }),
    },
    ...(row.body && {
      requestBody: { required: true, content: { 'application/json': { schema: row.body } } },
    }),
    responses: { [row.status]: successOf(row), ...failuresOf(row) },
  };
}

const idempotencyHeader = z.object({
  'Idempotency-Key': z.string().max(255).optional().meta({
    description:
      'A call that is repeated with the same key within 24 hours happens once and gets the same answer.',
  }),
});

function securityOf({ access, optionalToken }: Endpoint): Record<string, string[]>[] {
  if (optionalToken) return [{}, { bearer: [] }];
  if (access === 'game-server') return [{ gameKey: [] }];
  return access === 'public' ? [] : [{ bearer: [] }];
}

function successOf(row: Endpoint) {
  if (row.answer) return { description: 'Success', content: { 'application/json': { schema: row.answer } } };
  if (row.status === 204) return { description: 'Success, without a body' };
  if (row.stream)
    return { description: 'The events', content: { 'text/event-stream': { schema: z.string() } } };
  return {
    description: 'The file',
    content: { 'image/*': { schema: z.string().meta({ format: 'binary' }) } },
  };
}

/** Returns one response for each status, naming every code with that status. */
function failuresOf(row: Endpoint) {
  return Object.fromEntries(
    [...Map.groupBy(errorsOf(row), ({ status }) => status)].map(([status, errors]) => [
      String(status),
      {
        description: errors.map(({ code, message }) => `${code}: ${message}`).join('\n\n'),
        content: { 'application/json': { schema: errorObjectSchema } },
      },
    ]),
  ) as Record<`${4 | 5}${string}`, object>;
}

/** Returns every error of an endpoint: those in its row, and those caused by its access, input and rate class. */
export function errorsOf(row: Endpoint): { code: ErrorCode; status: number; message: string }[] {
  const codes = new Set<ErrorCode>(row.errors);
  if (row.access === 'game-server') codes.add('GAME_KEY_INVALID');
  else if (row.access === 'backend') codes.add('BACKEND_KEY_INVALID');
  else if (row.access !== 'public' || row.optionalToken) codes.add('AUTHENTICATION_REQUIRED');
  if (row.access !== 'public' || row.optionalToken) codes.add('UNAVAILABLE');
  if (typeof row.access === 'object') codes.add('ACCESS_DENIED');
  if (row.access === 'signed-in' || typeof row.access === 'object') {
    codes.add('SESSION_ENDED');
    if (row.accounts !== 'any') codes.add('ACCOUNT_BANNED');
    if (row.accounts === 'unrestricted') codes.add('ACCOUNT_RESTRICTED');
  }
  if (row.freshSignIn) codes.add('FRESH_SIGN_IN_NEEDED');
  if (row.params ?? row.query ?? row.body) codes.add('INPUT_INVALID');
  if (row.body) codes.add('BODY_UNREADABLE');
  if (row.body ?? row.rawBody)
    codes
      .add('BODY_TOO_LARGE')
      .add('REQUEST_TOO_SLOW')
      .add('MEDIA_TYPE_UNKNOWN')
      .add('STORAGE_FULL')
      .add('STORAGE_READ_ONLY');
  if (row.rate !== 'health') codes.add('TOO_MANY_REQUESTS');
  codes.add('INTERNAL');
  return [...codes]
    .map((code) => ({ code, ...ERRORS[code] }))
    .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}
