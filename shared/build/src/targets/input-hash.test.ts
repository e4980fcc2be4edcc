import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '../workspace/folders.ts';
import { inputHash } from './input-hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-inputs-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('changes with sources and with compiled Markdown, but not with tests and READMEs', () => {
  const hashWith = (file: string) => {
    writeFileSync(join(folder, file), file);
    return inputHash([relative(ROOT, folder)]);
  };
  const first = hashWith('main.ts');
  expect(hashWith('main.test.ts')).toBe(first);
  expect(hashWith('README.md')).toBe(first);
  expect(hashWith('article.md')).not.toBe(first);
});
