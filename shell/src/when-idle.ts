/** Time without work after page load, in milliseconds. */
const QUIET_MS = 3000;
/** Maximum delay if the browser is never idle, in milliseconds. */
const MAX_IDLE_WAIT_MS = 5000;

/** Runs a task that must not compete with the page load, once. @returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const start = () => {
    if (!isCancelled) run();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: MAX_IDLE_WAIT_MS });
      else start();
    }, QUIET_MS);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
    removeEventListener('load', schedule);
  };
}
