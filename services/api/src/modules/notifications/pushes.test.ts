import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';
import { untilFannedOut } from '../../../test/test-notifications.ts';
import { TestBrowser, TestPushService, vapidClaims } from '../../../test/test-push-service.ts';
import { OutgoingClient } from '../../platform/outgoing/outgoing.client.ts';
import { SendingService } from './sending.service.ts';

let service: TestPushService;
let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  service = await TestPushService.start();
  const environment = { PUSH_SERVICES: `*.push.example,${service.host}`, PRIVATE_HOSTS: 'localhost' };
  api = await startTestApi({ environment });
  service.server.trustedBy(api.get(OutgoingClient));
  room = await startNewsroom(api);
});
afterAll(async () => {
  await api.stop();
  await service.server.stop();
});
afterEach(async () => {
  service.status = 201;
  service.received.length = 0;
  await api.database.sql('DELETE FROM push_subscriptions');
});

const subscribe = (token: string, { subscription }: TestBrowser) =>
  api.call('POST /api/notifications/push-subscriptions', { token, body: subscription });
const count = async (table: string) =>
  (await api.database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;
const send = async () => {
  await untilFannedOut(api);
  await api.get(SendingService).sendDue();
};

it('reaches every browser of a member, signed, and encrypted for that browser', async () => {
  const [phone, laptop] = [new TestBrowser(service.host, 'phone'), new TestBrowser(service.host, 'laptop')];
  for (const browser of [phone, laptop]) expect((await subscribe(room.reader, browser)).status).toBe(200);
  await room.publish({ title: 'Lichter an' });
  await send();
  await expect.poll(() => service.received.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
  const [push] = service.received.filter(({ path }) => path === '/phone');
  if (!push) return;
  expect(phone.read(push)).toEqual({
    title: 'New: Lichter an',
    body: 'Chief Tester published “Lichter an”.',
    href: '/news/lichter-an',
    tag: expect.stringMatching(/^article\.published article:/),
  });
  expect(() => laptop.read(push)).toThrow();
  expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { body } = await api.call('GET /api/notifications/channels', { token: room.reader });
  expect(await vapidClaims(push, String(body.pushKey))).toMatchObject({
    aud: `https://${service.host}`,
    sub: expect.stringMatching(/^mailto:/),
  });
});

it('deletes a browser that doesn’t exist anymore, with its waiting pushes', async () => {
  await subscribe(room.reader, new TestBrowser(service.host, 'gone'));
  service.status = 410;
  await room.publish({ title: 'Nobody there' });
  await send();
  await expect.poll(() => count('push_subscriptions')).toBe(0);
  expect(await count('notification_deliveries')).toBe(0);
});

it('is retried when the service is overloaded, and given up when it is rejected permanently', async () => {
  await subscribe(room.reader, new TestBrowser(service.host, 'busy'));
  service.status = 429;
  await room.publish({ title: 'Busy' });
  await send();
  const states = () => api.database.sql('SELECT state, attempts, error FROM notification_deliveries');
  await expect.poll(states).toEqual([{ state: 'waiting', attempts: 1, error: '429' }]);
  service.status = 413;
  await api.database.sql('UPDATE notification_deliveries SET due_at = now()');
  await send();
  await expect.poll(states).toEqual([{ state: 'dead', attempts: 2, error: '413' }]);
});

it('is sent only to push services', async () => {
  const elsewhere = [
    'https://localhost/x',
    `http://${service.host}/x`,
    'https://push.example/x',
    'https://evilpush.example/x',
    'https://a.push.example.evil.test/x',
    'https://user@169.254.169.254/x',
    'https://user@a.push.example/x',
    'https://169.254.169.254/x',
    'https://[::1]/x',
    'https://localhost;.push.example/x',
    'https://169.254.169.254%2e.push.example/x',
  ];
  for (const endpoint of elsewhere) {
    const { keys } = new TestBrowser('x', 'x').subscription;
    const answer = await api.call('POST /api/notifications/push-subscriptions', {
      token: room.reader,
      body: { endpoint, keys },
    });
    expect([endpoint, answer.status]).toEqual([endpoint, 422]);
  }
  expect((await subscribe(room.reader, new TestBrowser('a.push.example', 'x'))).status).toBe(200);
});

it('is sent to the host that was checked, regardless of its spelling', async () => {
  const spelt = new TestBrowser('LOCALHOST%2ea.push.example', 'x');
  expect((await subscribe(room.reader, spelt)).status).toBe(200);
  const stored = () => api.database.sql('SELECT endpoint FROM push_subscriptions');
  expect(await stored()).toEqual([{ endpoint: 'https://localhost.a.push.example/x' }]);
  // A row from before addresses were normalized: another parser would read the host as localhost.
  await api.database.sql(`UPDATE push_subscriptions SET endpoint = '${spelt.endpoint}'`);
  await room.publish({ title: 'Which host' });
  await send();
  const errors = () => api.database.sql<{ error: string }>('SELECT error FROM notification_deliveries');
  await expect.poll(errors).toEqual([{ error: expect.stringContaining('localhost.a.push.example') }]);
});

it('is never sent to a private address, even of a push service’s host', async () => {
  const strict = await startTestApi({
    database: api.database,
    issuer: api.issuer,
    environment: { PUSH_SERVICES: service.host },
  });
  service.server.trustedBy(strict.get(OutgoingClient));
  await subscribe(room.reader, new TestBrowser(service.host, 'inside'));
  await room.publish({ title: 'Inside' });
  await untilFannedOut(strict);
  await strict.get(SendingService).sendDue();
  const errors = () => api.database.sql<{ error: string }>('SELECT error FROM notification_deliveries');
  await expect.poll(errors).toEqual([{ error: 'localhost has no public address.' }]);
  expect(service.received).toEqual([]);
  await strict.stop();
});

it('belongs to the member who signed in last in a browser, and only they can delete it', async () => {
  const shared = new TestBrowser(service.host, 'shared');
  const { body: first } = await subscribe(room.reader, shared);
  const { body: second } = await subscribe(room.other, shared);
  expect(second).toEqual(first);
  const draft = await room.begin(room.author, { title: 'For whom' });
  await room.move(room.editor, draft, 'published');
  await send();
  await expect.poll(() => service.received.length).toBe(1);
  const remove = (token: string) =>
    api.call(`DELETE /api/notifications/push-subscriptions/${first.id}`, { token });
  expect((await remove(room.reader)).status).toBe(204);
  expect(await count('push_subscriptions')).toBe(1);
  expect((await remove(room.other)).status).toBe(204);
  expect(await count('push_subscriptions')).toBe(0);
});

it('is limited to the ten newest browsers of a member', async () => {
  for (let number = 0; number < 12; number += 1)
    await subscribe(room.reader, new TestBrowser(service.host, `browser-${number}`));
  const rows = await api.database.sql<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions');
  expect(rows).toHaveLength(10);
  expect(rows.map(({ endpoint }) => endpoint)).not.toContain(`https://${service.host}/browser-1`);
});

it('isn’t available on a site without a key', async () => {
  const environment = { VAPID_KEY_FILE: 'off' };
  const other = await startTestApi({ database: api.database, issuer: api.issuer, environment });
  const { body } = await other.call('GET /api/notifications/channels', { token: room.reader });
  expect(body).toMatchObject({ push: false, pushKey: null });
  const { subscription } = new TestBrowser(service.host, 'x');
  const answer = await other.call('POST /api/notifications/push-subscriptions', {
    token: room.reader,
    body: subscription,
  });
  expectError(answer, 422, 'PUSH_REFUSED');
  await other.stop();
});
