import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileBundles } from '../testing/hostile-bundles.ts';
import { startTestRenderer, type TestRenderer } from '../testing/test-renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-hostile-'));
const secretFile = join(folder, 'release-signing.json');
const secret = 'the private half';
let visitors = 0;
const server = createServer((_, answer) => answer.end('{}')).on('connection', () => {
  visitors += 1;
});
let renderer: TestRenderer;
let bundles: Record<string, string>;

beforeAll(async () => {
  writeFileSync(secretFile, secret);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  bundles = hostileBundles({ secretFile, secret, origin: `http://localhost:${port}`, port });
  renderer = await startTestRenderer();
}, 25_000);
afterAll(() => {
  renderer.close();
  server.close();
  rmSync(folder, { recursive: true });
});

it.each(Object.keys(hostileBundles({ secretFile: '', secret: '', origin: '', port: 0 })))(
  'blocks a malicious bundle: %s',
  async (name) => {
    const rendering = await renderer.render(bundles[name]);
    expect(rendering?.page.html, renderer.failures.at(-1)?.detail).toBe('nothing');
    expect(visitors).toBe(0);
  },
);

it('changes nothing in the pages of another release', async () => {
  const spoil = `
    require('react').version = 'spoilt';
    Object.prototype.toString = () => 'spoilt';
    JSON.stringify = () => 'spoilt';
    globalThis.Response = undefined;
    Array.prototype[Symbol.iterator] = function* () { yield 'spoilt'; };
    return 'done';`;
  expect((await renderer.render(spoil))?.page.html).toBe('done');
  const read = "return [...[require('react').version], String({}), typeof Response].join()";
  expect((await renderer.render(read))?.page.html).toBe('lent,[object Object],function');
});

it('accepts results for the bundle’s own rendering only', async () => {
  // It captures the port of its worker, and repeatedly sends fake results of other renderings.
  const forge = `
    const ports = new Set();
    const { prototype } = new MessageChannel().port1.constructor;
    const { postMessage } = prototype;
    prototype.postMessage = function (...rest) { ports.add(this); return postMessage.apply(this, rest); };
    await fetch('/api/anything').catch(() => {});
    const page = { html: 'forged', links: [], style: { names: '', css: '' }, data: { set: 'set-1', at: 1, reader: job.reader } };
    setInterval(() => {
      for (const port of ports) for (let id = 0; id < 200; id += 1) postMessage.call(port, { kind: 'rendered', id, page });
    }, 5);
    return 'forging with ' + ports.size;`;
  expect((await renderer.render(forge))?.page.html).toBe('forging with 1');
  for (const name of ['one', 'two', 'three'])
    expect((await renderer.render(`return 'genuine ${name}'`))?.page.html).toBe(`genuine ${name}`);
});

it.runIf(process.platform === 'linux')('runs in a process without secrets', () => {
  const variables = readFileSync(`/proc/${renderer.child.pid}/environ`, 'utf8').split('\0').filter(Boolean);
  expect(
    variables.map((variable) => variable.split('=')[0]).filter((name) => !name?.startsWith('NODE_CHANNEL_')),
  ).toEqual([]);
});
