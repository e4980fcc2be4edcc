import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { type EndpointAnswer, type EndpointKey, errorObjectSchema } from '@boardwalk/contracts';
import { expect } from 'vitest';
import { createApplication } from '../src/application.ts';
import { configurationFrom } from '../src/platform/config/configuration.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { AUDIENCE, TestIssuer } from './test-issuer.ts';
import { testPushKeyFile } from './test-push-key.ts';
import { testSigningKey } from './test-signing-key.ts';

/** Response as it was received. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

type Bare<Call extends string> = Call extends `${infer Path}?${string}` ? Path : Call;
type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...Segments<Rest>]
  : [Path];
/** Whether a path matches a pattern: the same number of segments, each equal or a parameter. */
type Fits<Path, Pattern> = [Path, Pattern] extends [
  [infer Part, ...infer Parts],
  [infer Wanted, ...infer Others],
]
  ? Wanted extends `:${string}`
    ? Fits<Parts, Others>
    : Part extends Wanted
      ? Fits<Parts, Others>
      : false
  : [Path, Pattern] extends [[], []]
    ? true
    : false;
/** Row of the endpoint table for a call. */
type RowOf<Path extends string> = Path extends EndpointKey
  ? Path
  : { [Key in EndpointKey]: Fits<Segments<Path>, Segments<Key>> extends true ? Key : never }[EndpointKey];

/** Body of a successful response, by the endpoint table; errors are checked with {@link expectError}. */
export type BodyOf<Call extends string> = [RowOf<Bare<Call>>] extends [never]
  ? unknown
  : EndpointAnswer<RowOf<Bare<Call>>>;

interface CallOptions {
  token?: string;
  body?: unknown;
  /** Body of bytes instead of JSON. */
  bytes?: Buffer;
  headers?: Record<string, string>;
}

/** The API with real HTTP, real PostgreSQL, and an identity provider for tests. */
export interface TestApi {
  url: string;
  issuer: TestIssuer;
  database: TestDatabase;
  logs: Record<string, unknown>[];
  call<const Call extends string>(endpoint: Call, options?: CallOptions): Promise<Answer<BodyOf<Call>>>;
  /** Returns a token of a member with these identity roles; their row is created by the first call that uses it. */
  as(name: string, ...roles: string[]): Promise<string>;
  /** Returns a provider of this API, for direct calls. */
  get<T>(type: abstract new (...given: never[]) => T): T;
  stop(): Promise<void>;
}

interface Overrides {
  environment?: Record<string, string>;
  database?: TestDatabase;
  issuer?: TestIssuer;
}

export async function startTestApi({ environment, ...given }: Overrides = {}): Promise<TestApi> {
  const issuer = given.issuer ?? (await TestIssuer.start());
  const database = given.database ?? (await createTestDatabase());
  const logs: TestApi['logs'] = [];
  const configuration = configurationFrom({
    ...(await testEnvironment(issuer, database.url)),
    ...environment,
  });
  const application = await createApplication(configuration, {
    write: (line) => logs.push(JSON.parse(line)),
  });
  await application.listen(0, 'localhost');
  const { port } = application.getHttpServer().address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return {
    url,
    issuer,
    database,
    logs,
    call: (endpoint, options) => call(url, endpoint, options),
    as: (name, ...roles) => issuer.token(`auth0|${name}`, { roles, claims: profileOf(name) }),
    get: (type) => application.get(type, { strict: false }),
    async stop() {
      await application.close();
      if (!given.issuer) await issuer.stop();
      if (!given.database) await database.drop();
    },
  };
}

/** Returns the environment of an API for tests. */
export async function testEnvironment(
  issuer: TestIssuer,
  databaseUrl: string,
): Promise<Record<string, string>> {
  return {
    RELEASE_SIGNING_KEY_FILE: (await testSigningKey()).file,
    VAPID_KEY_FILE: testPushKeyFile(),
    DATABASE_URL: databaseUrl,
    // The whole suite also runs on Redis: one server for all test databases, each with its own prefix.
    ...(process.env.REDIS_URL && {
      REDIS_URL: process.env.REDIS_URL,
      REDIS_PREFIX: `${new URL(databaseUrl).pathname}:`,
    }),
    AUTH_ISSUER: issuer.url,
    AUTH_AUDIENCE: AUDIENCE,
    DEMO_DATA: 'off',
    SITE_PRESET: 'meridian',
    DATABASE_POOL_SIZE: '5',
    RATE_LIMIT_FACTOR: '1000',
    LIFTED_LIMITS: 'on',
    LOG_LEVEL: 'info',
    RELEASES_DIR: '/nonexistent/releases',
    MEDIA_DIR: '/nonexistent/media',
    BUNDLED_RELEASES_DIR: '/nonexistent/bundled',
    SHELL_DIR: '/nonexistent/shell',
    ARTWORK_DIR: '/nonexistent/artwork',
  };
}

async function call<Call extends string>(
  url: string,
  endpoint: Call,
  { token, body, bytes, headers }: CallOptions = {},
): Promise<Answer<BodyOf<Call>>> {
  const [method = 'GET', path = '/'] = endpoint.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: bytes ? new Uint8Array(bytes) : textOf(body),
  });
  const text = await bodyOf(response);
  const json = response.headers.get('content-type')?.includes('json') && text !== '';
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

function textOf(body: unknown): string | undefined {
  return typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
}

/** Returns the body, but nothing of an event stream, which never ends. */
async function bodyOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

/** Expects the error object with this code, and returns it. */
export function expectError(answer: Answer, status: number, code: string) {
  const error = errorObjectSchema.parse(answer.body);
  expect([answer.status, error.status, error.details?.code]).toEqual([status, status, code]);
  expect(answer.headers.get('x-request-id')).toBe(error.requestId);
  return error;
}

function profileOf(name: string): Record<string, unknown> {
  return {
    name: `${name[0]?.toUpperCase()}${name.slice(1)} Tester`,
    nickname: name,
    email: `${name}@example.com`,
    email_verified: true,
  };
}
