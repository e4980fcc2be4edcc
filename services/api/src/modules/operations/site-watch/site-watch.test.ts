import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { SiteWatchService } from './site-watch.service.ts';

let api: TestApi;
let receiver: Server;
const posted: Record<string, string>[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    posted.push(JSON.parse(String(Buffer.concat(chunks))));
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, 'localhost', listening));
  const { port } = receiver.address() as AddressInfo;
  api = await startTestApi({ environment: { ALERT_WEBHOOK_URL: `http://localhost:${port}/` } });
});
afterAll(async () => {
  await api.stop();
  receiver.close();
});

/** Inserts a job that has just failed. */
const failJob = () =>
  api.database.sql(
    `INSERT INTO jobs.job (name, state, completed_on) VALUES ('site-watch.webhook', 'failed', now())`,
  );
const rows = () =>
  api.database.sql<{ trouble: string }>('SELECT trouble FROM site_troubles ORDER BY trouble');
const bellOf = async (token: string) =>
  (await api.call('GET /api/notifications', { token })).body.items.filter(
    ({ type }) => type === 'site.troubled',
  );

it('notifies the administrators once, and the webhook at the beginning and the end', async () => {
  const [owner, member] = [await api.as('ursula', 'OWNER'), await api.as('mo')];
  for (const token of [owner, member]) await api.call('GET /api/users/me', { token });
  const watch = api.get(SiteWatchService);
  await watch.look();
  expect(await rows()).toEqual([]);

  await failJob();
  await Promise.all([watch.look(), watch.look()]);
  await watch.look();
  expect(await rows()).toEqual([{ trouble: 'jobs' }]);
  await expect
    .poll(() => bellOf(owner), { timeout: 15_000 })
    .toMatchObject([{ facts: { title: 'jobs' }, href: '/admin/dashboard', readAt: null }]);
  expect(await bellOf(member)).toEqual([]);
  await expect
    .poll(() => posted, { timeout: 15_000 })
    .toEqual([
      {
        event: 'site.troubled',
        trouble: 'jobs',
        text: expect.stringContaining('Background jobs have failed'),
        content: expect.stringContaining('/admin/dashboard'),
      },
    ]);

  await api.database.sql(`DELETE FROM jobs.job WHERE state = 'failed'`);
  await watch.look();
  expect(await rows()).toEqual([]);
  await expect
    .poll(() => posted.map(({ event }) => event), { timeout: 15_000 })
    .toEqual(['site.troubled', 'site.recovered']);
  await expect.poll(() => bellOf(owner)).toEqual([]);
});
