import { PlainError, untilStopSignal } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';
import { buildApart } from '@boardwalk/dev/build-apart';
import { type BenchBrowser, openBrowser } from '../browser.ts';
import { startCheckout } from './checkout-site.ts';
import { otherCheckout } from './other-checkout.ts';

/** The running sites of this checkout and of another commit, with a browser. */
export interface BothSites {
  browser: BenchBrowser;
  /** Origin of this checkout's site. */
  here: string;
  /** Origin of the other commit's site. */
  there: string;
  /** Folder of the other commit's checkout. */
  folder: string;
  /** First ten digits of the other commit. */
  commit: string;
}

export interface AgainstOptions {
  /** Commit, tag or branch to compare with. */
  ref: string;
  log: (line: string) => void;
}

/**
 * Builds and starts this checkout and another commit in full, each with a new demo community, and stops both afterwards. They start together, so
 * that times relative to the start of the community are the same on both.
 * @throws PlainError after Ctrl-C, or if a site can't be built or started. Sites and browser are stopped.
 */
export async function withBothSites<T>(
  { ref, log }: AgainstOptions,
  use: (sites: BothSites) => Promise<T>,
): Promise<T> {
  const { folder, commit } = otherCheckout(ref);
  buildApart('full');
  log(`starting this checkout and ${commit}`);
  const stops: (() => Promise<void>)[] = [];
  let isEnded = false;
  const interrupted = untilStopSignal().code.then(() => {
    throw new PlainError('Interrupted.');
  });
  const start = async (checkout: string) => {
    const site = await startCheckout(checkout);
    stops.push(site.stop);
    // Awaited below: it may fail while the other site is being started.
    site.opened.catch(() => {});
    // It was interrupted before this site could be stopped with the others.
    if (isEnded) await site.stop();
    return site;
  };
  const run = async () => {
    const here = await start(ROOT);
    const there = await start(folder);
    await Promise.all([here.opened, there.opened]);
    const browser = await openBrowser(log);
    stops.push(() => browser.close());
    return use({ browser, here: here.origin, there: there.origin, folder, commit });
  };
  try {
    return await Promise.race([run(), interrupted]);
  } finally {
    isEnded = true;
    await Promise.allSettled(stops.map((stop) => stop()));
  }
}
