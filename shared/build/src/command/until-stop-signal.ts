/** Interval of the check whether the parent process still runs, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

/** Waits for Ctrl-C, a termination signal, or the end of the parent process. `code` resolves to the exit code. */
export function untilStopSignal(): { code: Promise<number>; now(code: number): void } {
  const { promise, resolve } = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(0));
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid !== parent) resolve(0);
  }, CHECK_INTERVAL_MS);
  // The timer must not keep a process alive whose start has failed.
  check.unref();
  void promise.then(() => clearInterval(check));
  return { code: promise, now: resolve };
}
