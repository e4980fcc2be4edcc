import { parseArgs } from 'node:util';
import { UsageError } from '../commands/plain-error.ts';

/** Enough for a median that one bad run doesn't move. */
const LEAST_RUNS = 7;
const USAGE = `Usage: npm run bench                          everything, into docs/benchmarks.md
       npm run bench -- --runs=3                 the same with fewer visits for each median
       npm run bench -- --gate                   what is counted; fails when a goal isn't met
       npm run bench -- --only=speed,bytes       some sections, on the terminal alone`;

export interface BenchArguments {
  /** Only what is counted, and failing when a goal isn't met. */
  gate: boolean;
  /** How many visits a median is taken of. */
  runs: number;
  /** The sections that are wanted; all of them when absent. */
  only: string[] | undefined;
}

/** Reads a call of `npm run bench`. @param known the names of the sections. @throws UsageError that says how it is meant. */
export function readBenchArguments(args: readonly string[], known: readonly string[]): BenchArguments {
  const { gate, runs, only } = parse(args);
  if (runs !== undefined && !/^[1-9]\d{0,2}$/.test(runs)) throw wrong('--runs: a number from 1 to 999.');
  const names = only?.split(',');
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0)
    throw wrong(`No such section: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return { gate: gate ?? false, runs: Number(runs ?? LEAST_RUNS), only: names };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { gate: { type: 'boolean' }, runs: { type: 'string' }, only: { type: 'string' } },
    }).values;
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

const wrong = (message: string) => new UsageError(`${message}\n\n${USAGE}`);
