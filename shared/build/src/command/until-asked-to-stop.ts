/** How often to look whether the terminal that started this is still there, in milliseconds. */
const LOOK_EVERY = 1000;

/** Waits for Ctrl-C, a termination, or the end of whoever started this process. `code` is the exit code to leave with. */
export function untilAskedToStop(): { code: Promise<number>; now(code: number): void } {
  const { promise, resolve } = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(0));
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid !== parent) resolve(0);
  }, LOOK_EVERY);
  // It must not be what keeps a process alive whose start has failed.
  look.unref();
  void promise.then(() => clearInterval(look));
  return { code: promise, now: resolve };
}
