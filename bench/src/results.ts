import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import type { Row } from './row.ts';

/** In the repository: a section that is measured again, on any machine, doesn't lose the others. */
const FILE = join(ROOT, 'docs/benchmarks.json');
/** Older results are stale. */
const MAX_AGE_DAYS = 14;
const MAX_AGE_COMMITS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The run that produced a section's rows. */
export interface Run {
  command: string;
  /** ISO 8601, the date only. */
  day: string;
  commit: string;
  /** Processors, memory and system. */
  machine: string;
  browser: string;
  /** Lighthouse's benchmark index of the machine before the run; absent in older results. */
  index?: number;
  /** Condition of the run that makes its times less exact. */
  remark?: string;
}

export interface MeasuredSection extends Run {
  rows: Row[];
}

/** The last measurement of each section, by its name. */
export type Results = Partial<Record<string, MeasuredSection>>;

/** Reads the stored measurements. */
export function readResults(file = FILE): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Replaces the stored measurements of the same sections. @returns all stored measurements. */
export function storeResults(measured: Results, file = FILE): Results {
  const results = { ...readResults(file), ...measured };
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  return results;
}

/** Returns how many commits of this checkout follow a commit; infinite for one that isn't in its history. */
export function commitsSince(commit: string): number {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', `${commit}..HEAD`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? Number(stdout) : Number.POSITIVE_INFINITY;
}

/** Returns whether results are older than 14 days or 100 commits. @param today ISO 8601, the date only. */
export function isStale(
  { day, commit }: Pick<Run, 'day' | 'commit'>,
  today: string,
  since = commitsSince,
): boolean {
  return Date.parse(today) - Date.parse(day) > MAX_AGE_DAYS * DAY_MS || since(commit) > MAX_AGE_COMMITS;
}

/** Describes a run in one sentence, with the sections that it measured. */
export function describeRun(
  { command, day, commit, machine, browser, index, remark }: Run,
  sections: readonly string[],
): string {
  const speed = index === undefined ? '' : `, benchmark index ${index}`;
  const condition = remark === undefined ? '' : ` ${remark}`;
  return `${sections.join(', ')}: \`${command}\` on ${day}, commit ${commit}, ${machine}${speed}, ${browser}.${condition}`;
}
