import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMapOf } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease } from '../../../test/release-factory.ts';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-frames-'));
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  token = await api.as('framer', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Maps line 1, column 9 of the built file to line 3, column 5 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://mapped/./src/features/list/list.tsx'],
  names: [],
  mappings: 'QAEI',
});

async function framesOf(name: string, map: string | undefined) {
  const extra = map === undefined ? {} : { [sourceMapOf('static/page.js')]: Buffer.from(map) };
  await publishRelease(api, token, makeRelease(name, '1', {}, undefined, extra));
  const cause = { message: 'x', route: `/${name}`, frame: { file: 'static/page.js', line: 1, column: 9 } };
  await api.call('POST /api/reports/releases', {
    body: { reports: [{ name, version: '1', outcome: 'render-failed', cause }] },
  });
  const { body } = await api.call(`GET /api/releases/${name}/1/failures`, { token });
  return body.items.map(({ frame }: { frame: string | null }) => frame);
}

it('returns the position in the source when the release has a source map', async () => {
  expect(await framesOf('mapped', MAP)).toEqual(['src/features/list/list.tsx:3:5']);
});

it('returns the position in the built file without a map, and with a damaged one', async () => {
  expect(await framesOf('unmapped', undefined)).toEqual(['static/page.js:1:9']);
  expect(await framesOf('damaged', '{')).toEqual(['static/page.js:1:9']);
});
