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
  /** Aborted when sites and browser are being stopped: later failures are no results. */
  ending: AbortSignal;
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
  const ending = new AbortController();
  /** Registers what has to be stopped; if it was interrupted while that was being started, it is stopped now. */
  const onEnd = async (stop: () => Promise<void>) => {
    stops.push(stop);
    if (!ending.signal.aborted) return;
    await stop();
    ending.signal.throwIfAborted();
  };
  const interrupted = untilStopSignal().code.then(() => {
    throw new PlainError('Interrupted.');
  });
  const start = async (checkout: string) => {
    const site = await startCheckout(checkout);
    // Awaited below: it may fail while the other site is being started.
    site.opened.catch(() => {});
    await onEnd(site.stop);
    return site;
  };
  const run = async () => {
    const here = await start(ROOT);
    const there = await start(folder);
    await Promise.all([here.opened, there.opened]);
    const browser = await openBrowser(log, { endsOnSignal: false });
    await onEnd(() => browser.close());
    return use({
      browser,
      here: here.origin,
      there: there.origin,
      folder,
      commit,
      ending: ending.signal,
    });
  };
  try {
    return await Promise.race([run(), interrupted]);
  } finally {
    ending.abort();
    await Promise.allSettled(stops.map((stop) => stop()));
  }
}
