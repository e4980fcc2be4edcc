import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'main.ts');
const FOLDER = `--allow-fs-read=${join(import.meta.dirname, '*')}`;
const WRONG_SETTINGS = 78;

it.each([
  ['without permissions', []],
  ['where it may read everything', ['--permission', '--allow-worker', '--allow-fs-read=*']],
  ['where it may write', ['--permission', '--allow-worker', FOLDER, '--allow-fs-write=*']],
  ['where it may start programs', ['--permission', '--allow-worker', FOLDER, '--allow-child-process']],
])('renders nothing %s', (_, flags) => {
  const { status, stderr } = spawnSync(process.execPath, [...flags, PROGRAM, '/tmp/nowhere.sock'], {
    encoding: 'utf8',
    timeout: 10_000,
    env: {},
  });
  expect(stderr).toContain('Usage: node --permission');
  expect(status).toBe(WRONG_SETTINGS);
});
