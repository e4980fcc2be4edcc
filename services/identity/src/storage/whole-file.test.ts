import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/start.ts';
import { createWholeFile, readJson } from './whole-file.ts';

let directory: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ directory, remove } = await temporaryDirectory());
});
afterEach(() => remove());

it('contains every acknowledged change, and shares writes between simultaneous changes', async () => {
  const path = join(directory, 'state.json');
  let value = 0;
  let snapshots = 0;
  const file = createWholeFile(path, () => {
    snapshots += 1;
    return value;
  });
  const saves = Array.from({ length: 50 }, async () => {
    value += 1;
    const mine = value;
    await file.save();
    expect(Number(await readJson(path))).toBeGreaterThanOrEqual(mine);
  });
  await Promise.all(saves);
  await file.settled();
  expect(await readJson(path)).toBe(50);
  expect(snapshots).toBe(2);
  expect(await readdir(directory)).toEqual(['state.json']);
});

it('rejects the callers of a failed write, and works again afterwards', async () => {
  const folder = join(directory, 'later');
  const file = createWholeFile(join(folder, 'state.json'), () => 'saved');
  await expect(Promise.all([file.save(), file.save()])).rejects.toThrow(/ENOENT/);
  await file.settled();
  await mkdir(folder);
  await file.save();
  expect(await readJson(join(folder, 'state.json'))).toBe('saved');
  await rm(folder, { recursive: true });
});
