import { CSP_REPORT_PATH } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await startTestApi({ database });
});
afterAll(async () => {
  await api.stop();
  await database.drop();
});

const send = (type: string, body: unknown) =>
  fetch(api.url + CSP_REPORT_PATH, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

it.each([
  [
    'application/csp-report',
    {
      'csp-report': {
        'document-uri': 'https://meridian.test/news?token=secret',
        'violated-directive': 'require-trusted-types-for',
        'blocked-uri': 'trusted-types-sink',
        'original-policy': 'not read',
      },
    },
  ],
  [
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        age: 12,
        body: {
          documentURL: 'https://meridian.test/news?token=secret',
          effectiveDirective: 'require-trusted-types-for',
          blockedURL: 'trusted-types-sink',
        },
      },
    ],
  ],
])('logs a violation reported as %s, without the query', async (type, body) => {
  const before = api.logs.length;
  expect((await send(type, body)).status).toBe(204);
  const lines = api.logs.slice(before).map((line) => JSON.stringify(line));
  expect(lines.some((line) => line.includes('require-trusted-types-for') && line.includes('/news'))).toBe(
    true,
  );
  expect(lines.join()).not.toContain('secret');
});

it('rejects other bodies', async () => {
  expect((await send('application/csp-report', { 'csp-report': {} })).status).toBe(422);
});
