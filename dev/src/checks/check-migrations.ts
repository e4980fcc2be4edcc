import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

const API = join(ROOT, 'services/api');
const DRIZZLE_KIT = join(dirname(createRequire(join(API, 'package.json')).resolve('drizzle-kit')), 'bin.cjs');

interface Journal {
  entries: { idx: number; tag: string }[];
}

/** Returns missing and superfluous files: each migration of the journal has one, and the newest has a snapshot. drizzle-kit reads no older snapshot. */
function incomplete(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  const newest = entries.at(-1)?.idx ?? 0;
  const expected = [
    ...entries.map(({ tag }) => `${tag}.sql`),
    `meta/${String(newest).padStart(4, '0')}_snapshot.json`,
  ];
  const found = [
    ...readdirSync(folder).filter((file) => file.endsWith('.sql')),
    ...readdirSync(join(folder, 'meta'))
      .filter((file) => file !== '_journal.json')
      .map((file) => `meta/${file}`),
  ];
  return [
    ...expected.filter((file) => !found.includes(file)).map((file) => `${file} is missing.`),
    ...found.filter((file) => !expected.includes(file)).map((file) => `${file} is not needed: delete it.`),
  ];
}

/** Returns the migration that `drizzle-kit generate` would write now; undefined when tables and snapshots agree. */
function drift(migrations: string): string | undefined {
  const scratch = mkdtempSync(join(tmpdir(), 'boardwalk-migrations-'));
  try {
    cpSync(migrations, scratch, { recursive: true });
    const args = ['generate', '--dialect=postgresql', '--schema=./src/**/*.table.ts', '--name=drift'];
    execFileSync(process.execPath, [DRIZZLE_KIT, ...args, `--out=${relative(API, scratch)}`], {
      cwd: API,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const written = readdirSync(scratch).find((file) => file.endsWith('_drift.sql'));
    return written && readFileSync(join(scratch, written), 'utf8');
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const folder = join(API, 'migrations');
const problems = incomplete(folder);
const statements = problems.length === 0 ? drift(folder) : undefined;
if (statements) problems.push(`The tables say more than the migrations:\n${statements}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
