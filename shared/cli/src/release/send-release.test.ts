import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LocalRelease } from './local/local-release.ts';
import { sendRelease } from './send-release.ts';
import { SiteClient } from './site/site-client.ts';

const FILES = ['a.js', 'b.js', 'c.js', 'd.js', 'e.css'];
const hash = 'A'.repeat(64);

/** The endpoints that a publication calls. `trouble` may return another response for a call. */
function stubSite(trouble: (line: string) => { status: number; code?: string; after?: string } | undefined) {
  const arrived = new Map<string, string>();
  const lines: string[] = [];
  const state = { published: false };
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    lines.push(line);
    const body = await bodyOf(request);
    const bad = trouble(line);
    if (bad) {
      const { status, code = 'UNAVAILABLE', after } = bad;
      if (after) response.setHeader('retry-after', after);
      const details = { code };
      return response
        .writeHead(status)
        .end(JSON.stringify({ message: code, type: 'UNKNOWN', status, details, requestId: 'r' }));
    }
    if (line === 'POST /api/releases') {
      const missing = FILES.filter((file) => !arrived.has(file));
      return response.end(JSON.stringify({ state: state.published ? 'published' : 'uploading', missing }));
    }
    if (request.method === 'PUT') {
      arrived.set(new URL(line.slice(4), 'http://x').searchParams.get('path') ?? '', body);
      return response.writeHead(204).end();
    }
    state.published = true;
    return response.end(JSON.stringify(PUBLISHED));
  });
  return { server, arrived, lines, state };
}

const at = '2026-11-01T12:00:00.000Z';
const PUBLISHED = {
  version: '1.0.0',
  commit: null,
  kit: '^1.0.0',
  builtAt: at,
  publishedAt: at,
  demotedAt: null,
  embeds: [],
  waitsWith: null,
  tokenIsNew: false,
  widening: [],
  publishedBy: { kind: 'token', name: 'ci' },
  bytes: 1,
  entry: 1,
  page: 1,
  health: { drawn: 0, failed: 0, series: [] },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

let folder: string;
let release: LocalRelease;
const closing: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-release-'));
  for (const file of FILES) writeFileSync(join(folder, file), `// ${file}`);
  const files = Object.fromEntries(FILES.map((file) => [file, { bytes: 8, packed: 8, hash }]));
  release = { folder, description: { name: 'news', version: '1.0.0', files } } as unknown as LocalRelease;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  for (const close of closing.splice(0)) close();
});

async function clientOf({ server }: ReturnType<typeof stubSite>, logged: string[] = []): Promise<SiteClient> {
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return new SiteClient({
    origin: `http://localhost:${port}`,
    token: 'bwd_x',
    log: (line) => logged.push(line),
  });
}

it('sends every file, then publishes', async () => {
  const site = stubSite(() => undefined);
  const logged: string[] = [];
  expect(await sendRelease(await clientOf(site), release, (line) => logged.push(line))).toBe(5);
  expect(site.arrived.get('e.css')).toBe('// e.css');
  expect(site.lines.at(-1)).toBe('POST /api/releases/news/1.0.0/publish');
  expect(logged.at(-1)).toMatch(/^sent 5 of 5: /);
});

it('continues where an interrupted upload stopped, and sends nothing twice', async () => {
  const site = stubSite(() => undefined);
  for (const file of FILES.slice(0, 3)) site.arrived.set(file, 'there');
  const logged: string[] = [];
  const client = await clientOf(site);
  expect(await sendRelease(client, release, (line) => logged.push(line))).toBe(2);
  expect(logged[0]).toBe('continuing an upload: 3 of 5 files are there');
  expect(await sendRelease(client, release, () => {})).toBe(0);
});

it('waits for a busy site', async () => {
  let refusals = 2;
  const site = stubSite((line) =>
    line.startsWith('PUT') && refusals-- > 0 ? { status: 429, after: '0' } : undefined,
  );
  const logged: string[] = [];
  expect(await sendRelease(await clientOf(site, logged), release, () => {})).toBe(5);
  expect(logged).toHaveLength(2);
  expect(site.state.published).toBe(true);
});

it('sends files again that the site has lost, and stops at a refusal', async () => {
  let lost = true;
  const site = stubSite((line) => {
    if (!lost || !line.endsWith('/publish')) return undefined;
    lost = false;
    site.arrived.delete('c.js');
    return { status: 409, code: 'RELEASE_INCOMPLETE' };
  });
  expect(await sendRelease(await clientOf(site), release, () => {})).toBe(6);
  const refusing = stubSite(() => ({ status: 403, code: 'TOKEN_OUT_OF_SCOPE' }));
  await expect(sendRelease(await clientOf(refusing), release, () => {})).rejects.toThrow(
    'TOKEN_OUT_OF_SCOPE',
  );
  expect(refusing.lines).toHaveLength(1);
});
