import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepRows, readKept, tellRuns } from './kept-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-kept-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'bench/rows.json');

const whole = { command: 'npm run bench', day: '2026-11-21', commit: 'aaa' };
const again = { command: 'npm run bench -- --only=lists --write', day: '2026-11-22', commit: 'bbb' };
const row = (figure: string) => ({ id: 'P9', goal: 'lists', figure });

it('stores the rows of each section until it is measured again', () => {
  expect(readKept(file)).toEqual({});
  keepRows({ lists: { ...whole, rows: [row('2 ×')] }, speed: { ...whole, rows: [row('1 s')] } }, file);
  keepRows({ lists: { ...again, rows: [row('1 ×')] } }, file);
  expect(readKept(file)).toEqual({
    lists: { ...again, rows: [row('1 ×')] },
    speed: { ...whole, rows: [row('1 s')] },
  });
});

it('names the run of each section', () => {
  expect(tellRuns([['speed', whole]])).toBe('Made by `npm run bench` on 2026-11-21, commit aaa.');
  expect(
    tellRuns([
      ['lists', again],
      ['speed', whole],
      ['bytes', whole],
    ]),
  ).toBe(
    'Made by `npm run bench` on 2026-11-21, commit aaa.\nMeasured again, lists: by `npm run bench -- --only=lists --write` on 2026-11-22, commit bbb.',
  );
});
