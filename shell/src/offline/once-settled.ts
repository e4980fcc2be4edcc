/** Idle time after page load, in milliseconds. */
const QUIET_MS = 3000;
/** Maximum delay if the browser is never idle, in milliseconds. */
const AT_LATEST = 5000;

/** Runs a task that must not compete with the page load. Failures are ignored. */
export function onceSettled(run: () => Promise<void>): void {
  const start = () => void run().catch(() => {});
  const schedule = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_LATEST });
      else start();
    }, QUIET_MS);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
