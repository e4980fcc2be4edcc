import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@boardwalk/build/ports';
import { afterAll, afterEach, expect, it } from 'vitest';
import { readSiteSettings } from '../site/site-settings.ts';
import { lookAtDataFolder, lookAtNode, lookAtPorts, type Machine } from './local-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-ops-'));
afterAll(() => rmSync(folder, { recursive: true }));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(): Promise<number> {
  const port = await freePort();
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return port;
}

function machine(port: number, identityPort: number, holder?: Machine['holder']): Machine {
  const environment = { PORT: String(port), IDENTITY_PORT: String(identityPort), DATA_DIR: folder };
  return { settings: readSiteSettings(environment), holder, nodeVersion: '24.0.0' };
}

it.each([
  ['24.21.0', 'ok'],
  ['22.19.0', 'ok'],
  ['22.18.9', 'problem'],
  ['20.19.0', 'problem'],
])('takes Node %s for %s', (nodeVersion, standing) => {
  expect(lookAtNode({ nodeVersion }).standing).toBe(standing);
});

it('checks the data folder and its disk', async () => {
  const seen = await lookAtDataFolder(machine(3000, 9100));
  expect(seen.map(({ says }) => says)).toEqual([
    `${folder} can be written`,
    expect.stringContaining('GB are free'),
  ]);
});

it('reports free ports', async () => {
  const seen = await lookAtPorts(machine(await freePort(), await freePort()));
  expect(seen.map(({ standing }) => standing)).toEqual(['ok', 'ok']);
});

it('ignores the port of the local provider when there is another provider', async () => {
  const at = machine(await freePort(), await listen());
  expect(
    await lookAtPorts({ ...at, settings: { ...at.settings, issuer: 'https://x.example/' } }),
  ).toHaveLength(1);
});

it('names the port that another program uses', async () => {
  const taken = await listen();
  const [first] = await lookAtPorts(machine(taken, await freePort()));
  expect(first).toEqual({
    standing: 'problem',
    says: `port ${taken} is taken by another program`,
    remedy: `Stop that program, or choose another port: PORT=${taken + 100}`,
  });
});

it('recognizes the ports of this site', async () => {
  const [port, identityPort] = [await listen(), await listen()];
  const seen = await lookAtPorts(machine(port, identityPort, { pid: 1, port }));
  expect(seen).toEqual(
    [port, identityPort].map((one) => ({ standing: 'ok', says: `port ${one} is used by this site` })),
  );
});

it('reports that the site runs and doesn’t listen', async () => {
  const port = await freePort();
  const [first] = await lookAtPorts(machine(port, await listen(), { pid: 1, port }));
  expect(first).toMatchObject({
    standing: 'problem',
    says: `this site runs, and nothing listens on port ${port}`,
  });
});

it.each([
  [4000, 'a site on port 4000 (process 7)'],
  [undefined, 'another command (process 7)'],
])('says who else works with the data: port %s', async (port, says) => {
  const seen = await lookAtPorts(machine(await freePort(), await freePort(), { pid: 7, port }));
  expect(seen[2]).toMatchObject({ standing: 'warning', says: expect.stringContaining(says) });
});
