import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holderOf, lockData } from './data-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('returns the process that holds a folder, and the port of its site', () => {
  expect(holderOf(folder)).toBeUndefined();
  const unlock = lockData(folder, 3600);
  expect(holderOf(folder)).toEqual({ pid: process.pid, port: 3600 });
  unlock();
  lockData(folder);
  expect(holderOf(folder)).toEqual({ pid: process.pid, port: undefined });
});

it('locks the folder while another process is alive', () => {
  writeFileSync(join(folder, 'running.pid'), String(process.ppid));
  expect(() => lockData(folder)).toThrow(`Another Boardwalk (process ${process.ppid}) uses`);
  // No process has such a number.
  writeFileSync(join(folder, 'running.pid'), '4194999\n3000');
  expect(holderOf(folder)).toBeUndefined();
  lockData(folder)();
});

it('takes over a folder whose holder ended and whose number belongs to another program', () => {
  const file = join(folder, 'running.pid');
  lockData(folder, 3600);
  const [, port, start = ''] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.ppid, port, start].join('\n'));
  expect(holderOf(folder)).toBeUndefined();
  lockData(folder)();
});

it('names the file to delete when the holder may be another program', () => {
  writeFileSync(join(folder, 'running.pid'), String(process.ppid));
  expect(() => lockData(folder)).toThrow(`delete ${join(folder, 'running.pid')}`);
});
