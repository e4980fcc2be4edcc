import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { freePort } from '@boardwalk/build/ports';
import { expect, it } from 'vitest';
import { untilReady } from '../postgres/connection.ts';
import { untilHealthy } from './service-process.ts';

it('ends the wait for a service that never becomes ready as soon as it is aborted', async () => {
  const server = createServer((_request, response) => void response.writeHead(503).end());
  const port = await freePort();
  server.listen(port, 'localhost');
  const abort = new AbortController();
  const input = { name: 'api', url: `http://localhost:${port}/`, logFile: tmpdir(), signal: abort.signal };
  const waiting = untilHealthy(input);
  setTimeout(() => abort.abort(), 100);
  await expect(waiting).rejects.toThrow(/abort/i);
  server.close();
  server.closeAllConnections();
});

it('ends the wait for a database that never answers as soon as it is aborted', async () => {
  const abort = new AbortController();
  const waiting = untilReady(`postgres://localhost:${await freePort()}/none`, abort.signal);
  setTimeout(() => abort.abort(), 100);
  await expect(waiting).rejects.toThrow();
});
