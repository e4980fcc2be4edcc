import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteBackendManifest } from '@boardwalk/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callFindings } from './call-findings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-calls-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const BACKEND: RemoteBackendManifest = { calls: [{ call: 'GET /polls', access: 'public' }] };
const find = () => callFindings('polls', BACKEND, folder);
const write = (text: string) => writeFileSync(join(folder, 'calls.ts'), text);

it('finds nothing without a table, or if it names the same calls', async () => {
  expect(await find()).toEqual([]);
  write("export const calls = { 'GET /polls': { access: 'public' } };");
  expect(await find()).toEqual([]);
});

it('finds each difference between remote.json and the table', async () => {
  write(
    "export const calls = { 'GET /polls': { access: 'members' }, 'POST /polls': { access: 'members' } };",
  );
  expect((await find()).map(({ what }) => what)).toEqual([
    'GET /polls is for public, and in the table for members.',
    'POST /polls is missing.',
  ]);
});

it('refuses a file that exports no table, or can’t be read', async () => {
  write('export const other = 1;');
  await expect(find()).rejects.toThrow("calls.ts doesn't export its table");
});

it('refuses a file that throws', async () => {
  write("throw new Error('broken');");
  await expect(find()).rejects.toThrow("calls.ts can't be read: broken");
});
