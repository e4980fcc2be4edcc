import { connect } from 'node:net';
import { MAX_TOPICS, permits, ROLE_NAMES, topic, topicKeys, topicName } from '@boardwalk/contracts';
import type { Provider } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { discoveryOf } from '../../../test/test-discovery.ts';
import { listen, liveAddress } from '../../../test/test-events.ts';
import { RoleDirectoryService } from '../roles/definitions/role-directory.service.ts';
import { LiveTopicsService } from './live-topics.service.ts';
import { ServesTopic } from './serves-topic.decorator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});
const soon = { timeout: 5_000, interval: 10 };
async function hear(topics: readonly string[], token?: string, on = api) {
  const listening = await listen(on, { topics, ...(token && { token }) });
  open.push(listening);
  return listening;
}

const ID = '00000000-0000-4000-8000-000000000000';
/** Well-formed names of all topics in the table, so that only access decides. */
const namesOfAll = topicKeys.map((key) =>
  topicName(key, { id: ID, topic: 'nothing.declared' } as never, topic(key).perWindow && 'a-window'),
);

/** Returns the code with which each topic of the table refuses a caller, by its key; undefined for an accepted subscription. */
async function refusals(token?: string) {
  const { received } = await hear(namesOfAll, token);
  const answers = () => received.filter(({ name }) => name === 'open' || name === 'refused');
  await expect.poll(() => answers().length, soon).toBe(namesOfAll.length);
  return topicKeys.map((key, place) => {
    const answer = answers().find((one) => one.topic === namesOfAll[place]);
    const code = (answer?.data as { code?: string } | undefined)?.code;
    // No app declares the topic, which is checked after the access of the table.
    return [key, code === 'NOT_DECLARED' ? undefined : code] as const;
  });
}

describe('a member’s subscription', () => {
  it('ends with the role that permits it, and the rest of the stream continues', async () => {
    const owner = await api.as('vera', 'OWNER');
    const token = await api.as('lena');
    await api.call('GET /api/users/me', { token });
    const given = { token: owner, body: { userId: 'auth0|lena', role: 'STAFF' } };
    const { id } = (await api.call('POST /api/roles', given)).body;
    const listening = await hear(['inbox', 'releases'], token);
    await expect.poll(() => listening.named('open').length, soon).toBe(2);
    expect((await api.call(`DELETE /api/roles/${id}`, { token: owner })).status).toBe(204);
    const refused = () => listening.received.filter(({ name }) => name === 'refused');
    await expect.poll(refused, soon).toMatchObject([{ topic: 'inbox', data: { code: 'ACCESS_DENIED' } }]);
  });

  it('ends when the role loses the permission', async () => {
    const owner = await api.as('vera', 'OWNER');
    const body = { name: 'LOOKERS', colour: 'gray', permissions: ['applications.review'] };
    const role = (await api.call('POST /api/role-definitions', { token: owner, body })).body;
    const listening = await hear(['inbox'], await api.as('mona', 'LOOKERS'));
    await expect.poll(() => listening.named('open').length, soon).toBe(1);
    const less = { version: role.version, colour: 'gray', permissions: [] };
    await api.call('PUT /api/role-definitions/LOOKERS', { token: owner, body: less });
    await expect.poll(() => listening.named('refused'), soon).toEqual([{ code: 'ACCESS_DENIED' }]);
  });
});

describe('access to topics', () => {
  it('allows visitors only public topics', async () => {
    for (const [key, code] of await refusals())
      expect([key, code]).toEqual([
        key,
        topic(key).access === 'public' ? undefined : 'AUTHENTICATION_REQUIRED',
      ]);
  });

  it.each(ROLE_NAMES)('is decided for %s by permission alone', async (role) => {
    const token = await api.as(`hears-${role.toLowerCase()}`, role);
    const granted = (await api.get(RoleDirectoryService).now()).permissionsOf([role]);
    for (const [key, code] of await refusals(token)) {
      const { access } = topic(key);
      const allowed = typeof access === 'string' || permits(granted, access.permission);
      if (allowed) expect(['AUTHENTICATION_REQUIRED', 'ACCESS_DENIED'], key).not.toContain(code);
      else expect(code, key).toBe('ACCESS_DENIED');
    }
  });

  it('allows deploy tokens only public topics', async () => {
    const body = { name: 'live', remotes: ['nothing'] };
    const token = await api.as('maker', 'OWNER');
    const { secret } = (await api.call('POST /api/deploy-tokens', { token, body })).body;
    for (const [key, code] of await refusals(secret))
      expect([key, code]).toEqual([key, topic(key).access === 'public' ? undefined : 'ACCESS_DENIED']);
  });
});

it('sends an uncacheable stream, with the current state immediately', async () => {
  const { response, received } = await hear(['notifications'], await api.as('reader'));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  });
  await expect
    .poll(() => received, soon)
    .toEqual([
      { name: 'unread', topic: 'notifications', data: { count: 0 }, state: true },
      { name: 'open', topic: 'notifications', data: {} },
    ]);
});

it('refuses one topic while the others continue, and subscribes to duplicates once', async () => {
  const { received } = await hear(['notifications', 'releases', 'nothing', 'releases']);
  await expect
    .poll(
      () => received.flatMap(({ name, topic: of, data, state }) => (state ? [] : [[of, name, data]])).sort(),
      soon,
    )
    .toEqual([
      ['nothing', 'refused', { code: 'TOPIC_UNKNOWN' }],
      ['notifications', 'refused', { code: 'AUTHENTICATION_REQUIRED' }],
      ['releases', 'open', {}],
    ]);
});

it.each([
  ['no topics', '/api/live/events'],
  ['an empty list', '/api/live/events?topics='],
  ['too many', liveAddress(...Array.from({ length: MAX_TOPICS + 1 }, () => 'releases'))],
])('rejects a list with %s', async (_, address) => {
  expectError(await api.call(`GET ${address}`), 422, 'INPUT_INVALID');
});

it('rejects an invalid token', async () => {
  expectError(
    await api.call(`GET ${liveAddress('releases')}`, { token: 'nonsense' }),
    401,
    'AUTHENTICATION_REQUIRED',
  );
});

it('ends with the token with which it was opened', async () => {
  const token = await api.issuer.token('auth0|reader', { expiresIn: 2 });
  const { ended, named } = await hear(['releases', 'notifications'], token);
  await expect.poll(() => named('unread').length, soon).toBe(1);
  await ended;
  const { response } = await hear(['releases'], token);
  expect(response.status).toBe(401);
});

it('limits the streams of one member, and accepts another after one has closed', async () => {
  const crowd = await api.as('crowd');
  const streams = [];
  for (let number = 0; number < 20; number += 1) streams.push(await hear(['releases'], crowd));
  const address = liveAddress('releases');
  expectError(await api.call(`GET ${address}`, { token: crowd }), 429, 'TOO_MANY_REQUESTS');
  streams[0]?.close();
  await expect.poll(async () => (await api.call(`HEAD ${address}`, { token: crowd })).status, soon).toBe(200);
});

it('responds to HEAD without leaving a subscriber', async () => {
  const { status, headers } = await api.call(`HEAD ${liveAddress('releases')}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

it('ends every stream immediately when the process stops', async () => {
  const stopping = await startTestApi({ database: api.database, issuer: api.issuer });
  const { port, hostname } = new URL(stopping.url);
  const unread = connect(Number(port), hostname);
  unread.on('error', () => {});
  unread.write(`GET ${liveAddress('releases')} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const member = await api.as('reader');
  const streams = await Promise.all([
    ...Array.from({ length: 4 }, () => hear(['releases'], undefined, stopping)),
    hear(['releases', 'notifications'], member, stopping),
  ]);
  const began = Date.now();
  await stopping.stop();
  await Promise.all(streams.map(({ ended }) => ended));
  expect(Date.now() - began).toBeLessThan(3_000);
  unread.destroy();
});

it('refuses to start while a topic isn’t served, or is served twice', async () => {
  class Everything {}
  for (const key of topicKeys) {
    const method = { value: async () => {} };
    Object.defineProperty(Everything.prototype, key, method);
    ServesTopic(key)(Everything.prototype, key, method);
  }
  class Releases {
    @ServesTopic('releases')
    async serve(): Promise<void> {}
  }
  const start = async (...providers: Provider[]) => {
    const topics = new LiveTopicsService(...(await discoveryOf(...providers)));
    topics.onModuleInit();
    topics.onApplicationBootstrap();
  };
  await expect(start(Releases)).rejects.toThrow('nothing serves notifications');
  await expect(start(Everything)).resolves.toBeUndefined();
  await expect(start(Everything, Releases)).rejects.toThrow(
    'The topic releases is declared twice: by Everything.releases and Releases.serve.',
  );
});
