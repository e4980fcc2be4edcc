import type { BenchBrowser } from '../browser.ts';

/** What every measurement works with. */
export interface Bench {
  browser: BenchBrowser;
  /** Where site and twin are served. */
  origin: string;
  /** What a browser keeps of a member who is signed in; made once, when first asked for. */
  session(): Promise<object>;
}

/** The public pages that are measured. */
export const PUBLIC_PATHS = ['/', '/about'] as const;
