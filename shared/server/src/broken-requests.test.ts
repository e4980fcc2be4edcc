import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorObjectSchema } from '@boardwalk/contracts';
import { afterEach, expect, it } from 'vitest';
import { answerBrokenRequest } from './broken-requests.ts';

let server: Server;
afterEach(() => server.close());

/** Sends data to a server with a header timeout of 100 ms, and returns everything received until the connection was closed. */
async function say(words: string): Promise<string> {
  server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 30 }, (_, answer) =>
    answer.end(),
  );
  server.on('clientError', answerBrokenRequest);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const socket = connect((server.address() as AddressInfo).port, 'localhost', () => socket.write(words));
  return text(socket);
}

it.each([
  ['headers that don’t come to an end', 'GET / HTTP/1.1\r\nhost: x\r\nx: ', 408, 'REQUEST_TOO_SLOW'],
  ['nothing at all', '', 408, 'REQUEST_TOO_SLOW'],
  [
    'headers of 20 KB',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['no HTTP', 'hello\r\n\r\n', 400, 'BODY_UNREADABLE'],
])('responds to %s, and closes the connection', async (_, words, status, code) => {
  const [head = '', body = ''] = (await say(words)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\r\nConnection: close\r\n`));
  const error = errorObjectSchema.parse(JSON.parse(body));
  expect([error.status, error.details.code]).toEqual([status, code]);
});
