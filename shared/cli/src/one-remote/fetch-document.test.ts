import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@boardwalk/build/ports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { fetchDocument } from './fetch-document.ts';

const RESPONSES: Record<string, [number, string, string]> = {
  '/list': [200, 'application/json', '{ "names": ["shop"] }'],
  '/other': [200, 'application/json', '{ "name": "shop" }'],
  '/page': [200, 'text/html', '<html></html>'],
  '/late': [503, 'text/plain; charset=utf-8', 'The packages are still being built.\n'],
};
const server = createServer(({ url = '' }, response) => {
  const [status, type, body] = RESPONSES[url] ?? [404, 'text/plain', 'Not found'];
  response.writeHead(status, { 'content-type': type }).end(body);
});
let site: string;
beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const read = (path: string, origin = site) =>
  fetchDocument(origin, path, z.object({ names: z.array(z.string()) }));

it('reads a document of a site', async () => {
  expect(await read('/list')).toEqual({ names: ['shop'] });
});

it('reports that no site responds at an address', async () => {
  const dead = `http://localhost:${await freePort()}`;
  await expect(read('/list', dead)).rejects.toThrow(`No site answers at ${dead} (ECONNREFUSED).`);
});

it('passes on that packages are still being built', async () => {
  await expect(read('/late')).rejects.toThrow(/^The packages are still being built\.$/);
});

it('refuses other responses', async () => {
  await expect(read('/gone')).rejects.toThrow("doesn't respond as a Boardwalk site does (404).");
  await expect(read('/page')).rejects.toThrow("doesn't respond as a Boardwalk site does (200).");
  await expect(read('/other')).rejects.toThrow('returned a response that this version');
});
