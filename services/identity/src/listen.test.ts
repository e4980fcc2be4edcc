import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('responds on the host name and closes without waiting for idle connections', async () => {
  const listening = await listen((_request, response) => void response.end('here'), 'localhost', 0);
  const url = `http://localhost:${listening.port}/`;
  expect(await (await fetch(url)).text()).toBe('here');
  await listening.close();
  await expect(fetch(url)).rejects.toThrow();
});

it('fails if the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(listen(() => {}, '127.0.0.1', port)).rejects.toThrow(/EADDRINUSE/);
  await new Promise((resolve) => other.close(resolve));
});

it.each(['GET / HTTP/1.1\r\n', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n'])(
  'ends an incomplete request: %j',
  async (words) => {
    const arrival = { headersTimeout: 80, requestTimeout: 120, connectionsCheckingInterval: 20 };
    const listening = await listen((request) => void request.resume(), 'localhost', 0, arrival);
    const socket = connect(listening.port, 'localhost', () => socket.write(words));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    await listening.close();
  },
);
