import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('answers on the name and closes without waiting for idle connections', async () => {
  const listening = await listen((_request, response) => void response.end('here'), 'localhost', 0);
  const url = `http://localhost:${listening.port}/`;
  expect(await (await fetch(url)).text()).toBe('here');
  await listening.close();
  await expect(fetch(url)).rejects.toThrow();
});

it('fails when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(listen(() => {}, '127.0.0.1', port)).rejects.toThrow(/EADDRINUSE/);
  await new Promise((resolve) => other.close(resolve));
});
