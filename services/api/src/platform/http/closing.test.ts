import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';

it('doesn’t wait for an unused connection', async () => {
  const api = await startTestApi();
  const { port, hostname } = new URL(api.url);
  const unused = connect(Number(port), hostname);
  unused.on('error', () => {});
  await once(unused, 'connect');
  // The server has accepted that connection once it has responded to a later request.
  expect((await api.call('GET /api/health/live')).status).toBe(200);
  const ended = once(unused, 'close');
  await api.stop();
  await ended;
});

it('closes a connection after its pending response', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-closing-'));
  mkdirSync(join(folder, 'assets'));
  // More than fits into the send buffer of the socket.
  writeFileSync(join(folder, 'assets/main.1111111111.js'), Buffer.alloc(30_000_000, ' '));
  const api = await startTestApi({
    environment: { SHELL_DIR: folder, RELEASES_DIR: join(folder, 'store') },
  });
  const { port, hostname } = new URL(api.url);
  const asked = connect(Number(port), hostname);
  const path = '/api/registry/shell-assets?path=main.1111111111.js';
  asked.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  await once(asked, 'readable');
  const stopped = api.stop();
  await wait(500);
  const ended = once(asked, 'close');
  expect((await text(asked)).length).toBeGreaterThan(30_000_000);
  // Otherwise the connection would stay open for another 72 s.
  await Promise.all([stopped, ended]);
  rmSync(folder, { recursive: true });
});
