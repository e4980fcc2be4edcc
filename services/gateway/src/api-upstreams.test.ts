import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { apiCalls } from './api-calls.ts';
import { type ApiUpstreams, apiUpstreams } from './api-upstreams.ts';
import { type StubProxy, stubProxy } from './testing/stub-proxy.ts';

let upstreams: ApiUpstreams | undefined;
let proxy: StubProxy | undefined;
const servers: Server[] = [];
afterEach(async () => {
  upstreams?.stop();
  await proxy?.close();
  proxy = undefined;
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Starts a server with this handler. */
async function serve(answer: Parameters<typeof createServer>[1], port = 0): Promise<string> {
  const server = createServer(answer as never);
  servers.push(server);
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Returns an origin without a listener. */
async function unusedOrigin(): Promise<string> {
  const origin = await serve(() => {});
  await new Promise((done) => servers.pop()?.close(done));
  return origin;
}

const ready = (isReady: () => boolean) =>
  serve((_request, response) => response.writeHead(isReady() ? 200 : 503).end());

describe('several APIs', () => {
  it('are called in turn', () => {
    upstreams = apiUpstreams(['http://a', 'http://b'], () => {});
    const chosen = [1, 2, 3, 4].map(() => upstreams?.next());
    expect(chosen.filter((one) => one === 'http://a')).toHaveLength(2);
    expect(chosen[0]).not.toBe(chosen[1]);
  });

  it('are skipped while they aren’t ready', async () => {
    let isReady = false;
    const changes: [string, boolean][] = [];
    const [well, ill] = [await ready(() => true), await ready(() => isReady)];
    upstreams = apiUpstreams([well, ill], (...change) => changes.push(change));
    await expect.poll(() => changes, { timeout: 4000 }).toEqual([[ill, false]]);
    expect([upstreams.next(), upstreams.next()]).toEqual([well, well]);
    isReady = true;
    await expect.poll(() => changes, { timeout: 4000 }).toContainEqual([ill, true]);
    expect(new Set([upstreams.next(), upstreams.next()])).toEqual(new Set([well, ill]));
  });

  it('are all called if none is ready', async () => {
    upstreams = apiUpstreams(['http://a', 'http://b'], () => {});
    upstreams.failed('http://a');
    upstreams.failed('http://b');
    expect(new Set([upstreams.next(), upstreams.next()])).toEqual(new Set(['http://a', 'http://b']));
    expect(upstreams.otherThan('http://a')).toBeUndefined();
  });

  it('replace each other in the gateway’s own calls', async () => {
    const well = await serve((_request, response) => response.end('"fine"'));
    upstreams = apiUpstreams([await unusedOrigin(), well], () => {});
    const callApi = apiCalls({ upstreams, key: undefined });
    for (let call = 0; call < 3; call += 1)
      expect(await (await callApi('/api/site', 2000)).json()).toBe('fine');
  });
});

describe('a call that an API didn’t accept', () => {
  /** A server that destroys the connection after receiving the call. */
  const broken = () => serve((request) => request.socket.destroy());

  it('goes to the next one, with its body', async () => {
    proxy = await stubProxy({ others: [await unusedOrigin()] });
    for (let call = 0; call < 4; call += 1) {
      const body = JSON.stringify({ text: 'x'.repeat(50) });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${proxy.url}/api/news`, { method: 'POST', body, headers });
      expect(answer.status).toBe(200);
    }
    expect(proxy.requests.map(({ body }) => body)).toEqual([61, 61, 61, 61]);
  });

  it('is repeated if its method is idempotent, or if it has an idempotency key', async () => {
    for (const options of [
      {},
      { method: 'PUT' },
      { method: 'POST', headers: { 'idempotency-key': 'one' } },
    ]) {
      proxy = await stubProxy({ others: [await broken()] });
      const answers = [1, 2].map(() => fetch(`${proxy?.url}/api/news?x=1`, options));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
      expect(proxy.requests.at(-1)?.call).toMatch(/\/api\/news\?x=1$/);
      await proxy.close();
    }
  });

  it('isn’t repeated if it may have been executed', async () => {
    proxy = await stubProxy({ others: [await broken()] });
    const answers = [1, 2].map(() => fetch(`${proxy?.url}/api/news`, { method: 'POST' }));
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 502]);
  });
});
