import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IS_ONE_REMOTE, remoteFolder, remoteNames } from './folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the remotes that a process with this root finds. */
function seenFrom(root: string): unknown {
  const module = JSON.stringify(new URL('./folders.ts', import.meta.url).href);
  const code = `const { IS_ONE_REMOTE, remoteFolder, remoteNames } = await import(${module});
    const names = remoteNames();
    console.log(JSON.stringify({ IS_ONE_REMOTE, names, folders: names.map(remoteFolder) }));`;
  const out = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, BOARDWALK_ROOT: root },
  });
  return JSON.parse(out);
}

it('finds the remotes of a checkout below remotes/', () => {
  expect(IS_ONE_REMOTE).toBe(false);
  expect(remoteNames()).toContain('home');
  expect(remoteFolder('home')).toBe('remotes/home');
});

it('treats a root with a remote.json as that remote, whatever its folder is called', () => {
  writeFileSync(join(folder, 'remote.json'), '{ "name": "shop" }');
  expect(seenFrom(folder)).toEqual({ IS_ONE_REMOTE: true, names: ['shop'], folders: ['.'] });
});

it('finds no remote in an empty root', () => {
  expect(seenFrom(folder)).toEqual({ IS_ONE_REMOTE: false, names: [], folders: [] });
});
