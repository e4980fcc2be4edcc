import type { BenchBrowser } from '../browser.ts';
import type { Both } from '../start-both.ts';

/** What every measurement works with: the running site, and a browser to look at it. */
export interface Bench extends Omit<Both, 'stop'> {
  browser: BenchBrowser;
  /** Whether only what is counted is asked for, on as little data as tells it. */
  gate: boolean;
  /** How long each flood lasts, in seconds. */
  seconds: number;
  /** The floods that are wanted; all of them when absent. */
  floods: string[] | undefined;
  /** How many visits a median is taken of. */
  runs: number;
  /** What a browser keeps of somebody who is signed in, the member unless said; made once, when first asked for. */
  session(account?: string): Promise<object>;
}

/** The public pages that are measured. */
export const PUBLIC_PATHS = ['/', '/about'] as const;
