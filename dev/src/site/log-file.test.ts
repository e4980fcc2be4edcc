import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSmallDisk } from '@boardwalk/server/testing';
import { expect, it } from 'vitest';
import { openLog, putAside } from './log-file.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'boardwalk-logs-'));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

it.skipIf(process.platform === 'win32')('opens files that only their owner may read, also older ones', () => {
  const at = folder();
  closeSync(openLog(join(at, 'logs/api.log')));
  writeFileSync(join(at, 'old.log'), 'before\n');
  chmodSync(join(at, 'old.log'), 0o644);
  closeSync(openLog(join(at, 'old.log')));
  expect([modeOf(join(at, 'logs/api.log')), modeOf(join(at, 'old.log'))]).toEqual(['600', '600']);
  expect(readFileSync(join(at, 'old.log'), 'utf8')).toBe('before\n');
});

it('rotates a large file, replacing the previous one, while its process continues to print', async () => {
  const file = join(folder(), 'api.log');
  const log = openLog(file);
  const child = spawn(
    process.execPath,
    ['-e', 'process.stdin.on("data", (text) => process.stdout.write(text))'],
    {
      stdio: ['pipe', log, log],
    },
  );
  closeSync(log);
  const prints = async (text: string) => {
    child.stdin?.write(text);
    await expect.poll(() => readFileSync(file, 'utf8')).toMatch(text);
  };
  await prints('first '.repeat(20));
  putAside(file, 1_000);
  expect(existsSync(`${file}.1`)).toBe(false);
  putAside(file, 100);
  await prints('second '.repeat(20));
  putAside(file, 100);
  await prints('third');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('second '.repeat(20));
  expect(readFileSync(file, 'utf8')).toBe('third');
  if (process.platform !== 'win32') expect(modeOf(`${file}.1`)).toBe('600');
  child.stdin?.end();
  await once(child, 'exit');
});

it('empties a file when the disk has no space for a copy, and needs no space to begin', ({ skip }) => {
  const disk = makeSmallDisk(65_536) ?? skip('no small disk can be made here');
  const file = join(disk.folder, 'api.log');
  writeFileSync(file, 'x'.repeat(30_000));
  disk.fill();
  putAside(file, 10_000);
  expect([statSync(file).size, existsSync(`${file}.1`)]).toEqual([0, false]);
  disk.fill();
  closeSync(openLog(join(disk.folder, 'a/b/c.log')));
  disk.remove();
});
