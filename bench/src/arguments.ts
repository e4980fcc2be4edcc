import { readOptions, UsageError } from '@boardwalk/build/command';

/** Sufficient for a median that one bad run doesn't change. */
const DEFAULT_RUNS = 7;
const FLOOD_SECONDS = 30;
const MAX_FLOOD_SECONDS = 300;
/** Sections of `--load`. */
const LOAD = 'load,steady';
const USAGE = `Usage: npm run bench                          all sections, written to docs/benchmarks.md
       npm run bench -- --runs=3                 the same with fewer visits for each median
       npm run bench -- --gate                   counted goals only; fails when one isn't met
       npm run bench -- --only=speed,bytes       some sections, printed only
       npm run bench -- --only=floods --seconds=300  duration of each flood, by default 30 s, at most 300 s
       npm run bench -- --only=floods --floods=json,slow  some floods, by their names in bench/src/measure/floods.ts
       npm run bench -- --load                   calls per second of one process and of two, and stability under load
       npm run bench -- --only=speed --write     the same, and replaces these sections in docs/benchmarks.md
       npm run bench -- --only=page-bytes --write  accepts the measured sizes in docs/developers/page-bytes.md
       npm run bench -- --against=v1.2.0 --runs=5  pages and interactions of this checkout and of another commit, in turns
       npm run bench -- --against=v1.2.0 --pictures  pictures of all pages that differ from another commit, into .build/pictures`;

export interface BenchArguments {
  /** Measures only counted goals, and fails when one isn't met. */
  gate: boolean;
  /** Number of visits for each median. */
  runs: number;
  /** Duration of each flood. */
  seconds: number;
  /** The selected floods; all of them when absent. */
  floods: string[] | undefined;
  /** The selected sections; all of them when absent. */
  only: string[] | undefined;
  /** Whether the results are written to the document. */
  write: boolean;
  /** Whether the measured sizes of pages become the accepted ones: only on request, because the gate compares with them. */
  acceptSizes: boolean;
  /** Commit, tag or branch to compare with; undefined for a measurement of this checkout alone. */
  against: string | undefined;
  /** Whether pictures of pages are compared instead of times. */
  pictures: boolean;
}

/** Reads the arguments of `npm run bench`. @param known the names of the sections. @throws UsageError with the usage. */
export function readBenchArguments(args: readonly string[], known: readonly string[]): BenchArguments {
  const {
    gate = false,
    load = false,
    runs,
    seconds,
    floods,
    against,
    pictures = false,
    only = load ? LOAD : undefined,
    write = false,
  } = parse(args);
  if (runs !== undefined && !/^[1-9]\d{0,2}$/.test(runs)) throw wrong('--runs: a number from 1 to 999.');
  if (seconds !== undefined && !(/^[1-9]\d{0,2}$/.test(seconds) && Number(seconds) <= MAX_FLOOD_SECONDS))
    throw wrong(`--seconds: a number from 1 to ${MAX_FLOOD_SECONDS}.`);
  const names = only?.split(',');
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0)
    throw wrong(`No such section: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  if (against !== undefined && (gate || write || names))
    throw wrong('--against prints a comparison of its own: leave --gate, --only and --write away.');
  if (pictures && against === undefined)
    throw wrong('--pictures needs --against, the commit to compare with.');
  if (gate && write) throw wrong('--gate counts and writes nothing: leave --write away.');
  return {
    gate,
    runs: Number(runs ?? DEFAULT_RUNS),
    seconds: Number(seconds ?? FLOOD_SECONDS),
    floods: floods?.split(','),
    only: names,
    write: write || !(gate || names || against),
    acceptSizes: write && names?.includes('page-bytes') === true,
    against,
    pictures,
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
    against: text,
    pictures: flag,
    write: flag,
  };
  return readOptions({ args: [...args], options }, `\n${USAGE}`).values;
}

const wrong = (message: string) => new UsageError(`${message}\n\n${USAGE}`);
