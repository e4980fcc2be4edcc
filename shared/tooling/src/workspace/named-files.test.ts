import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './folders.ts';

const GUIDES = ['docs/a-feature-end-to-end.md'];
/** A path of this repository between backticks. */
const PATH = /`((?:docs|e2e|remotes|services|shared|shell)\/[\w./-]+)`/g;

it.each(GUIDES)('%s names files that are there', (guide) => {
  const named = [...readFileSync(join(ROOT, guide), 'utf8').matchAll(PATH)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
