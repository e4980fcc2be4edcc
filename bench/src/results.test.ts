import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeRun, isStale, readResults, storeResults } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'benchmarks.json');

const first = {
  command: 'npm run bench',
  day: '2026-11-21',
  commit: 'aaa',
  machine: '2 × Processor, 24 GB',
  browser: 'Chromium 150',
};
const second = {
  ...first,
  command: 'npm run bench -- --only=lists --write',
  day: '2026-11-22',
  commit: 'bbb',
};
const row = (figure: string) => ({ id: 'P9', goal: 'lists', figure });

it('stores the rows of each section until it is measured again', () => {
  expect(readResults(file)).toEqual({});
  storeResults({ lists: { ...first, rows: [row('2 ×')] }, speed: { ...first, rows: [row('1 s')] } }, file);
  storeResults({ lists: { ...second, rows: [row('1 ×')] } }, file);
  expect(readResults(file)).toEqual({
    lists: { ...second, rows: [row('1 ×')] },
    speed: { ...first, rows: [row('1 s')] },
  });
});

it('is stale after 14 days or 100 commits', () => {
  const since = (commits: number) => () => commits;
  expect(isStale(first, '2026-12-05', since(100))).toBe(false);
  expect(isStale(first, '2026-12-06', since(0))).toBe(true);
  expect(isStale(first, '2026-11-21', since(101))).toBe(true);
});

it('describes a run with its machine', () => {
  expect(describeRun(first, ['speed', 'bytes'])).toBe(
    'speed, bytes: `npm run bench` on 2026-11-21, commit aaa, 2 × Processor, 24 GB, Chromium 150.',
  );
  expect(describeRun({ ...second, index: 1480, remark: 'Other programs ran.' }, ['lists'])).toBe(
    'lists: `npm run bench -- --only=lists --write` on 2026-11-22, commit bbb, 2 × Processor, 24 GB, benchmark index 1480, Chromium 150. Other programs ran.',
  );
});
