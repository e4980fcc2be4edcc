import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { TestIssuer } from '../../../../test/test-issuer.ts';
import { ShellAssetsService } from './shell-assets.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-shell-'));
const DAY = 86_400_000;
afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, files: Record<string, string>): Record<string, string> {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, name, 'assets', path);
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(target, text);
  }
  return { SHELL_DIR: join(folder, name), RELEASES_DIR: join(folder, 'store') };
}

it('stores the files of earlier shell builds for open tabs, for a month', {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase();
  const issuer = await TestIssuer.start();
  const before = build('before', { 'main.1111111111.js': 'before', 'async/x.2222222222.js': 'x' });
  const first = await startTestApi({ database, issuer, environment: before });
  await first.stop();

  const environment = build('after', { 'main.3333333333.js': 'after' });
  const api = await startTestApi({ database, issuer, environment });
  const ask = async (path: string) => {
    const answer = await fetch(`${api.url}/api/registry/shell-assets?path=${path}`);
    return [answer.status, answer.status === 200 ? await answer.text() : undefined];
  };
  try {
    expect(await ask('main.1111111111.js')).toEqual([200, 'before']);
    expect(await ask('async/x.2222222222.js')).toEqual([200, 'x']);
    expect(await ask('main.3333333333.js')).toEqual([200, 'after']);
    expect((await ask('nothing.4444444444.js'))[0]).toBe(404);
    await api.get(ShellAssetsService).update(new Date(Date.now() + 31 * DAY));
    expect((await ask('main.1111111111.js'))[0]).toBe(404);
    expect(await ask('main.3333333333.js')).toEqual([200, 'after']);
  } finally {
    await api.stop();
    await issuer.stop();
    await database.drop();
  }
});
