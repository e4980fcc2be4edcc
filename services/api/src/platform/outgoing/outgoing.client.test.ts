import { isPublicAddress } from '@boardwalk/server/outgoing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestWebServer } from '../../../test/test-web-server.ts';
import { configurationFrom } from '../config/configuration.ts';
import { OutgoingClient } from './outgoing.client.ts';

let server: TestWebServer;
let visited: string[] = [];
beforeAll(async () => {
  server = await TestWebServer.start((request, response) => {
    visited.push(`${request.method} ${request.url}`);
    if (request.url === '/moved') response.writeHead(302, { location: '/inside' }).end();
    else if (request.url === '/slow') response.writeHead(200).write('…');
    else response.end('x'.repeat(1_000));
  });
});
beforeEach(() => {
  visited = [];
});
afterAll(() => server.stop());

function clientWith(PRIVATE_HOSTS?: string): OutgoingClient {
  const client = new OutgoingClient(
    configurationFrom({ DATABASE_URL: 'postgres://u:p@localhost/db', PRIVATE_HOSTS }),
  );
  server.trustedBy(client);
  return client;
}
const CALL = { method: 'GET', timeoutMs: 5_000, maxBytes: 1_000 } as const;

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2a00:1450:4001:831::200e', '::ffff:8.8.8.8'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.0.3',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('rejects %s as not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it('never connects to a private address', async () => {
  const [, port] = server.host.split(':');
  const spellings = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0',
    'LOCALHOST',
    '127.0.0.1.',
    '①②⑦.0.0.1',
    '%6c%6fcalhost',
  ];
  for (const host of spellings) {
    const call = clientWith().send(`https://${host}:${port}/`, CALL);
    await expect(call, host).rejects.toMatchObject({ name: 'AddressRefusedError' });
  }
  expect(visited).toEqual([]);
});

it.each([
  'http://example.com/',
  'ftp://example.com/',
  'https://user:secret@example.com/',
  'file:///etc/passwd',
])('doesn’t call %s', async (address) => {
  await expect(clientWith().send(address, CALL)).rejects.toMatchObject({ name: 'AddressRefusedError' });
});

it('calls a private host that the site allows, and follows no redirect', async () => {
  const client = clientWith('localhost');
  const { status, body } = await client.send(`https://${server.host}/`, CALL);
  expect([status, body.length]).toEqual([200, 1_000]);
  expect((await client.send(`https://${server.host}/moved`, CALL)).status).toBe(302);
  expect(visited).toEqual(['GET /', 'GET /moved']);
});

it('enforces its limits of size and time', async () => {
  const client = clientWith('localhost');
  const call = (path: string, limits: object) =>
    client.send(`https://${server.host}${path}`, { ...CALL, ...limits });
  await expect(call('/', { maxBytes: 999 })).rejects.toThrow('longer than 999 bytes');
  await expect(call('/slow', { timeoutMs: 300 })).rejects.toThrow();
});
