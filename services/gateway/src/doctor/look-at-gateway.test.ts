import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookAtGateway } from './look-at-gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-doctor-'));
const socket = createServer((connection) => connection.end());
/** Responds as ready or not, depending on `ready`. */
const api = createHttpServer((_, response) => response.writeHead(ready ? 200 : 503).end('{}'));
let ready = true;
let environment: Record<string, string>;
beforeAll(async () => {
  await new Promise<void>((done) => socket.listen(join(folder, 'renderer.sock'), done));
  await new Promise<void>((done) => api.listen(0, 'localhost', done));
  environment = {
    API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
    SITE_ORIGIN: 'http://localhost:3000',
    RELEASES_DIR: join(folder, 'releases'),
    RELEASE_PUBLIC_KEYS: 'A'.repeat(43),
    GATEWAY_KEY: 'k'.repeat(43),
    RENDERER_SOCKET: join(folder, 'renderer.sock'),
  };
});
afterAll(() => {
  socket.close();
  api.close();
  rmSync(folder, { recursive: true });
});

async function bad(more: Record<string, string> = {}, except: string[] = []) {
  const findings = await lookAtGateway({ ...environment, ...more }, { except });
  return findings
    .filter(({ standing }) => standing !== 'ok')
    .map(({ check, standing, says }) => `${standing} ${check}: ${says}`);
}

it('finds nothing wrong with a correct gateway', async () => {
  expect(await bad()).toEqual([]);
});

it.each([
  [{ API_URL: 'http://localhost:4' }, /^problem apis: http:\/\/localhost:4 can’t be reached: /],
  [{ REDIS_URL: 'redis://localhost:4' }, /^problem redis: Redis doesn’t answer: .*ECONNREFUSED/],
  [{ RELEASE_PUBLIC_KEYS: ' ' }, /^problem keys: pages trust no release key/],
  [{ NODE_ENV: 'production', LIFTED_LIMITS: 'on' }, /^problem settings: LIFTED_LIMITS=on/],
  [{ RELEASE_PUBLIC_KEYS: 'rubbish' }, /^problem settings: RELEASE_PUBLIC_KEYS: "rubbish"/],
  [{ PORT: 'x' }, /^problem settings: PORT/],
])('reports what is wrong: %j', async (more, line) => {
  expect(await bad(more)).toEqual([expect.stringMatching(line)]);
});

it('reports an API that isn’t ready', async () => {
  ready = false;
  expect(await bad()).toEqual([expect.stringMatching(/^problem apis: .*status 503/)]);
  expect(await bad({}, ['apis'])).toEqual([]);
  ready = true;
});

it('distinguishes a stopped gateway from an unusable socket', async () => {
  expect(await bad({ RENDERER_SOCKET: join(folder, 'none.sock') })).toEqual([]);
  writeFileSync(join(folder, 'file'), '');
  expect(await bad({ RENDERER_SOCKET: join(folder, 'file/x.sock') })).toEqual([
    expect.stringMatching(/^problem renderer: .*ENOTDIR/),
  ]);
});

it('warns without a gateway key and without a renderer', async () => {
  const { GATEWAY_KEY: _, RENDERER_SOCKET: __, ...without } = environment;
  const findings = await lookAtGateway(without, { except: [] });
  expect(findings.filter(({ standing }) => standing === 'warning').map(({ check }) => check)).toEqual([
    'keys',
    'renderer',
  ]);
});
