import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { judgeRoom, lookForRoom, lookIfWritable } from './look-at-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('accepts writable folders, and those that can be created', async () => {
  mkdirSync(join(folder, 'media'));
  expect(await lookIfWritable(join(folder, 'media'))).toEqual({
    standing: 'ok',
    says: `${folder}/media can be written`,
  });
  expect(await lookIfWritable(join(folder, 'not/yet'))).toMatchObject({
    standing: 'ok',
    says: expect.stringContaining('can be made'),
  });
});

it('names the obstacle', async () => {
  const file = join(folder, 'file');
  // Not even root can enter a folder without the execute permission.
  writeFileSync(file, '', { mode: 0o400 });
  expect(await lookIfWritable(file)).toMatchObject({
    standing: 'problem',
    says: expect.stringContaining(`${file} can’t be written (EACCES)`),
    remedy: expect.stringContaining('chown'),
  });
});

it('reports the free space, from low to insufficient', async () => {
  expect((await lookForRoom(join(folder, 'not/yet'))).says).toContain(`on the disk of ${folder}`);
  const standings = [2e9, 1.9e9, 0.5e9, 0.4e9].map((free) => judgeRoom('/data', free).standing);
  expect(standings).toEqual(['ok', 'warning', 'warning', 'problem']);
  expect(judgeRoom('/data', 0.4e9).says).toBe('0.4 GB are free on the disk of /data');
});
