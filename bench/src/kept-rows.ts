import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD } from '@boardwalk/build/workspace';
import type { Row } from './row.ts';

const FILE = join(BUILD, 'bench', 'rows.json');

/** The run that produced a section's rows. */
export interface Run {
  command: string;
  /** ISO 8601, the date only. */
  day: string;
  commit: string;
}

export interface MeasuredSection extends Run {
  rows: Row[];
}

/** Returns the last measurement of each section for the document, by its name; sections without one are absent. */
export function readKept(file = FILE): Partial<Record<string, MeasuredSection>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, MeasuredSection>;
  } catch {
    return {};
  }
}

/** Replaces the stored measurements of the same sections. @returns all stored measurements. */
export function keepRows(measured: Readonly<Record<string, MeasuredSection>>, file = FILE) {
  const kept = { ...readKept(file), ...measured };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept)}\n`);
  return kept;
}

/** Returns a sentence for each run with its sections; the run with the most sections needs no names. */
export function tellRuns(sections: readonly (readonly [name: string, of: Run])[]): string {
  const runs = Map.groupBy(
    sections,
    ([, { command, day, commit }]) => `\`${command}\` on ${day}, commit ${commit}`,
  );
  return [...runs]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([run, of], at) =>
      at === 0 ? `Made by ${run}.` : `Measured again, ${of.map(([name]) => name).join(', ')}: by ${run}.`,
    )
    .join('\n');
}
