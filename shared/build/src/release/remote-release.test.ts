import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dropRemovedRemotes } from './remote-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-remotes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('removes the builds of remotes that left the checkout, and no other files', () => {
  for (const name of ['docs', 'gone']) {
    mkdirSync(join(folder, name, '1.0.0-a'), { recursive: true });
    writeFileSync(join(folder, name, 'current'), '1.0.0-a');
  }
  dropRemovedRemotes(folder, ['docs', 'news']);
  expect(readdirSync(folder)).toEqual(['docs']);
  expect(readdirSync(join(folder, 'docs')).sort()).toEqual(['1.0.0-a', 'current']);
  dropRemovedRemotes(join(folder, 'nowhere'), []);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});
