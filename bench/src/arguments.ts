import { readOptions, UsageError } from '@boardwalk/build/command';

/** Enough for a median that one bad run doesn't move. */
const LEAST_RUNS = 7;
const FLOOD_SECONDS = 30;
const LONGEST_FLOOD = 300;
/** What `--load` stands for. */
const LOAD = 'load,steady';
const USAGE = `Usage: npm run bench                          everything, into docs/benchmarks.md
       npm run bench -- --runs=3                 the same with fewer visits for each median
       npm run bench -- --gate                   what is counted; fails when a goal isn't met
       npm run bench -- --only=speed,bytes       some sections, on the terminal alone
       npm run bench -- --only=floods --seconds=300  each flood so long, 30 s unless said, 300 at most
       npm run bench -- --only=floods --floods=json,slow  some floods, by their names in bench/src/measure/floods.ts
       npm run bench -- --load                   how many calls a second, for one process and two, and how it stays under load
       npm run bench -- --only=speed --write     the same, and into docs/benchmarks.md beside what is there of the others`;

export interface BenchArguments {
  /** Only what is counted, and failing when a goal isn't met. */
  gate: boolean;
  /** How many visits a median is taken of. */
  runs: number;
  /** How long each flood lasts. */
  seconds: number;
  /** The floods that are wanted; all of them when absent. */
  floods: string[] | undefined;
  /** The sections that are wanted; all of them when absent. */
  only: string[] | undefined;
  /** Whether what is measured goes into the document. */
  write: boolean;
}

/** Reads a call of `npm run bench`. @param known the names of the sections. @throws UsageError that says how it is meant. */
export function readBenchArguments(args: readonly string[], known: readonly string[]): BenchArguments {
  const {
    gate = false,
    load = false,
    runs,
    seconds,
    floods,
    only = load ? LOAD : undefined,
    write = false,
  } = parse(args);
  if (runs !== undefined && !/^[1-9]\d{0,2}$/.test(runs)) throw wrong('--runs: a number from 1 to 999.');
  if (seconds !== undefined && !(/^[1-9]\d{0,2}$/.test(seconds) && Number(seconds) <= LONGEST_FLOOD))
    throw wrong(`--seconds: a number from 1 to ${LONGEST_FLOOD}.`);
  const names = only?.split(',');
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0)
    throw wrong(`No such section: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  if (gate && write) throw wrong('--gate counts and writes nothing: leave --write away.');
  return {
    gate,
    runs: Number(runs ?? LEAST_RUNS),
    seconds: Number(seconds ?? FLOOD_SECONDS),
    floods: floods?.split(','),
    only: names,
    write: write || !(gate || names),
  };
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  const options = {
    gate: flag,
    load: flag,
    runs: text,
    seconds: text,
    floods: text,
    only: text,
    write: flag,
  };
  return readOptions({ args: [...args], options }, `\n${USAGE}`).values;
}

const wrong = (message: string) => new UsageError(`${message}\n\n${USAGE}`);
