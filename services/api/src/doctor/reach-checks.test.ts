import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookAtRedis } from '@boardwalk/server/redis';
import { afterEach, describe, expect, it } from 'vitest';
import { testInstallation } from '../../test/test-installation.ts';
import { hasRedis, startTestRedis } from '../../test/test-redis.ts';
import { BUCKET, S3_KEYS, startTestS3 } from '../../test/test-s3.ts';
import { lookAtBucket, lookAtHealth, lookAtIdentity } from './reach-checks.ts';

/** Address without a server. */
const NOWHERE = 'http://localhost:4';
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Starts a server that responds to each path with a status and a body. */
async function serve(answers: Record<string, [number, unknown]>): Promise<string> {
  const answer: RequestListener = ({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, {}];
    response.writeHead(status).end(JSON.stringify(body));
  };
  server = createServer(answer);
  await new Promise<void>((done) => server?.listen(0, 'localhost', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

describe('Redis', () => {
  it('is checked if it is configured', async () => {
    expect(await lookAtRedis(undefined)).toEqual([]);
    expect(await lookAtRedis('redis://localhost:4')).toMatchObject([
      { standing: 'problem', says: expect.stringContaining('Redis doesn’t answer') },
    ]);
  });

  it.runIf(hasRedis)('responds', async () => {
    const redis = await startTestRedis();
    expect(await lookAtRedis(redis.url)).toEqual([{ standing: 'ok', says: 'Redis answers' }]);
    await redis.kill();
  });
});

it('checks the bucket if it is configured', async () => {
  const s3 = await startTestS3();
  const look = (bucket: string, endpoint = s3.url) =>
    lookAtBucket(
      testInstallation({
        RELEASE_STORAGE: 's3',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      }),
    );
  expect(await lookAtBucket(testInstallation())).toEqual([]);
  expect(await look(BUCKET)).toMatchObject([{ standing: 'ok' }]);
  expect(await look('another')).toMatchObject([
    { standing: 'problem', says: expect.stringContaining('another') },
  ]);
  await s3.stop();
  expect(await look(BUCKET, NOWHERE)).toMatchObject([{ standing: 'problem' }]);
});

it.each([
  ['tells keys', { '/keys': [200, { keys: [{ kid: 'a' }] }] }, 'ok'],
  ['tells none', { '/keys': [200, { keys: [] }] }, 'problem'],
  ['is another program', { '/keys': [200, 'hello'] }, 'problem'],
  ['fails', { '/keys': [500, {}] }, 'problem'],
] as const)('requests the keys of the identity provider, which %s', async (_, answers, standing) => {
  const url = await serve(answers as unknown as Record<string, [number, unknown]>);
  expect(await lookAtIdentity(testInstallation({ AUTH_JWKS_URL: `${url}/keys` }))).toMatchObject({
    standing,
  });
});

it('reports that sign-in is impossible without the identity provider', async () => {
  expect(await lookAtIdentity(testInstallation({ AUTH_JWKS_URL: `${NOWHERE}/keys` }))).toMatchObject({
    standing: 'problem',
    says: expect.stringContaining('can’t be reached: fetch failed'),
    remedy: expect.stringContaining('AUTH_JWKS_URL'),
  });
});

describe('the site', () => {
  const live: [number, unknown] = [200, { status: 'up' }];
  const ready = (releases: unknown): [number, unknown] => [200, { status: 'up', checks: { releases } }];
  const look = async (answers: Record<string, [number, unknown]>) =>
    (await lookAtHealth(testInstallation({}, { site: await serve(answers) }))).map(
      ({ standing, says }) => `${standing} ${says.replace(/http:\S+/, 'it')}`,
    );

  it('need not be running', async () => {
    expect(await lookAtHealth(testInstallation({}, { site: NOWHERE }))).toMatchObject([
      { standing: 'ok', says: `nothing runs at ${NOWHERE}` },
    ]);
  });

  it.each([
    [{ '/api/health/ready': ready({ status: 'up' }) }, ['ok the site at it is live and ready']],
    [{ '/api/health/ready': [503, {}] }, ['problem the site is live, and not ready: status 503']],
    [
      { '/api/health/ready': ready({ status: 'down', damaged: ['news 1.2.0'] }) },
      ['ok the site at it is live and ready', 'problem damaged releases: news 1.2.0'],
    ],
    [
      { '/api/health/ready': ready({ status: 'down' }) },
      ['ok the site at it is live and ready', 'problem there is no release set'],
    ],
    [{ '/api/health/live': [500, {}] }, ['problem it isn’t live (status 500)']],
  ] as [Record<string, [number, unknown]>, string[]][])('reports health: %j', async (answers, expected) => {
    expect(await look({ '/api/health/live': live, ...answers })).toEqual(expected);
  });
});
