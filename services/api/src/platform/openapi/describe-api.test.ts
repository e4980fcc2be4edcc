import { ERRORS, endpoint, endpointKeys, splitKey } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeApi, errorsOf } from './describe-api.ts';

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});
/** Reads the document from its text alone, like an external client. */
const document = z
  .object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  })
  .parse(JSON.parse(JSON.stringify(describeApi())));

it.each(endpointKeys)('describes %s', (key) => {
  const [method, path] = splitKey(key);
  const row = endpoint(key);
  const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  expect(described?.summary).toBe(row.summary);
  const scheme = row.access === 'game-server' ? { gameKey: [] } : { bearer: [] };
  expect(described?.security).toEqual([
    ...(row.optionalToken ? [{}] : []),
    ...(row.access === 'public' && !row.optionalToken ? [] : [scheme]),
  ]);
  expect(Object.keys(described?.responses ?? {})).toEqual(
    [...new Set([row.status, ...errorsOf(row).map(({ status }) => status)])].map(String),
  );
  expect(Object.hasOwn(described ?? {}, 'requestBody')).toBe(row.body !== undefined);
});

it('gives each operation a unique name', () => {
  const names = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(endpointKeys.length);
  expect(names).toContain('getUsersMe');
});

it('refers to named schemas by their names', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      'Error',
      'CurrentUser',
      'ListedUser',
      'Role',
      'RoleAssignment',
      'FeedItem',
      'ReleaseSet',
    ]),
  );
  expect(document.openapi).toMatch(/^3\.1/);
});

it('lists every error that access and input can cause', () => {
  const codes = errorsOf(endpoint('POST /api/roles')).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining(['AUTHENTICATION_REQUIRED', 'ACCESS_DENIED', 'INPUT_INVALID', 'ROLE_ABOVE_OWN']),
  );
  for (const code of codes) expect(ERRORS).toHaveProperty(code);
});
