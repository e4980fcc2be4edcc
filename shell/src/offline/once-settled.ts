/** Quiet time after the page has loaded, in milliseconds. */
const SETTLE = 3000;
/** A browser that is never idle goes on all the same after this. */
const AT_LATEST = 5000;

/** Does what must not compete with the page, once that stands. That it fails costs nobody anything. */
export function onceSettled(run: () => Promise<void>): void {
  const start = () => void run().catch(() => {});
  const settle = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_LATEST });
      else start();
    }, SETTLE);
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
}
