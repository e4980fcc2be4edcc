import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { findingsIn, textsOfMarkdown, textsOfSource } from './plain-english.ts';

const SOURCES = '{bench,dev,e2e,remotes,services,shared,shell}/**/*.{ts,tsx,mjs}';
const DOCUMENTS = ['*.md', '{docs,services,shared}/**/*.md'];

/**
 * Files in their own language: packages and builds, published change logs, records of decisions, measurements that name what was measured, and the demo
 * community's own texts.
 */
const EXEMPT =
  /(^|\/)(node_modules|\.build|dist|decisions|demo)\/|CHANGELOG\.md$|^docs\/benchmarks\.md$|\/plain-english\.test\.ts$/;

function filesOf(pattern: string | string[]): string[] {
  return globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === '.build' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !EXEMPT.test(file));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const texts = [
  ...filesOf(SOURCES).map((file) => ({ file, texts: textsOfSource(file, read(file)) })),
  ...filesOf(DOCUMENTS).map((file) => ({ file, texts: textsOfMarkdown(read(file)) })),
];
const found = texts.flatMap(({ file, texts }) =>
  texts.flatMap(findingsIn).map((finding) => `${file}:${finding}`),
);
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
