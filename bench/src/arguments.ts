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
       npm run bench -- --against=v1.2.0 --pages=/terms,/docs  some pages only, without interactions
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
  /** Paths of the compared pages; all pages and interactions when absent. */
  pages: string[] | undefined;
  /** Whether pictures of pages are compared instead of times. */
  pictures: boolean;
}

/** The names that arguments may have. */
interface KnownNames {
  sections: readonly string[];
  /** Paths of the pages that are compared with another commit. */
  pages: readonly string[];
}

/** Reads the arguments of `npm run bench`. @throws UsageError with the usage. */
export function readBenchArguments(args: readonly string[], known: KnownNames): BenchArguments {
  const {
    gate = false,
    load = false,
    runs,
    seconds,
    floods,
    against,
    pages,
    pictures = false,
    only = load ? LOAD : undefined,
    write = false,
  } = parse(args);
  if (runs !== undefined && !/^[1-9]\d{0,2}$/.test(runs)) throw wrong('--runs: a number from 1 to 999.');
  if (seconds !== undefined && !(/^[1-9]\d{0,2}$/.test(seconds) && Number(seconds) <= MAX_FLOOD_SECONDS))
    throw wrong(`--seconds: a number from 1 to ${MAX_FLOOD_SECONDS}.`);
  const names = namesIn(only, known.sections, 'section');
  if (against !== undefined && (gate || write || names))
    throw wrong('--against prints a comparison of its own: leave --gate, --only and --write away.');
  if (pictures && against === undefined)
    throw wrong('--pictures needs --against, the commit to compare with.');
  if (pages !== undefined && (against === undefined || pictures))
    throw wrong('--pages selects pages of --against, without --pictures.');
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
    pages: namesIn(pages, known.pages, 'page'),
    pictures,
  };
}

/** Splits a list of names. @throws UsageError for an unknown one. */
function namesIn(list: string | undefined, known: readonly string[], kind: string): string[] | undefined {
  const names = list?.split(',');
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length === 0) return names;
  throw wrong(`No such ${kind}: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
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
    pages: text,
    pictures: flag,
    write: flag,
  };
  return readOptions({ args: [...args], options }, `\n${USAGE}`).values;
}

const wrong = (message: string) => new UsageError(`${message}\n\n${USAGE}`);
