import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';

it('doesn’t wait for a connection that nobody has used', async () => {
  const api = await startTestApi();
  const { port, hostname } = new URL(api.url);
  const unused = connect(Number(port), hostname);
  unused.on('error', () => {});
  await once(unused, 'connect');
  // The server knows of it once it has answered somebody who came later.
  expect((await api.call('GET /api/health/live')).status).toBe(200);
  const ended = once(unused, 'close');
  await api.stop();
  await ended;
});
