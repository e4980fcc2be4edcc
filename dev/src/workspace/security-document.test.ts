import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
/** Every requirement of the levels 1 and 2, in order: `V1.1.1 L2`. */
const required = readFileSync(join(import.meta.dirname, 'asvs-5.0-requirements.txt'), 'utf8')
  .trim()
  .split('\n');

interface Row {
  id: string;
  level: string;
  standing: string;
}
/** The rows of the table: requirement, level, text, status. */
const rows: Row[] = [...text.matchAll(/^\| (V[\d.]+) +\| (L\d) +\|[^|]*\| (.*?) *\|$/gm)].map(
  ([, id = '', level = '', standing = '']) => ({ id, level, standing }),
);

const FOLDERS = 'bench|dev|docs|e2e|remotes|services|shared|shell';
const ROOT_FILES = String.raw`[\w.-]+\.(?:md|ya?ml)|Dockerfile|\.dockerignore`;
/** A file of this repository between backticks: anywhere with a folder, in the table also those at the root. */
const FILE = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g');
const FILE_IN_ROW = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+|${ROOT_FILES})\``, 'g');
/** Targets of the document's links, without the anchor. */
const LINK = /\]\(([\w./-]+)(?:#[\w-]+)?\)/g;
const filesIn = (where: string, pattern: RegExp) => [...where.matchAll(pattern)].map(([, file = '']) => file);

const TEST = new RegExp(`^\`(?:${FOLDERS})/[\\w./-]+\\.(?:test|spec)\\.tsx?\``);
const BY_FILE = /^by (?:code, no test|document): `/;
const BY_WORDS = /^(?:not applicable|not met|exception|by configuration): \S/;
const kindOf = ({ standing }: Row): string | undefined => {
  if (TEST.test(standing)) return 'a test';
  if (BY_FILE.test(standing))
    return filesIn(standing, FILE_IN_ROW).length > 0 ? standing.split(':')[0] : undefined;
  return BY_WORDS.test(standing) ? standing.split(':')[0] : undefined;
};

it('lists every requirement once, in order, with its level', () => {
  expect(required).toHaveLength(253);
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(required);
});

it('names existing files only', () => {
  const named = [...filesIn(text, FILE), ...rows.flatMap(({ standing }) => filesIn(standing, FILE_IN_ROW))];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(filesIn(text, LINK).filter((file) => !existsSync(join(ROOT, 'docs', file)))).toEqual([]);
});

it('states for each requirement which test shows it, or why there is none', () => {
  expect(rows.filter((row) => kindOf(row) === undefined)).toEqual([]);
});

it('leaves no requirement of level 1 unmet, and less than a twentieth of the applicable ones of level 2', () => {
  const isUnmet = (row: Row) => kindOf(row) === 'not met';
  const applying = (level: string) =>
    rows.filter((row) => row.level === level && kindOf(row) !== 'not applicable');
  expect(applying('L1').filter(isUnmet)).toEqual([]);
  expect(applying('L2').filter(isUnmet).length / applying('L2').length).toBeLessThan(0.05);
});

it('states the actual counts', () => {
  const counted = (...kinds: string[]) => rows.filter((row) => kinds.includes(kindOf(row) ?? '')).length;
  const said = [...text.matchAll(/^\| (shown by [a-z ,]+?|not [a-z]+?|an exception) +\| +(\d+) +\|$/gm)];
  expect(Object.fromEntries(said.map(([, kind, count]) => [kind, Number(count)]))).toEqual({
    'shown by a test': counted('a test'),
    'shown by code, configuration or a document': counted(
      'by code, no test',
      'by configuration',
      'by document',
    ),
    'not applicable': counted('not applicable'),
    'an exception': counted('exception'),
    'not met': counted('not met'),
  });
});
