import { afterAll, beforeAll, expect, it } from 'vitest';
import { runStatement } from '../postgres/connection.ts';
import { startTestServer, type TestServer } from '../postgres/test-database.ts';
import { isDemo } from './is-demo.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = await server.createDatabase();
}, 60_000);
afterAll(() => server.stop());

it('reads from its database whether a site is the demo', async () => {
  expect(await isDemo(url)).toBeUndefined();
  await runStatement(url, 'CREATE TABLE site_configuration (configuration jsonb)');
  expect(await isDemo(url)).toBeUndefined();
  await runStatement(url, `INSERT INTO site_configuration VALUES ('{"demo": true}')`);
  expect(await isDemo(url)).toBe(true);
  await runStatement(url, `UPDATE site_configuration SET configuration = '{"demo": false}'`);
  expect(await isDemo(url)).toBe(false);
});

it('knows nothing of a database that does not exist, and names the cause when none can be reached', async () => {
  expect(await isDemo(url.replace('boardwalk_test_', 'missing_'))).toBeUndefined();
  await expect(isDemo('postgres://127.0.0.1:1/none')).rejects.toThrow("The database can't be read: ");
});
