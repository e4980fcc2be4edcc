import type { BenchBrowser } from '../browser.ts';
import type { Both } from '../start-both.ts';

/** Input of every measurement: the running site, and a browser. */
export interface Bench extends Omit<Both, 'stop'> {
  browser: BenchBrowser;
  /** Whether only counted goals are measured, on the least data that is sufficient. */
  gate: boolean;
  /** Duration of each flood, in seconds. */
  seconds: number;
  /** The selected floods; all of them when absent. */
  floods: string[] | undefined;
  /** Whether the results are written to the documentation. */
  write: boolean;
  /** Whether the measured sizes of pages become the accepted ones. */
  acceptSizes: boolean;
  /** Number of visits for each median. */
  runs: number;
  /** Returns the browser storage of a signed-in account, by default the member; created at the first call. */
  session(account?: string): Promise<object>;
}

/** The measured public pages. */
export const PUBLIC_PATHS = ['/', '/about'] as const;
